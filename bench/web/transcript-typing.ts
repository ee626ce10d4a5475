import { type BrowserContext, chromium, type Page } from '@playwright/test'
import type { OpenTranscript } from '@vireo/contracts/transcription'
import { findBrowser } from '../../tools/test/find-browser.ts'
import type { Row, Section } from '../report.ts'
import type { ServerUnderTest } from '../server-under-test.ts'
import { percentile, rounded } from '../statistics.ts'
import { uniqueText } from '../texts.ts'
import { signUpInBrowser } from './sign-up-in-browser.ts'
import { openObserved, throttle } from './visit-page.ts'

const hours = { short: 1 / 30, long: 3 }
const secondsPerWord = 0.4
const wordsPerParagraph = 27
const corrections = 4
const correction = 'It was said otherwise, and so it is written down here. '
/** What the browser does not tell of is faster than this. */
const notToldMs = 16
const typingMaxMs = 50

/**
 * Measures how long letters take that are typed into a transcript of three hours beside one of two minutes, where it is corrected and where something
 * is looked for in it; a real browser on a slow machine, and the pages that were built.
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
    const short = await typeInto(context, server.url, hours.short)
    const long = await typeInto(context, server.url, hours.long)
    return {
      title: `Typing on the page of a transcript of ${hours.long} hours (processor ÷ 4)`,
      rows: [
        rowOf('a letter typed into a paragraph', long.corrected, short.corrected),
        rowOf('a letter typed into what is looked for', long.sought, short.sought),
      ],
      notes: [`Slowest letters: ${Math.max(...long.corrected)} ms and ${Math.max(...long.sought)} ms.`],
    }
  } finally {
    await browser.close()
  }
}

function rowOf(what: string, long: readonly number[], short: readonly number[]): Row {
  const [one, other] = [percentile(long, 0.95), percentile(short, 0.95)]
  return {
    what: `${what}, p95 of ${long.length}`,
    measured: rounded(one, 0),
    unit: 'ms',
    baseline: rounded(other, 0),
    baselineName: 'in two minutes',
    relation: rounded(one / other, 2),
    limit: `≤ ${typingMaxMs} ms`,
    holds: one <= typingMaxMs,
  }
}

type Typed = { readonly corrected: readonly number[]; readonly sought: readonly number[] }

/** Corrects paragraphs in the middle one after the other: each is kept while letters are typed into the next. Then looks for words. */
async function typeInto(context: BrowserContext, url: string, lasts: number): Promise<Typed> {
  const page = await context.newPage()
  const opened = transcriptOf(lasts)
  await page.route('**/transcripts/*/document', async (route) => {
    const isSaved = route.request().method() === 'PUT'
    await route.fulfill({ json: isSaved ? { version: ++opened.version } : opened })
  })
  await page.goto(`${url}/app/speech-to-text/transcript_measured`)
  await throttle(await context.newCDPSession(page))
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

function transcriptOf(lasts: number): OpenTranscript & { readonly said: string } {
  const words = Math.round((lasts * 3600) / secondsPerWord)
  const text = uniqueText(400).split(' ')
  const token = (type: 'word' | 'spacing', said: string, at: number) => ({
    text: said,
    type,
    start: at * secondsPerWord,
    end: (at + (type === 'word' ? 0.9 : 1)) * secondsPerWord,
    speaker_id: null,
    logprob: at % 11 === 0 ? -1.2 : -0.1,
  })
  const paragraphs = Array.from({ length: Math.ceil(words / wordsPerParagraph) }, (_, paragraph) => ({
    speaker_id: `speaker_${Math.floor(paragraph / 3) % 2}`,
    tokens: Array.from({ length: wordsPerParagraph }, (__, word) => {
      const at = paragraph * wordsPerParagraph + word
      return [token('word', text[at % text.length] ?? 'word', at), token('spacing', ' ', at + 0.9)]
    }).flat(),
  }))
  return {
    /** Words that follow each other in it. */
    said: text.slice(0, 9).join(' '),
    transcript: {
      transcription_id: 'transcript_measured',
      title: 'Measured',
      state: 'done',
      progress: 1,
      seconds_left: null,
      failure: null,
      language_code: 'en',
      duration_ms: lasts * 3_600_000,
      is_fetching: false,
      has_video: false,
      has_media: false,
      version: 1,
      credits: 0,
      excerpt: '',
      made_by: { user_id: null, name: null },
      permission_on_resource: 'admin',
      created_at_unix: 0,
    },
    version: 1,
    timing: 'engine',
    document: {
      speakers: [
        { id: 'speaker_0', name: 'Ann' },
        { id: 'speaker_1', name: 'Ben' },
      ],
      paragraphs,
    },
  }
}
