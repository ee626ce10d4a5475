import type { BrowserContext } from '@playwright/test'
import { productionsEndpoints, type TaskSegment } from '@vireo/contracts/productions'
import { workbenchEndpoints, workbenchLimits } from '@vireo/contracts/workbench'
import { typeInto } from './measure-typing.ts'

const [hours, count] = [3, 5000]
const durationS = hours * 3600
const now = '2026-01-01T00:00:00.000Z'

const segments: readonly TaskSegment[] = Array.from({ length: count }, (_, at) => {
  const start = (at * durationS) / count
  const text = `Segment ${at} says about as much as people say in two seconds.`
  return { id: `s${at}`, text, speaker_id: at % 3 === 0 ? 'a' : 'b', start_s: start, end_s: start + durationS / count }
})

const task = {
  task_id: 'bench',
  description_id: 'bench',
  state: 'claimed',
  service: 'transcription',
  source_language: 'en',
  target_language: 'en',
  priority: 'normal',
  producer: 'bench',
  duration_ms: durationS * 1000,
  payout_cents: 100,
  created_at: now,
  claimed_at: now,
  deadline_at: null,
  is_extended: false,
  submitted_at: null,
  team_id: null,
}

/** What the server of a workbench answers, by the end of the address. */
const answers: Readonly<Record<string, unknown>> = {
  workbench: workbenchEndpoints.open.success.schema.parse({
    task,
    may_write: true,
    media_type: 'audio/mpeg',
    cue_options: null,
    glossary: [],
    helps: { align: true, retranscribe: false, translate: false },
  }),
  content: productionsEndpoints.getContent.success.schema.parse({
    version: 1,
    content: { segments, speakers: [{ id: 'a', name: 'Ada' }] },
    media_url: 'data:audio/mpeg,',
    instructions: null,
    verbatim: false,
  }),
  waveform: {
    levels_per_second: workbenchLimits.levelsPerSecond,
    levels: Buffer.alloc(durationS * workbenchLimits.levelsPerSecond, 90).toString('base64'),
  },
  feedback: { feedback: [] },
}

/**
 * Types into a segment in the middle of 5,000 of a recording of three hours, on a slow machine, saving included: milliseconds from a
 * key to what it paints, at the 95th percentile. The answers of the server are given.
 */
export async function measureWorkbench(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  await page.route('**/v1/productions/producers/**', (route) => {
    if (route.request().method() === 'PUT') return route.fulfill({ json: { version: 2 } })
    const json = answers[new URL(route.request().url()).pathname.split('/').at(-1) ?? '']
    return json === undefined ? route.fulfill({ status: 404, json: {} }) : route.fulfill({ json })
  })
  await page.goto(`${url}/app/productions/work/bench/bench`)
  const list = page.getByRole('list', { name: 'Segments' })
  await list.evaluate('(element) => element.scrollTo(0, element.scrollHeight / 2)')
  await page
    .getByText(/^Segment 25\d\d says/u)
    .first()
    .click()
  const typed = await typeInto(page, page.getByRole('textbox', { name: 'Text of the segment' }))
  await page.close()
  return typed
}
