import {
  type SampleSource,
  trackPitch,
  type VoiceActivity,
  voiceActivityFrameSamples as frameSamples,
  voiceActivityRateHz,
} from '@vireo/audio'
import { findSustained, sustainedHopMs, type SustainedSound } from './sustained-sound.ts'

/** What a recording holds, in frames of 10 ms. */
export type SpeechMap = {
  readonly frames: number
  readonly isSpeech: Uint8Array
  /** Fundamental frequency, 0 where nothing is voiced. */
  readonly hz: Float32Array
  readonly levelsDb: Float32Array
  readonly sustained: SustainedSound
}

export const speechFrameMs = 10
const blockFrames = 400

/** Speech is never so far from something voiced. */
const reachOfVoiceFrames = 30
/** So much of a second held like notes is music, whatever the detector of speech says. */
const musicalShare = 0.5
const surroundingHops = 10

/**
 * Finds speech: what WebRTC's detector takes for speech, near something voiced, and not held like notes. Throws
 * RangeError unless `source` has 16 kHz.
 */
export function findSpeech(source: SampleSource, activity: VoiceActivity, onBeat: () => void): SpeechMap {
  if (source.sampleRateHz !== voiceActivityRateHz) throw new RangeError('speech is looked for at 16 kHz')
  const frames = Math.floor(source.sampleCount / frameSamples)
  const isActive = new Uint8Array(frames)
  const levelsDb = new Float32Array(frames)
  activity.reset()
  for (let first = 0; first < frames; first += blockFrames) {
    onBeat()
    const count = Math.min(blockFrames, frames - first)
    const block = source.read(first * frameSamples, count * frameSamples)
    for (let frame = 0; frame < count; frame++) {
      const samples = block.subarray(frame * frameSamples, (frame + 1) * frameSamples)
      isActive[first + frame] = activity.isSpeech(samples) ? 1 : 0
      levelsDb[first + frame] = levelDb(samples)
    }
  }
  const hz = pitchOfFrames(source, frames, onBeat)
  const sustained = findSustained(source, onBeat)
  const nearVoice = near(hz, reachOfVoiceFrames)
  const musical = musicalHops(sustained)
  const isSpeech = isActive.map((active, frame) => {
    const hop = Math.min(sustained.hops - 1, Math.floor((frame * speechFrameMs) / sustainedHopMs))
    return active && nearVoice[frame] && !musical[hop] ? 1 : 0
  })
  return { frames, isSpeech, hz, levelsDb, sustained }
}

function levelDb(samples: Float32Array): number {
  let energy = 0
  for (const sample of samples) energy += sample * sample
  return 10 * Math.log10(energy / samples.length + 1e-10)
}

function pitchOfFrames(source: SampleSource, frames: number, onBeat: () => void): Float32Array {
  const { hz, hopSamples } = trackPitch(source, onBeat)
  return Float32Array.from({ length: frames }, (_, frame) => hz[Math.round((frame * frameSamples) / hopSamples)] ?? 0)
}

/** Marks the frames that have a value other than 0 within `reach`. */
function near(values: Float32Array, reach: number): Uint8Array {
  const out = new Uint8Array(values.length)
  let last = -Infinity
  for (let at = 0; at < values.length; at++) {
    if (values[at]) last = at
    if (at - last <= reach) out[at] = 1
  }
  last = Infinity
  for (let at = values.length - 1; at >= 0; at--) {
    if (values[at]) last = at
    if (last - at <= reach) out[at] = 1
  }
  return out
}

function musicalHops({ hops, isSustained, isAudible }: SustainedSound): Uint8Array {
  return Uint8Array.from({ length: hops }, (_, hop) => {
    const around = (values: Uint8Array) =>
      values.subarray(Math.max(0, hop - surroundingHops), hop + surroundingHops + 1).reduce((sum, is) => sum + is, 0)
    const audible = around(isAudible)
    return audible > 0 && around(isSustained) > musicalShare * audible ? 1 : 0
  })
}
