// Who may import whom. Each message names the import that is right instead.
// The picture: scene → tools → session → contract → games → core, and main's features → contract → rules.

const TEST = String.raw`(\.test\.ts$|^src-rules/testing/|^src-rules/games/[^/]+/testing/)`

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'core-knows-no-game',
      severity: 'error',
      comment:
        'src-rules/core is shared by all games: move the shared function into core, or have the game pass what core needs as an argument.',
      from: { path: '^src-rules/core/', pathNot: TEST },
      to: { path: '^src-rules/games/' },
    },
    {
      name: 'no-game-imports-another',
      severity: 'error',
      comment: 'A game stands alone: move what two games share into src-rules/core and import it from there.',
      from: { path: '^src-rules/games/([^/]+)/' },
      to: { path: '^src-rules/games/[^/]+/', pathNot: '^src-rules/games/$1/' },
    },
    {
      name: 'only-the-registry-knows-all-games',
      severity: 'error',
      comment:
        'Inside src-rules only games/registry.ts names the games: import the registry, or work on the Ruleset you are given.',
      from: {
        path: '^src-rules/',
        pathNot: ['^src-rules/games/registry(\\.test)?\\.ts$', '^src-rules/games/[^/]+/', TEST],
      },
      to: { path: '^src-rules/games/[^/]+/' },
    },
    {
      name: 'no-game-imports-the-registry',
      severity: 'error',
      comment:
        'The registry imports the games, never the other way: use the Ruleset from src-rules/core/ruleset.ts.',
      from: { path: '^src-rules/(core|games/[^/]+)/', pathNot: TEST },
      to: { path: '^src-rules/games/registry\\.ts$' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment:
        'The rules import only src-rules, zod and @noble/hashes: pass anything else in as an argument; reading and drawing belong in src-main and src-renderer.',
      from: { path: '^src-rules/', pathNot: TEST },
      to: { pathNot: ['^src-rules/', '^node_modules/(zod|@noble/hashes)/'] },
    },
    {
      name: 'rules-tests-stay-in-the-rules',
      severity: 'error',
      comment:
        'Tests of the rules import src-rules and test libraries only: test what needs the app in src-main or e2e.',
      from: { path: '^src-rules/' },
      to: { path: '^(src-main|src-renderer|e2e|bench)/' },
    },
    {
      name: 'renderer-meets-main-in-the-contract',
      severity: 'error',
      comment:
        'Import from src-main/contract (@contract/…); everything else of main is reached through window.marshal.',
      from: { path: '^src-renderer/' },
      to: { path: '^src-main/', pathNot: '^src-main/contract/' },
    },
    {
      name: 'main-knows-no-renderer',
      severity: 'error',
      comment: 'Main sends data, not views: put the shared type into src-main/contract.',
      from: { path: '^src-main/' },
      to: { path: '^src-renderer/' },
    },
    {
      name: 'contract-knows-rules-only',
      severity: 'error',
      comment:
        'The contract is read by main, preload and renderer alike: it imports itself, src-rules (@rules/…) and zod; move anything else to the feature that needs it.',
      from: { path: '^src-main/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^src-main/contract/', '^src-rules/', '^node_modules/zod/'] },
    },
    {
      name: 'preload-is-a-thin-bridge',
      severity: 'error',
      comment:
        'The preload imports src-main/contract and electron only: put the work into a handler in src-main/<feature>.',
      from: { path: '^src-main/preload/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^src-main/(preload|contract)/', '^electron$', '^node_modules/electron/'] },
    },
    {
      name: 'features-do-not-reach-into-the-composition-root',
      severity: 'error',
      comment: 'src-main/main.ts wires the features together: take what you need as an argument instead.',
      from: { path: '^src-main/' },
      to: { path: '^src-main/main\\.ts$' },
    },
    {
      name: 'konva-stays-in-the-scene',
      severity: 'error',
      comment:
        'Only a scene draws with Konva, that of the tabletop or that of a game with a board of its own: give it data.',
      from: { path: '^src-renderer/', pathNot: '^src-renderer/(tabletop|games/[^/]+)/scene/' },
      to: { path: '^node_modules/konva/' },
    },
    {
      name: 'tools-do-not-know-the-scene',
      severity: 'error',
      comment:
        'Tools compute; the scene imports the tools, never the other way. Pass what a tool needs as an argument.',
      from: { path: '^src-renderer/tabletop/tools/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src-renderer/tabletop/scene/' },
    },
    {
      name: 'session-does-not-know-the-table',
      severity: 'error',
      comment: 'The session is state without a view: the tabletop imports the session, never the other way.',
      from: { path: '^src-renderer/session/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src-renderer/(tabletop|panels|library|display|printing)/' },
    },
    {
      name: 'no-test-library-in-the-product',
      severity: 'error',
      comment:
        'pure-rand, fast-check, vitest and Playwright are for tests: the product draws its chance from crypto in src-main.',
      from: { path: '^src-', pathNot: ['\\.test\\.ts$', '(^|/)testing/'] },
      to: { path: '^node_modules/(pure-rand|fast-check|vitest|@playwright)/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Two files import each other: move what both need into a third.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      comment: 'The import leads nowhere: a typing mistake, or a package missing in package.json.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(electron|virtual:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.json$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'import', 'types', 'default'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
}
