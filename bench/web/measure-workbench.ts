import type { BrowserContext, Locator, Page } from '@playwright/test'
import { productionsEndpoints, type TaskSegment } from '@vireo/contracts/productions'
import { workbenchEndpoints, workbenchLimits } from '@vireo/contracts/workbench'
import { typeInto } from './measure-typing.ts'

/** Three hours. */
export const manySegments = 5000
const perSegmentS = (3 * 3600) / manySegments
const now = '2026-01-01T00:00:00.000Z'

const segmentAt = (at: number): TaskSegment => ({
  id: `s${at}`,
  text: `Segment ${at} says about as much as people say in two seconds.`,
  speaker_id: at % 3 === 0 ? 'a' : 'b',
  start_s: at * perSegmentS,
  end_s: (at + 1) * perSegmentS,
})

const task = {
  description_id: 'bench',
  state: 'claimed',
  service: 'transcription',
  source_language: 'en',
  target_language: 'en',
  priority: 'normal',
  producer: 'bench',
  duration_ms: manySegments * perSegmentS * 1000,
  payout_cents: 100,
  created_at: now,
  claimed_at: now,
  deadline_at: null,
  is_extended: false,
  submitted_at: null,
  team_id: null,
}

/** What the server of the workbench of a task answers, by the end of the address. */
const answersFor = (id: string, count: number): Readonly<Record<string, unknown>> => ({
  workbench: workbenchEndpoints.open.success.schema.parse({
    task: { ...task, task_id: id, duration_ms: count * perSegmentS * 1000 },
    may_write: true,
    media_type: 'audio/mpeg',
    cue_options: null,
    glossary: [],
    helps: { align: true, retranscribe: false, translate: false },
  }),
  content: productionsEndpoints.getContent.success.schema.parse({
    version: 1,
    content: {
      segments: Array.from({ length: count }, (_, at) => segmentAt(at)),
      speakers: [{ id: 'a', name: 'Ada' }],
    },
    media_url: 'data:audio/mpeg,',
    instructions: null,
    verbatim: false,
  }),
  waveform: {
    levels_per_second: workbenchLimits.levelsPerSecond,
    levels: Buffer.alloc(count * perSegmentS * workbenchLimits.levelsPerSecond, 90).toString('base64'),
  },
  feedback: { feedback: [] },
  comments: productionsEndpoints.listComments.success.schema.parse({
    comments: [],
    may_write: true,
    may_delete_all: false,
  }),
})

/**
 * Types into a segment in the middle of 5,000 of a recording of three hours, on a slow machine, saving included: milliseconds from a
 * key to what it paints, at the 95th percentile. The answers of the server are given.
 */
export async function measureWorkbench(context: BrowserContext, url: string): Promise<number> {
  const { page, field } = await openWorkbench(context, url, manySegments)
  const typed = await typeInto(page, field)
  await page.close()
  return typed
}

/** What is given as a text is looked at, and not called. */
const scrollHalfway = `(() => {
  const list = document.querySelector('ol[aria-label="Segments"]')
  list.scrollTo(0, list.scrollHeight / 2)
})()`

/** Each opening is a task of its own: what was typed into another and not saved any more would be held against it. */
let openings = 0

export type OpenBench = { readonly page: Page; readonly field: Locator }

/** Opens a workbench with so many segments at the one in the middle, with answers of the server that are given. */
export async function openWorkbench(context: BrowserContext, url: string, count: number): Promise<OpenBench> {
  const page = await context.newPage()
  const id = `bench-${++openings}`
  const answers = answersFor(id, count)
  let version = 1
  await page.route('**/v1/productions/producers/**', (route) => {
    if (route.request().method() === 'PUT') return route.fulfill({ json: { version: ++version } })
    const json = answers[new URL(route.request().url()).pathname.split('/').at(-1) ?? '']
    return json === undefined ? route.fulfill({ status: 404, json: {} }) : route.fulfill({ json })
  })
  await page.goto(`${url}/app/productions/work/bench/${id}`)
  await page.getByRole('list', { name: 'Segments' }).waitFor()
  await page.evaluate(scrollHalfway)
  const middle = String(Math.floor(count / 2))
  const begins = middle.slice(0, Math.ceil(middle.length / 2))
  const ends = String.raw`\d`.repeat(middle.length - begins.length)
  await page
    .getByText(new RegExp(`^Segment ${begins}${ends} says`, 'u'))
    .first()
    .click()
  return { page, field: page.getByRole('textbox', { name: 'Text of the segment' }) }
}
