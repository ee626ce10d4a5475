import type { Browser, Page } from '@playwright/test'
import { axePath, startFakeServer, type FakeServer } from './fake-server.testing.ts'
import { axeIsAt } from './look-for-barriers.testing.ts'

/** A page with a server of its own, which one test after the other opens its screen in. */
export type Lane = {
  readonly page: Page
  readonly server: FakeServer
  /** Lets the page be touched by fingers from now on, or be pointed at again. */
  readonly touch: (isTouched: boolean) => Promise<void>
  /** What went wrong in the page without anybody being told. */
  readonly faults: string[]
}

export type Lanes = {
  /** Lends a lane to a look as soon as one is free. */
  readonly lend: (look: (lane: Lane) => Promise<void>) => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens so many lanes. The browser keeps the files of the web app and what it compiled of them from test to test. */
export async function openLanes(browser: Browser, count: number): Promise<Lanes> {
  const lanes = await Promise.all(Array.from({ length: count }, () => openLane(browser)))
  const free = [...lanes]
  const waiting: ((lane: Lane) => void)[] = []
  return {
    lend: async (look) => {
      const lane = free.pop() ?? (await new Promise<Lane>((resolve) => waiting.push(resolve)))
      try {
        await look(lane)
      } finally {
        const next = waiting.shift()
        if (next) next(lane)
        else free.push(lane)
      }
    },
    close: async () => {
      await Promise.all(lanes.map(({ page }) => page.context().close()))
      await Promise.all(lanes.map(({ server }) => server.close()))
    },
  }
}

async function openLane(browser: Browser): Promise<Lane> {
  const server = await startFakeServer()
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.addInitScript(beginAnew)
  axeIsAt(context, `${server.origin}${axePath}`)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text())
  })
  page.on('request', (request) => {
    const url = request.url()
    if (url.startsWith('http') && !url.startsWith(server.origin)) faults.push(`It asks another site: ${url}`)
  })
  // It is as long as its session is open.
  const session = await context.newCDPSession(page)
  const touch = async (enabled: boolean) => void (await session.send('Emulation.setTouchEmulationEnabled', { enabled }))
  return { page, server, faults, touch }
}

/** Lets each document find nothing that another one kept, and wait a tenth as long before it asks a second time; `lang` and `theme` in its address say which language it speaks and which colours it has. */
function beginAnew(): void {
  // A player in a frame has no origin, and nothing is kept for it.
  if (globalThis.parent !== globalThis.self) return
  localStorage.clear()
  sessionStorage.clear()
  const asked = new URLSearchParams(location.search)
  const [language, theme] = [asked.get('lang'), asked.get('theme')]
  if (language !== null) localStorage.setItem('interface-language', JSON.stringify(language))
  if (theme !== null) localStorage.setItem('color-theme', theme)
  const wait = globalThis.setTimeout
  const hurried = (...[then, delay = 0, ...rest]: Parameters<typeof wait>) =>
    wait(then, delay >= 1000 ? delay / 10 : delay, ...rest)
  Object.assign(globalThis, { setTimeout: hurried })
}
