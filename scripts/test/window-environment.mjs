// A Vitest environment for what runs in the window: Vite builds it for a browser, so that Svelte's $state, $derived and
// $effect react as they do there. There is no DOM: components are tested in the real window (e2e).

/** @type {import('vitest/runtime').Environment} */
export default {
  name: 'window',
  viteEnvironment: 'client',
  setup: () => ({ teardown() {} }),
}
