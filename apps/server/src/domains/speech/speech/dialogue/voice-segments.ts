import type { VoiceId } from '@vireo/contracts/kit'
import type { VoiceSegment } from '@vireo/contracts/speech'
import type { StoredTimes } from '#history'
import type { SpokenPiece } from '../takes/take.ts'
import { countCharacters } from '../text/count-characters.ts'

/** A line that can be heard in a recording. */
export type HeardLine = { readonly text: string; readonly voice_id: VoiceId }

/**
 * Returns who is heard when in a whole dialogue, whose characters are those of its lines in order. Segments follow each
 * other without a gap; the pause between two speakers belongs to the first.
 */
export function voiceSegments(lines: readonly HeardLine[], times: StoredTimes): VoiceSegment[] {
  let start = 0
  return lines.map(({ text, voice_id }, index) => {
    const end = start + countCharacters(text)
    const segment = {
      voice_id,
      start_time_seconds: seconds(times.startMs[start]),
      end_time_seconds: seconds(times.endMs[end - 1]),
      character_start_index: start,
      character_end_index: end,
      dialogue_input_index: index,
    }
    start = end
    return segment
  })
}

/** Returns who says one piece, with all characters of its message. */
export function voiceSegmentsOfPiece({ turn, startMs, endMs, alignment }: SpokenPiece): VoiceSegment[] {
  if (!turn) return []
  return [
    {
      voice_id: turn.voice.voiceId,
      start_time_seconds: seconds(startMs),
      end_time_seconds: seconds(endMs),
      character_start_index: 0,
      character_end_index: alignment.characters.length,
      dialogue_input_index: turn.inputIndex,
    },
  ]
}

function seconds(ms = 0): number {
  return Math.round(ms) / 1000
}
