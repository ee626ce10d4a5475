import { createHash } from 'node:crypto'
import type { SpeakerSeparation } from '@vireo/contracts/voices'
import type { SampleDetails as KeptDetails, VoiceSampleRow } from '#voices/samples/index.ts'
import { lengthMs, type Span, usedSpans } from './used-spans.ts'

/** What is kept of a recording besides what every sample has. */
export type SampleDetails = KeptDetails & {
  /** The job that tells the speakers apart, and how often it was begun. */
  readonly separation_job_id?: string
  readonly separation_runs?: number
  /** The waveform, drawn once. */
  readonly waveform?: readonly number[]
}

/** Returns the details that this slice keeps with a recording. */
export function detailsOf(sample: VoiceSampleRow): SampleDetails {
  return sample.details ?? {}
}

/** Returns the separation of a recording; one that was not started where nothing is kept. */
export function separationOf(sample: VoiceSampleRow): SpeakerSeparation {
  const { speaker_separation: separation } = detailsOf(sample)
  return (
    separation ?? {
      voice_id: sample.voice_id,
      sample_id: sample.id,
      status: 'not_started',
      speakers: null,
      selected_speaker_ids: null,
    }
  )
}

/** Returns the spans in which a speaker is heard, in milliseconds. */
export function spansOf(separation: SpeakerSeparation, speakerId: string): Span[] {
  const utterances = separation.speakers?.[speakerId]?.utterances ?? []
  return utterances.map(({ start, end }) => ({ startMs: Math.round(start * 1000), endMs: Math.round(end * 1000) }))
}

/** Tells whether somebody still has to choose which of several speakers the voice is. */
export function needsChoice(sample: VoiceSampleRow): boolean {
  const { status, speakers, selected_speaker_ids: chosen } = separationOf(sample)
  return status === 'completed' && Object.keys(speakers ?? {}).length > 1 && chosen === null
}

/** Returns the spans of a recording that a training uses: trimmed, and only those of the chosen speakers. */
export function spansUsedOf(sample: VoiceSampleRow): Span[] {
  const { trim_start: trimStartMs = null, trim_end: trimEndMs = null } = detailsOf(sample)
  const separation = separationOf(sample)
  const chosen = separation.selected_speaker_ids
  const spoken = chosen && chosen.flatMap((id) => spansOf(separation, id))
  return usedSpans({ durationMs: sample.duration_ms, trimStartMs, trimEndMs, spoken })
}

/** Returns how much of a recording a training uses, in milliseconds. */
export function usableMs(sample: VoiceSampleRow): number {
  return lengthMs(spansUsedOf(sample))
}

/** Returns a digest that is equal for the same recordings, used in the same way for the same language. */
export function digestOf(language: string, samples: readonly VoiceSampleRow[]): string {
  const used = samples
    .map((sample) => [sample.hash, sample.remove_background_noise, spansUsedOf(sample)])
    .map((each) => JSON.stringify(each))
    .toSorted()
  return createHash('sha256')
    .update(JSON.stringify([language, used]))
    .digest('hex')
}
