import { type Workbench, workbenchEndpoints, workbenchLimits as limits } from '@vireo/contracts/workbench'
import { exact, resegment, type TimedSegment } from '@vireo/transcripts/timed'

import { call } from '#kit/api/index.ts'
import type { Writing } from '../bench/use-writing.ts'
import type { WorkPath } from '../queries.ts'
import { batchesOf } from './batches.ts'
import { useRunning } from './use-running.ts'

export type Helps = {
  /** How far it is, 0…1, while something is under way. */
  readonly progress: number | undefined
  readonly stop: () => void
  readonly align: (segments: readonly TimedSegment[]) => void
  readonly retranscribe: (segment: TimedSegment) => void
  readonly translate: (segments: readonly TimedSegment[]) => void
  readonly cutAnew: () => void
}

type HelpsOf = { readonly path: WorkPath; readonly workbench: Workbench; readonly writing: Writing }

/** Asks engines for help, part by part. What they propose is a change like any other, and is taken back like one. */
export function useHelps({ path, workbench, writing }: HelpsOf): Helps {
  const { progress, stop, run } = useRunning()
  const { change } = writing
  return {
    progress,
    stop,
    align: (segments) =>
      run(batchesOf(segments, alignedAtOnce), async (batch, signal) => {
        const { segments: aligned } = await call(workbenchEndpoints.align, { ...path, segments: batch }, { signal })
        const times = new Map(aligned.map(({ id, start_s, end_s }) => [id, { start_s, end_s }]))
        const moved = batch.map((segment) => ({ ...segment, ...times.get(segment.id) }))
        change({ kind: 'replace', ids: batch.map(({ id }) => id), segments: moved })
      }),
    translate: (segments) =>
      run(batchesOf(segments, translatedAtOnce), async (batch, signal) => {
        const asked = batch.map(({ id, text }) => ({ id, text }))
        const done = await call(workbenchEndpoints.translate, { ...path, segments: asked }, { signal })
        for (const { id, translation } of done.segments) change({ kind: 'translation', id, text: translation })
      }),
    retranscribe: (segment) =>
      run([segment], async ({ id, start_s, end_s: end }, signal) => {
        const end_s = exact(Math.min(end, start_s + limits.heardSecondsMax))
        const { text } = await call(workbenchEndpoints.retranscribe, { ...path, start_s, end_s }, { signal })
        change({ kind: 'text', id, text })
      }),
    cutAnew: () => cutAnew(writing, workbench),
  }
}

const alignedAtOnce = { most: limits.alignedSegmentsMax, secondsMost: limits.alignedSecondsMax }
const translatedAtOnce = { most: limits.translatedSegmentsMax, charsMost: limits.translatedCharsMax }

function cutAnew({ text: { segments }, change, activate }: Writing, { cue_options: cues, task }: Workbench): void {
  const cut = resegment(segments, {
    maxChars: cues ? cues.max_chars_per_line * cues.max_lines_per_cue : 200,
    maxSeconds: cues ? cues.max_duration_ms / 1000 : 20,
    silenceS: 0.7,
    language: task.source_language,
    newId: () => crypto.randomUUID(),
  })
  change({ kind: 'replace', ids: segments.map(({ id }) => id), segments: cut })
  activate(cut[0]?.id)
}
