import type { DialogueSocketAnswer } from '@vireo/contracts/speech'
import { messageTimes } from '../stream-input/messages/message-times.ts'
import type { SpokenPiece } from '../takes/take.ts'

/** Presents a sentence's audio in base64, with the times of its characters where the client asked for them. */
export function presentDialogueAudio(
  audio: Uint8Array,
  piece: SpokenPiece | undefined,
  isTimed: boolean,
): DialogueSocketAnswer {
  const base64 = Buffer.from(audio.buffer, audio.byteOffset, audio.byteLength).toString('base64')
  if (!isTimed) return { audio: base64 }
  const times = piece?.alignment ?? { characters: [], startMs: [], endMs: [] }
  const { chars, startsMs, durationsMs } = messageTimes(times, piece?.startMs ?? 0)
  return { audio: base64, alignment: { chars, char_start_times_ms: startsMs, char_durations_ms: durationsMs } }
}
