import { aSine, aVoice, cutAt } from '@vireo/audio/testing.ts'
import { integratedLoudness, joinSamples, truePeakDbfs } from '@vireo/audio'
import type { WorkCheck } from '@vireo/contracts/publishing'
import { expect, test } from 'vitest'
import { checksOf, isReady } from './checks/checks-of.ts'
import { checkSentences } from './checks/sentences.ts'
import { measureSound } from './checks/measure-sound.ts'
import { SoundMeter } from './checks/sound-meter.ts'
import { cuesOf } from './editions/cues-of.ts'
import { feedGuid } from './feeds/feed-guid.ts'
import { sectionsOf } from './library/get-sections.ts'
import { vttOf } from './library/get-transcript.ts'
import { textOf } from './library/text-of.ts'
import type { ChapterRow, MeasureRow, WorkRow } from './tables.ts'

const now = new Date('2026-11-27T12:00:00Z')
const work: WorkRow = {
  id: 'work_1',
  workspace_id: 'ws',
  user_id: 'user',
  kind: 'audiobook',
  title: 'A title',
  author: 'Ada',
  description: 'A description.',
  language: 'en',
  genres: ['Poetry'],
  audience: 'adult',
  mature_content: false,
  isbn: null,
  cover_key: 'works/cover.jpg',
  cover_bytes: 1000,
  cover_side: 800,
  rights_confirmed_at: now,
  rights_confirmed_by: 'user',
  normalizes_loudness: false,
  may_be_indexed: false,
  taken_down_at: null,
  created_at: now,
  updated_at: now,
}
const chapter: ChapterRow = {
  id: 'wchapter_1',
  work_id: 'work_1',
  workspace_id: 'ws',
  history_item_id: 'hist_1',
  upload_id: null,
  place: 0,
  title: 'One',
  is_preview: false,
}
const measure: MeasureRow = {
  history_item_id: 'hist_1',
  workspace_id: 'ws',
  is_readable: true,
  loudness_lufs: -18,
  peak_dbtp: -3,
  silence_start_ms: 500,
  silence_end_ms: 500,
  silence_inside_ms: 900,
  created_at: now,
}

type Case = {
  readonly work?: Partial<WorkRow>
  readonly measure?: Partial<MeasureRow> | null
  readonly chapters?: readonly ChapterRow[]
  readonly isGone?: boolean
}
const look = ({ work: changes, measure: sound, chapters = [chapter], isGone = false }: Case) =>
  checksOf({
    work: { ...work, ...changes },
    chapters,
    measured: new Map(sound === null ? [] : [['hist_1', { ...measure, ...sound }]]),
    present: new Set(isGone ? [] : ['hist_1']),
  })

test.each<[string, Case, Partial<Record<WorkCheck['code'], WorkCheck['state']>>]>([
  ['everything is there', {}, {}],
  ['nobody wrote it', { work: { author: null } }, { author: 'failed' }],
  ['nothing describes it', { work: { description: null } }, { description: 'failed' }],
  ['its language is unknown', { work: { language: null } }, { language: 'failed' }],
  ['it has no genre', { work: { genres: [] } }, { genre: 'failed' }],
  ['it is for nobody in particular', { work: { audience: null } }, { audience: 'failed' }],
  ['nobody confirmed that it may be published', { work: { rights_confirmed_at: null } }, { rights: 'failed' }],
  ['it has no cover', { work: { cover_side: null } }, { cover: 'failed' }],
  ['a podcast has a small cover', { work: { kind: 'podcast', cover_side: 1399 } }, { cover: 'failed' }],
  ['a podcast has a large cover', { work: { kind: 'podcast', cover_side: 1400 } }, {}],
  ['it has no chapters', { chapters: [] }, { chapters: 'failed' }],
  ['a single piece has two', { work: { kind: 'single' }, chapters: [chapter, chapter] }, { chapters: 'failed' }],
  ['its recording was deleted', { isGone: true }, { recording: 'failed' }],
  ['its recording cannot be read', { measure: { is_readable: false } }, { recording: 'failed' }],
  [
    'its recording is not measured yet',
    { measure: null },
    {
      recording: 'waiting',
      loudness: 'waiting',
      peak: 'waiting',
      silence_start: 'waiting',
      silence_end: 'waiting',
      silence_inside: 'waiting',
    },
  ],
  ['it is as loud as it may be', { measure: { loudness_lufs: -16 } }, {}],
  ['it is too loud', { measure: { loudness_lufs: -15.9 } }, { loudness: 'failed' }],
  ['it is as quiet as it may be', { measure: { loudness_lufs: -20 } }, {}],
  ['it is too quiet', { measure: { loudness_lufs: -20.1 } }, { loudness: 'failed' }],
  ['nothing is heard', { measure: { loudness_lufs: null, peak_dbtp: null } }, { loudness: 'failed' }],
  ['its peaks are as high as they may be', { measure: { peak_dbtp: -1 } }, {}],
  ['its peaks are too high', { measure: { peak_dbtp: -0.9 } }, { peak: 'failed' }],
  ['it begins late', { measure: { silence_start_ms: 3001 } }, { silence_start: 'failed' }],
  ['it goes on in silence', { measure: { silence_end_ms: 5001 } }, { silence_end: 'failed' }],
  ['it has a long pause', { measure: { silence_inside_ms: 5001 } }, { silence_inside: 'failed' }],
  [
    'level and peaks are put right when it is released',
    { work: { normalizes_loudness: true }, measure: { loudness_lufs: -30, peak_dbtp: 0 } },
    { loudness: 'mended', peak: 'mended' },
  ],
  [
    'silence cannot be turned up',
    { work: { normalizes_loudness: true }, measure: { loudness_lufs: null } },
    { loudness: 'failed' },
  ],
])('where %s, the checks say so', (_, given, expected) => {
  const checks = look(given)
  const said = Object.fromEntries(checks.filter(({ state }) => state !== 'passed').map((one) => [one.code, one.state]))
  expect(said).toEqual(expected)
  expect(isReady(checks)).toBe(Object.values(expected).every((state) => state === 'mended'))
  for (const { message } of checks) expect(message).not.toBe('')
})

test.each([
  ['audiobook', 'Give the work a square cover.', 'Add a recording as a chapter.'],
  ['podcast', 'Give the podcast a square cover of at least 1400 pixels a side.', 'Add a recording as a chapter.'],
  ['single', 'Give the work a square cover.', 'Choose the one recording that the single piece is.'],
] as const)('a new %s is told of what it lacks alone', (kind, cover, chapters) => {
  const checks = look({ work: { kind, cover_side: null }, chapters: [] })
  const said = (code: WorkCheck['code']) => checks.find((one) => one.code === code)?.message
  expect([said('cover'), said('chapters')]).toEqual([cover, chapters])
})

test('every check has a sentence for whoever passes and for whoever has something to do', () => {
  for (const sentences of Object.values(checkSentences)) expect(Object.keys(sentences)).toContain('failed')
})

test('sound is measured alike however it is cut: loudness, peaks between samples, and silence around and inside', () => {
  const rate = 44_100
  const silence = (ms: number) => new Float32Array(Math.round((rate * ms) / 1000))
  const tone = aSine(rate, rate / 4 - 1, 800, 0.7)
  const sound = joinSamples([silence(400), aVoice(rate, 2000), silence(1500), tone, silence(700)])
  const results = [[], [1, 2, 700, 1024, 5000, 90_001]].map((places) => {
    const meter = new SoundMeter(rate)
    for (const piece of cutAt(sound, places)) meter.process(piece)
    return meter.result()
  })
  const [whole, inPieces] = results
  expect(inPieces?.loudnessLufs).toBeCloseTo(whole?.loudnessLufs ?? 0, 6)
  expect(inPieces).toMatchObject({ ...whole, loudnessLufs: expect.any(Number), peakDbtp: expect.any(Number) })
  expect(whole?.loudnessLufs).toBeCloseTo(integratedLoudness(sound, rate), 6)
  expect(whole?.peakDbtp).toBeCloseTo(truePeakDbfs(sound), 6)
  expect(inPieces?.peakDbtp).toBeCloseTo(truePeakDbfs(sound), 6)
  expect(whole?.silenceStartMs).toBeGreaterThanOrEqual(399)
  expect(whole?.silenceInsideMs).toBeGreaterThanOrEqual(1499)
  expect(whole?.silenceEndMs).toBeGreaterThanOrEqual(699)
  const nothing = new SoundMeter(rate)
  nothing.process(silence(2000))
  expect(nothing.result()).toMatchObject({ loudnessLufs: null, peakDbtp: null, silenceStartMs: 2000 })
})

test('sound is measured in a thread, however much comes at once, and everybody else has their turns meanwhile', async () => {
  const whole = aSine(44_100, 440, 10_000, 0.5)
  const media = {
    async *decode() {
      yield whole
    },
  }
  let turns = 0
  let next = setImmediate(function turn() {
    turns++
    next = setImmediate(turn)
  })
  const signal = new AbortController().signal
  const ctx = { workspaceId: 'ws', signal, ports: { media } } as unknown as Parameters<typeof measureSound>[0]
  const { durationMs } = await measureSound(ctx, { path: 'x', sourceFormat: undefined })
  clearImmediate(next)
  expect(durationMs).toBe(10_000)
  expect(turns).toBeGreaterThan(40)
})

const timed = (text: string) => ({
  characters: [...text],
  startMs: [...text].map((_, at) => at * 100),
  endMs: [...text].map((_, at) => at * 100 + 100),
})
const spoken = (text: string) => {
  const original = timed(text)
  return { alignments: { original, normalized: original }, text, dialogue: null, duration_ms: text.length * 100 }
}

test('what is said is cut by sentences and paragraphs, and none of it is lost', () => {
  const text = 'One. Two goes on!\n\nThree is “said”.  And then '
  const cues = cuesOf(spoken(text))
  expect(cues).toEqual([
    { startMs: 0, endMs: 400, text: 'One.', begins: true },
    { startMs: 500, endMs: 1700, text: 'Two goes on!' },
    { startMs: 1900, endMs: 3500, text: 'Three is “said”.', begins: true },
    { startMs: 3700, endMs: expect.any(Number), text: 'And then' },
  ])
  const long = 'word '.repeat(100).trim()
  const pieces = cuesOf(spoken(long))
  expect(pieces.map((cue) => cue.text).join(' ')).toBe(long)
  expect(Math.max(...pieces.map((cue) => cue.text.length))).toBeLessThan(100)
  const without = cuesOf({ ...spoken('Well,\n now.'), alignments: null })
  expect(without).toEqual([{ startMs: 0, endMs: 1100, text: 'Well, now.', begins: true }])
  expect(cuesOf({ ...spoken(''), alignments: null })).toEqual([])
})

test('captions keep their times, markup in them is text, and no line of theirs ends a cue', () => {
  expect(vttOf([{ startMs: 3_661_005, endMs: 3_662_000, text: '<b>1 --> 2</b>\n\nx & y' }])).toBe(
    'WEBVTT\n\n01:01:01.005 --> 01:01:02.000\n&lt;b&gt;1 --&gt; 2&lt;/b&gt; x &amp; y\n',
  )
})

test('paragraphs are sections; a chapter without any is one', () => {
  const cues = cuesOf(spoken('One.\n\nTwo.'))
  expect(sectionsOf('A title', cues).chapters).toEqual([
    { startTime: 0, title: 'One.' },
    { startTime: 0.6, title: 'Two.' },
  ])
  expect(sectionsOf('A title', []).chapters).toEqual([{ startTime: 0, title: 'A title' }])
})

test('a feed has the name that others give it, by its address without scheme and slash', () => {
  // The example of the name space’s own documentation.
  expect(feedGuid(new URL('https://podnews.net/rss'))).toBe('9b024349-ccf0-5f69-a609-6b82873eab3c')
})

test('no text brings markup, turns or what XML cannot have', () => {
  expect(textOf('a<b>&"\'\u0000\u0008\uFFFE\u202E\uD800c')).toBe('a&lt;b&gt;&amp;&quot;&#39;c')
})
