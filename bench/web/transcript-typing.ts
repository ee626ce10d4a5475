import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../tools/test/find-browser.ts'
import type { Row, Section } from '../report.ts'
import type { ServerUnderTest } from '../server-under-test.ts'
import { percentile, rounded } from '../statistics.ts'
import { transcriptOf } from './measured-transcript.ts'
import { signUpInBrowser } from './sign-up-in-browser.ts'
import { openObserved, throttle } from './visit-page.ts'

const hours = { short: 1 / 30, long: 3 }
const turns = 2
const corrections = 4
const correction = 'It was said otherwise, and so it is written down here. '
/** What the browser does not tell of is faster than this. */
const notToldMs = 16
const typingMaxMs = 50

/**
 * Measures how long letters take that are typed into a transcript of three hours, where it is corrected and where something is looked
 * for in it: in turns with one of two minutes, on this machine and on one that is four times as slow. The pages are those that were built.
 */
export async function measureTranscriptTyping(server: ServerUnderTest): Promise<Section | undefined> {
  const executablePath = findBrowser(process.env)
  if (executablePath === undefined) {
    console.log('transcript: not measured, as there is no Chromium. VIREO_TEST_BROWSER names one.')
    return undefined
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const context = await openObserved(browser)
    await signUpInBrowser(context, server.url, 'transcripts')
    const asItIs = await compare(context, server.url, false)
    const slowed = await compare(context, server.url, true)
    return {
      title: `Typing on the page of a transcript of ${hours.long} hours`,
      rows: [
        limited(rowOf('a letter typed into a paragraph', asItIs, 'corrected')),
        rowOf('the same, processor ÷ 4', slowed, 'corrected'),
        limited(rowOf('a letter typed into what is looked for', asItIs, 'sought')),
        rowOf('the same, processor ÷ 4', slowed, 'sought'),
      ],
      notes: [`Slowest letters: ${Math.max(...asItIs.long.corrected)} ms and ${Math.max(...asItIs.long.sought)} ms.`],
    }
  } finally {
    await browser.close()
  }
}

/** How long letters took to be painted, in milliseconds. */
type Typed = { readonly corrected: number[]; readonly sought: number[] }
type Compared = { readonly long: Typed; readonly short: Typed }

async function compare(context: BrowserContext, url: string, isSlow: boolean): Promise<Compared> {
  const compared: Compared = { long: { corrected: [], sought: [] }, short: { corrected: [], sought: [] } }
  for (let turn = 0; turn < turns; turn++) {
    for (const size of ['long', 'short'] as const) {
      const { corrected, sought } = await typeInto(context, url, { lasts: hours[size], isSlow })
      compared[size].corrected.push(...corrected)
      compared[size].sought.push(...sought)
    }
  }
  return compared
}

function rowOf(what: string, { long, short }: Compared, where: keyof Typed): Row & { readonly measured: number } {
  const [one, other] = [percentile(long[where], 0.95), percentile(short[where], 0.95)]
  return {
    what: `${what}, p95 of ${long[where].length}`,
    measured: rounded(one, 0),
    unit: 'ms',
    baseline: rounded(other, 0),
    baselineName: 'in two minutes',
    relation: rounded(one / other, 2),
  }
}

function limited(row: Row & { readonly measured: number }): Row {
  return { ...row, limit: `≤ ${typingMaxMs} ms`, holds: row.measured <= typingMaxMs }
}

type Case = { readonly lasts: number; readonly isSlow: boolean }
/** Each opening is a transcript of its own: what was corrected in another and not kept any more would be held against it. */
let openings = 0

/** Corrects paragraphs in the middle one after the other: each is kept while letters are typed into the next. Then looks for words. */
async function typeInto(context: BrowserContext, url: string, { lasts, isSlow }: Case): Promise<Typed> {
  const page = await context.newPage()
  const id = `transcript_${++openings}`
  const opened = transcriptOf(id, lasts)
  await page.route('**/transcripts/*/document', async (route) => {
    const isSaved = route.request().method() === 'PUT'
    await route.fulfill({ json: isSaved ? { version: ++opened.version } : opened })
  })
  await page.goto(`${url}/app/speech-to-text/${id}`)
  if (isSlow) await throttle(await context.newCDPSession(page))
  const first = Math.floor(opened.document.paragraphs.length / 2)
  const corrected: number[] = []
  for (let at = first; at < first + corrections; at++) {
    const paragraph = page.locator(`[data-paragraph="${at}"]`)
    await paragraph.scrollIntoViewIfNeeded()
    await paragraph.hover()
    await paragraph.getByRole('button', { name: 'Correct' }).click()
    corrected.push(...(await typed(page, correction)))
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Find and replace' }).click()
  const sought = await typed(page, opened.said)
  await page.close()
  return { corrected, sought }
}

async function typed(page: Page, letters: string): Promise<number[]> {
  await page.evaluate('globalThis.__seen.events = []')
  await page.keyboard.type(letters, { delay: 60 })
  await page.waitForTimeout(300)
  const events = (await page.evaluate('globalThis.__seen.events')) as { name: string; duration: number }[]
  const told = events.filter(({ name }) => name === 'keydown').map(({ duration }) => duration)
  return [...told, ...Array.from({ length: Math.max(0, letters.length - told.length) }, () => notToldMs)]
}
