import type { Alignment, TimedSpeech } from '@vireo/contracts/speech'
import type { StoredTimes } from '#history'
import type { TimedRecording } from './convert-with-timestamps.ts'

/** Presents a recording with its audio in base64 and its alignments. */
export function presentTimedSpeech({ audio, alignments }: Pick<TimedRecording, 'audio' | 'alignments'>): TimedSpeech {
  return {
    audio_base64: Buffer.from(audio.buffer, audio.byteOffset, audio.byteLength).toString('base64'),
    alignment: alignments && presentAlignment(alignments.original),
    normalized_alignment: alignments && presentAlignment(alignments.normalized),
  }
}

function presentAlignment(times: StoredTimes): Alignment {
  return {
    characters: [...times.characters],
    character_start_times_seconds: times.startMs.map(toSeconds),
    character_end_times_seconds: times.endMs.map(toSeconds),
  }
}

function toSeconds(ms: number): number {
  return Math.round(ms) / 1000
}
