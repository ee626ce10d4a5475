import { publishingLimits, recordingOf, type WorkCheck } from '@vireo/contracts/publishing'
import type { ChapterRow, Measured, WorkRow } from '../tables.ts'
import { checkSentences, kindSentences } from './sentences.ts'

export type Checked = {
  readonly work: WorkRow
  readonly chapters: readonly ChapterRow[]
  /** By what its chapters are made of, as far as that was measured. */
  readonly measured: ReadonlyMap<string, Measured>
  /** Of what its chapters are made of, that which is there. */
  readonly present: ReadonlySet<string>
}

type State = WorkCheck['state']

/** Looks at a work as it would be released. */
export function checksOf({ work, chapters, measured, present }: Checked): WorkCheck[] {
  const isThere = (value: unknown): State => (value === null ? 'failed' : 'passed')
  const fits = work.kind === 'single' ? chapters.length === 1 : chapters.length > 0
  const ofKind = (one: WorkCheck): WorkCheck => ({
    ...one,
    message: (one.state === 'failed' && kindSentences[work.kind]?.[one.code]) || one.message,
  })
  return [
    check('author', isThere(work.author)),
    check('description', isThere(work.description)),
    check('language', isThere(work.language)),
    check('genre', work.genres.length > 0 ? 'passed' : 'failed'),
    check('audience', isThere(work.audience)),
    check('rights', isThere(work.rights_confirmed_at)),
    ofKind(check('cover', coverState(work), { value: work.cover_side })),
    ofKind(check('chapters', fits ? 'passed' : 'failed')),
    ...chapters.flatMap((chapter) => {
      const recording = recordingOf(chapter)
      const measure = present.has(recording) ? measured.get(recording) : null
      return chapterChecks(work, chapter, measure)
    }),
  ]
}

/** Tells whether a work can be released. */
export function isReady(checks: readonly WorkCheck[]): boolean {
  return checks.every(({ state }) => state === 'passed' || state === 'mended')
}

/** Tells how far from what listeners expect sound may be. */
export function isLevel(loudnessLufs: number | null): boolean {
  const { loudnessLufs: wanted, loudnessToleranceLu: tolerance } = publishingLimits
  return loudnessLufs !== null && Math.abs(loudnessLufs - wanted) <= tolerance
}

/** Tells whether no peak is higher than players can play. */
export function isBelowPeak(peakDbtp: number | null): boolean {
  return peakDbtp === null || peakDbtp <= publishingLimits.peakMaxDbtp
}

function coverState({ kind, cover_side: side }: WorkRow): State {
  if (side === null) return 'failed'
  return kind === 'podcast' && side < publishingLimits.coverSide ? 'failed' : 'passed'
}

/** Looks at a chapter; `measure` is null where the recording is gone, and undefined while it is not measured. */
function chapterChecks(work: WorkRow, chapter: ChapterRow, measure: Measured | null | undefined): WorkCheck[] {
  const of = (code: WorkCheck['code'], state: State, value: number | null = null) =>
    check(code, state, { chapterId: chapter.id, value })
  if (measure === null || measure?.is_readable === false) return [of('recording', 'failed')]
  if (!measure)
    return (['recording', 'loudness', 'peak', 'silence_start', 'silence_end', 'silence_inside'] as const).map((code) =>
      of(code, 'waiting'),
    )
  // Where nothing is heard, there is nothing to turn up.
  const offered = work.normalizes_loudness && measure.loudness_lufs !== null ? 'mended' : 'failed'
  const atMost = (value: number, most: number): State => (value <= most ? 'passed' : 'failed')
  const { silenceStartMsMax, silenceEndMsMax, silenceInsideMsMax } = publishingLimits
  return [
    of('recording', 'passed'),
    of('loudness', isLevel(measure.loudness_lufs) ? 'passed' : offered, rounded(measure.loudness_lufs)),
    of('peak', isBelowPeak(measure.peak_dbtp) ? 'passed' : offered, rounded(measure.peak_dbtp)),
    of('silence_start', atMost(measure.silence_start_ms, silenceStartMsMax), measure.silence_start_ms),
    of('silence_end', atMost(measure.silence_end_ms, silenceEndMsMax), measure.silence_end_ms),
    of('silence_inside', atMost(measure.silence_inside_ms, silenceInsideMsMax), measure.silence_inside_ms),
  ]
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10
}

function check(
  code: WorkCheck['code'],
  state: State,
  { chapterId = null, value = null }: { chapterId?: string | null; value?: number | null } = {},
): WorkCheck {
  return { code, state, message: checkSentences[code][state] ?? '', chapter_id: chapterId, value }
}
