import type { MultiStreamInputAnswer, StreamInputAnswer } from '@vireo/contracts/speech'
import type { SpokenPiece } from '../../takes/take.ts'
import { messageTimes } from './message-times.ts'
import type { CharacterAlignment } from '../../text/alignment/align-characters.ts'

type AudioAnswer = Extract<StreamInputAnswer, { audio: string }>

/** Presents a sentence's audio with the times of its characters. What the encoder adds at the end has none. */
export function presentAudio(audio: Uint8Array, piece: SpokenPiece | undefined, everyChunkTimed: boolean): AudioAnswer {
  const none = everyChunkTimed ? presentTimes({ characters: [], startMs: [], endMs: [] }, 0) : null
  return {
    audio: Buffer.from(audio.buffer, audio.byteOffset, audio.byteLength).toString('base64'),
    isFinal: null,
    alignment: piece ? presentTimes(piece.alignment, piece.startMs) : none,
    normalizedAlignment: piece ? presentTimes(piece.normalizedAlignment, piece.startMs) : none,
  }
}

export const finalMessage = { audio: null, isFinal: true, alignment: null, normalizedAlignment: null } as const

/** Adds the context to an answer; older clients read the end under its other name. */
export function inContext(contextId: string, answer: AudioAnswer | typeof finalMessage): MultiStreamInputAnswer {
  return answer.isFinal ? { ...answer, is_final: true, contextId } : { ...answer, is_final: null, contextId }
}

function presentTimes(times: CharacterAlignment, fromMs: number) {
  const { chars, startsMs, durationsMs } = messageTimes(times, fromMs)
  return { chars, charStartTimesMs: startsMs, charDurationsMs: durationsMs, charsDurationsMs: durationsMs }
}
