import { melCepstra, type SampleSource, type VoiceActivity } from '@vireo/audio'
import { SourceError } from '@vireo/engines'
import { findSpeech, type SpeechMap } from './find-speech.ts'

/** What a throat sounds like in every frame in which it sounds: twelve cepstra and the logarithm of the pitch. */
export type VoicedFrames = {
  readonly speech: SpeechMap
  /** Numbers of the frames, rising. */
  readonly frames: Int32Array
  readonly width: number
  readonly values: Float32Array
}

export const voicedWidth = 13
const coefficients = voicedWidth - 1
const framesMin = 30

/**
 * Extracts cepstra and log pitch of the voiced frames of speech. Throws SourceError when there is too little of it.
 * `source` has 16 kHz.
 */
export function voicedFrames(source: SampleSource, activity: VoiceActivity, onBeat: () => void): VoicedFrames {
  const speech = findSpeech(source, activity, onBeat)
  const cepstra = melCepstra(source, { hopMs: 10, coefficients }, onBeat)
  const all = Array.from({ length: speech.frames }, (_, frame) => frame)
  const frames = Int32Array.from(all.filter((frame) => speech.isSpeech[frame] && speech.hz[frame]))
  if (frames.length < framesMin) throw new SourceError('no_speech', 'Too little of a voice is heard in this recording.')
  const values = new Float32Array(frames.length * voicedWidth)
  for (const [at, frame] of frames.entries()) {
    values.set(cepstra.values.subarray(frame * coefficients, (frame + 1) * coefficients), at * voicedWidth)
    values[at * voicedWidth + coefficients] = Math.log(speech.hz[frame] ?? 1)
  }
  return { speech, frames, width: voicedWidth, values }
}
