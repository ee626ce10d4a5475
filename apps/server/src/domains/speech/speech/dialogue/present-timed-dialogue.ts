import type { TimedDialogue } from '@vireo/contracts/speech'
import { presentTimedSpeech } from '../timestamps/present-timed-speech.ts'
import type { SpokenPiece } from '../takes/take.ts'
import type { TimedDialogueRecording } from './convert-dialogue-with-timestamps.ts'
import { voiceSegments, voiceSegmentsOfPiece } from './voice-segments.ts'

/** Presents a dialogue with its audio in base64, its alignments, and the voice of each segment. */
export function presentTimedDialogue(recording: Omit<TimedDialogueRecording, 'headers'>): TimedDialogue {
  const { alignments, lines } = recording
  return {
    ...presentTimedSpeech(recording),
    voice_segments: alignments ? voiceSegments(lines, alignments.original) : [],
  }
}

/** Presents a piece's audio and times; the encoder's tail at the end is nobody's. */
export function presentDialogueChunk(audio: Uint8Array, piece: SpokenPiece | undefined): TimedDialogue {
  const alignments = piece ? { original: piece.alignment, normalized: piece.normalizedAlignment } : null
  return { ...presentTimedSpeech({ audio, alignments }), voice_segments: piece ? voiceSegmentsOfPiece(piece) : [] }
}
