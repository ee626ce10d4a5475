import path from 'node:path'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** A slow laptop on a plain connection: what the limits of pages are set for. */
const throttled = { cpu: 4, bitsPerSecond: 10_000_000, latencyMs: 40 }
const quietMs = 700
const longestMs = 10_000
const taskBlocksFromMs = 50

/** What a first visit to a page cost. Sizes are bytes as they travelled, times milliseconds. */
export type Visit = {
  /** Where it ended. */
  readonly path: string
  readonly lcpMs: number
  readonly blockedMs: number
  readonly shift: number
  /** What moved, for whoever mends it. */
  readonly moved: readonly string[]
  readonly scriptBytes: number
  readonly scriptFiles: number
  readonly bytes: number
  readonly files: number
}

type Seen = {
  readonly lcp: number
  readonly fcp: number
  readonly shifts: readonly { readonly value: number; readonly startTime: number; readonly moved: readonly string[] }[]
  readonly tasks: readonly { readonly startTime: number; readonly duration: number }[]
}

/** Opens a context whose pages note what the browser notices. */
export async function openObserved(browser: Browser, size = { width: 1280, height: 800 }): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: size, locale: 'en-US' })
  await context.addInitScript({ path: path.join(import.meta.dirname, 'observe-page.js') })
  return context
}

/** Visits a page with nothing of it in the browser, throttled, and waits until it is quiet. */
export async function visitPage(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const traffic = await watchTraffic(session)
  await session.send('Network.clearBrowserCache')
  await throttle(session)
  try {
    await page.goto(address, { waitUntil: 'load' })
    await quiet(page, traffic)
    const seen = (await page.evaluate('globalThis.__seen')) as Seen
    return { path: new URL(page.url()).pathname, ...timesOf(seen), ...sizesOf(traffic) }
  } finally {
    await page.close()
  }
}

/** Makes a page as slow as the limits assume. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttled.cpu })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttled.latencyMs,
    downloadThroughput: throttled.bitsPerSecond / 8,
    uploadThroughput: throttled.bitsPerSecond / 8,
  })
}

type Traffic = {
  readonly requests: Map<string, { readonly type: string; bytes: number; isDone: boolean }>
  lastAtMs: number
}

async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { requests: new Map(), lastAtMs: performance.now() }
  const note = (id: string, bytes?: number) => {
    const request = traffic.requests.get(id)
    traffic.lastAtMs = performance.now()
    if (!request) return
    request.isDone = true
    request.bytes = bytes ?? request.bytes
  }
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return
    traffic.lastAtMs = performance.now()
    traffic.requests.set(requestId, { type, bytes: 0, isDone: false })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => note(requestId, encodedDataLength))
  session.on('Network.loadingFailed', ({ requestId }) => note(requestId))
  await session.send('Network.enable')
  return traffic
}

async function quiet(page: Page, traffic: Traffic): Promise<void> {
  const endsAtMs = performance.now() + longestMs
  while (performance.now() < endsAtMs && performance.now() - traffic.lastAtMs < quietMs) await page.waitForTimeout(50)
  await page.waitForTimeout(quietMs)
}

function timesOf({ lcp, fcp, shifts, tasks }: Seen): Pick<Visit, 'lcpMs' | 'blockedMs' | 'shift' | 'moved'> {
  const blocking = tasks.filter(({ startTime }) => startTime >= fcp).map(({ duration }) => duration - taskBlocksFromMs)
  return {
    lcpMs: Math.round(lcp),
    blockedMs: Math.round(blocking.reduce((sum, ms) => sum + Math.max(0, ms), 0)),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ moved, value, startTime }) =>
      moved.map((what) => `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${what}`),
    ),
  }
}

function sizesOf({ requests }: Traffic): Pick<Visit, 'scriptBytes' | 'scriptFiles' | 'bytes' | 'files'> {
  const all = [...requests.values()]
  const scripts = all.filter(({ type }) => type === 'Script')
  const sum = (some: typeof all) => some.reduce((bytes, one) => bytes + one.bytes, 0)
  return { scriptBytes: sum(scripts), scriptFiles: scripts.length, bytes: sum(all), files: all.length }
}
