import type { Page } from '@playwright/test'
import { CHANNELS } from '../../src-main/contract/channels'
import { expect, test } from '../fixtures/app'

/** What the bridge answers to anything at all, told apart from one that throws. */
function askRaw(page: Page, calls: readonly (readonly [channel: unknown, argument: unknown])[]) {
  return page.evaluate(async (asked) => {
    const { marshal } = globalThis as unknown as {
      marshal: { call: (...words: unknown[]) => Promise<{ ok: boolean; trouble?: { code: string } }> }
    }
    const answers: string[] = []
    for (const [channel, argument] of asked) {
      try {
        const answer = await marshal.call(channel, argument)
        answers.push(answer.ok ? 'done' : String(answer.trouble?.code))
      } catch (error) {
        answers.push(`thrown: ${error}`)
      }
    }
    return answers
  }, calls)
}

/** Runs an attempt in the page and names the directives of the policy that it ran into. */
async function blockedBy(page: Page, attempt: () => unknown): Promise<string[]> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(document, { seen })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, disposition }) => {
      if (disposition === 'enforce') seen.push(effectiveDirective)
    })
  })
  await page.evaluate(attempt)
  await page.waitForTimeout(150)
  return page.evaluate(() => [...new Set((document as unknown as { seen: string[] }).seen)])
}

test('the window isolates its page in a sandbox, without Node', async ({ page, marshal }) => {
  await expect(page.getByRole('navigation')).toBeVisible()
  const preferences = await marshal.electron.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
      getLastWebPreferences: () => Record<string, unknown>
    }
    return contents.getLastWebPreferences()
  })
  expect(preferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
  })
  expect(preferences.nodeIntegrationInWorker).not.toBe(true)
})

test('the bridge is the only thing that a page has beyond a browser’s, and it cannot be changed', async ({
  page,
}) => {
  await expect(page.getByRole('navigation')).toBeVisible()
  const found = await page.evaluate(() => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const plain = new Set(Object.getOwnPropertyNames(frame.contentWindow))
    const hasBridge = 'marshal' in (frame.contentWindow ?? {})
    frame.remove()
    const bridge = (globalThis as unknown as { marshal: Record<string, unknown> }).marshal
    const { call } = bridge
    const changes = [
      () => Object.assign(bridge, { call: () => 'mine' }),
      () => Object.assign(bridge, { more: 1 }),
      () => Object.defineProperty(globalThis, 'marshal', { value: {} }),
    ]
    const refused = changes.map((change) => {
      try {
        change()
        return false
      } catch {
        return true
      }
    })
    return {
      beyond: Object.getOwnPropertyNames(globalThis).filter(
        (name) => !plain.has(name) && !/^\d+$/.test(name),
      ),
      hasBridge,
      offers: Object.keys(bridge),
      refused,
      same: bridge.call === call,
      node: ['require', 'process', 'module', 'Buffer', 'global', '__dirname', 'setImmediate'].filter(
        (name) => name in globalThis,
      ),
    }
  })
  // Counters of the page's own libraries, which hold nothing of the system.
  const isOfPage = (name: string) => /^(__svelte|bits[A-Z]\w+)$/.test(name)
  expect({ ...found, beyond: found.beyond.filter((name) => !isOfPage(name)) }).toEqual({
    beyond: ['marshal'],
    hasBridge: false,
    offers: ['call', 'on'],
    refused: [true, true, true],
    same: true,
    node: [],
  })
})

test('the pages come with a policy that lets nothing in but what is built in', async ({ page }) => {
  const headers = await page.evaluate(async () => {
    const response = await fetch('/index.html')
    return Object.fromEntries(response.headers)
  })
  expect(headers['x-content-type-options']).toBe('nosniff')
  const policy = headers['content-security-policy'] ?? ''
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ])
    expect(policy.split('; ')).toContain(rule)
  expect(policy).not.toMatch(/unsafe-eval|https?:|\*/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
})

const ATTEMPTS: readonly (readonly [what: string, directive: string, attempt: () => unknown])[] = [
  [
    'an inline script',
    'script-src-elem',
    () => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken"'
      document.head.append(script)
    },
  ],
  [
    'an inline event handler',
    'script-src-attr',
    () => {
      const button = document.createElement('button')
      button.setAttribute('onclick', 'document.title = "taken"')
      document.body.append(button)
      button.click()
    },
  ],
  [
    'a script from elsewhere',
    'script-src-elem',
    () => {
      const script = document.createElement('script')
      script.src = 'https://example.invalid/taken.js'
      document.head.append(script)
    },
  ],
  [
    'a script in a data address',
    'script-src-elem',
    () => {
      const script = document.createElement('script')
      script.src = 'data:text/javascript,document.title="taken"'
      document.head.append(script)
    },
  ],
  ['text run by a timer', 'script-src', () => setTimeout('document.title = "taken"', 0)],
  ['a request elsewhere', 'connect-src', () => fetch('https://example.invalid/').catch(() => null)],
  [
    'a picture from elsewhere',
    'img-src',
    () => {
      new Image().src = 'https://example.invalid/seen.png'
    },
  ],
  [
    'a page within the page',
    'frame-src',
    () => {
      const frame = document.createElement('iframe')
      frame.src = 'https://example.invalid/'
      document.body.append(frame)
    },
  ],
  [
    'a form that sends',
    'form-action',
    () => {
      const form = document.createElement('form')
      form.action = 'https://example.invalid/'
      document.body.append(form)
      form.submit()
    },
  ],
]

test('the policy stops inline and foreign scripts, requests, pictures, frames and forms', async ({
  page,
}) => {
  for (const [what, directive, attempt] of ATTEMPTS) {
    await page.reload()
    expect(await blockedBy(page, attempt), what).toContain(directive)
    expect(await page.evaluate(() => document.title), what).toMatch(/Marshal/)
  }
})

test('text is never run as a script', async ({ page }) => {
  await page.reload()
  // In a task of the page's own, since what a test evaluates may do more than a page.
  const ran = await page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        setTimeout(() => {
          // biome-ignore lint/security/noGlobalEval: that it does not run is what is shown
          const tries = [() => globalThis.eval('1'), () => new Function('return 1')()]
          done(
            tries.map((attempt) => {
              try {
                return String(attempt())
              } catch (error) {
                return (error as Error).name
              }
            }),
          )
        }, 0)
      }),
  )
  expect(ran).toEqual(['EvalError', 'EvalError'])
})

test('no second window opens and no other address is gone to', async ({ page, marshal }) => {
  await expect(page.getByRole('navigation')).toBeVisible()
  const before = page.url()
  const opened = await page.evaluate(() => [
    window.open('https://example.invalid/') === null,
    window.open('about:blank') === null,
    window.open('/index.html') === null,
  ])
  expect(opened).toEqual([true, true, true])
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = 'https://example.invalid/'
    link.target = '_blank'
    document.body.append(link)
    link.click()
  })
  for (const address of [
    'https://example.invalid/',
    'file:///etc/passwd',
    'data:text/html,taken',
    'app://elsewhere/index.html',
  ]) {
    await page.evaluate((to) => {
      location.href = to
    }, address)
    await page.waitForTimeout(100)
    expect(page.url()).toBe(before)
  }
  const count = await marshal.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)
  expect(count).toBe(1)
})

test('no file outside the built pages is served', async ({ page }) => {
  const answers = await page.evaluate(async () => {
    const paths = [
      '/../main/main.js',
      '/%2e%2e/main/main.js',
      '/..%2fmain/main.js',
      '/%2e%2e%2f%2e%2e%2fpackage.json',
      '//etc/passwd',
      '/index.html%00.js',
      '/%zz.js',
    ]
    return Promise.all(
      paths.map(async (path) => {
        try {
          return (await fetch(path)).status
        } catch {
          return 0
        }
      }),
    )
  })
  for (const status of answers) expect([0, 404]).toContain(status)
})

test('whatever a page asks the system for is denied', async ({ page }) => {
  const answers = await page.evaluate(async () => {
    const nameOf = (error: unknown) => (error as Error).name
    const states = await Promise.all(
      (['geolocation', 'notifications', 'camera', 'microphone', 'clipboard-read'] as const).map(
        async (name) => (await navigator.permissions.query({ name: name as PermissionName })).state,
      ),
    )
    return {
      states: [...new Set(states)],
      notification: await Notification.requestPermission(),
      place: await new Promise((done) =>
        navigator.geolocation.getCurrentPosition(
          () => done('told'),
          ({ code }) => done(code),
        ),
      ),
      media: await navigator.mediaDevices.getUserMedia({ audio: true }).then(() => 'given', nameOf),
      clipboard: await navigator.clipboard.readText().then(() => 'given', nameOf),
    }
  })
  expect(answers.states).toEqual(['denied'])
  expect(answers.notification).toBe('denied')
  expect(answers.place).toBe(1)
  expect(answers.media).not.toBe('given')
  expect(answers.clipboard).toBe('NotAllowedError')
})

test('the bridge lets no channel through but those of the contract', async ({ page }) => {
  const names = [
    'battles:drop',
    '',
    '__proto__',
    'constructor',
    'toString',
    'app:info ',
    'ipc',
    'hasOwnProperty',
  ]
  expect(
    await askRaw(
      page,
      names.map((name) => [name, null] as const),
    ),
  ).toEqual(names.map(() => 'ipc/unknown-channel'))
  const heard = await page.evaluate(() => {
    const { marshal } = globalThis as unknown as {
      marshal: { on: (name: string, listener: () => void) => unknown }
    }
    try {
      marshal.on('battles:anything', () => {})
      return 'heard'
    } catch {
      return 'refused'
    }
  })
  expect(heard).toBe('refused')
})

test('every channel refuses an argument that is not its own, with an answer and not an error', async ({
  page,
}) => {
  const channels = Object.keys(CHANNELS)
  const nonsense = { nonsense: true, __proto__: { id: 'x' } }
  expect(
    await askRaw(
      page,
      channels.map((channel) => [channel, nonsense] as const),
    ),
  ).toEqual(channels.map(() => 'ipc/bad-argument'))
  expect(
    await askRaw(
      page,
      channels.map((channel) => [channel, 'x'.repeat(10)] as const),
    ),
  ).toEqual(channels.map(() => 'ipc/bad-argument'))
  expect(
    await askRaw(page, [
      ['battles:submit', { id: 'x', expectedSequence: 0, command: {} }],
      ['battles:submit', { id: 'x', expectedSequence: 1.5, command: {} }],
      ['armies:get', { id: '' }],
      ['armies:get', { id: 'x', more: 1 }],
      ['settings:change', { theme: 'pink' }],
      ['armies:get', { id: 'no such army' }],
    ]),
  ).toEqual([
    'ipc/bad-argument',
    'ipc/bad-argument',
    'ipc/bad-argument',
    'ipc/bad-argument',
    'ipc/bad-argument',
    'armies/unknown',
  ])
})
