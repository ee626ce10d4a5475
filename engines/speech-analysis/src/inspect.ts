import { amplitudeOf, type SampleSource, type VoiceActivity } from '@vireo/audio'
import type { Recording, RecordingQuality } from '@vireo/engines'
import { findSpeech, type SpeechMap } from './find-speech.ts'
import { gradeRecording } from './grade.ts'
import { measureLevel } from './measure-level.ts'

/** The quietest tenth of a recording is what is heard when nobody speaks. */
const backgroundShare = 0.1
const highestNoiseDb = 80

/** Whoever turns a recording down does not make it less of a recording: it is listened to at this level. */
const listeningLufs = -23
const gainMaxDb = 40

/** Measures a recording as a sample of a voice. */
export function inspect(
  { original, prepared }: Recording,
  activity: VoiceActivity,
  onBeat: () => void,
): RecordingQuality {
  const level = measureLevel(original, onBeat)
  const speech = findSpeech(amplified(prepared, listeningLufs - level.lufs), activity, onBeat)
  return gradeRecording({
    durationMs: Math.round((original.sampleCount * 1000) / original.sampleRateHz),
    levelLufs: rounded(level.lufs, 1),
    noiseDb: rounded(noiseOf(speech), 1),
    clippedShare: rounded(level.clippedShare, 5),
    speechShare: rounded(shareOf(speech.isSpeech, speech.frames), 3),
    musicShare: rounded(shareOf(speech.sustained.isSustained, sum(speech.sustained.isAudible)), 3),
  })
}

function amplified(source: SampleSource, gainDb: number): SampleSource {
  const factor = amplitudeOf(Math.min(gainMaxDb, gainDb))
  return { ...source, read: (start, length) => source.read(start, length).map((sample) => sample * factor) }
}

/** Measures the level of speech above the background, in dB. */
function noiseOf({ isSpeech, levelsDb, frames }: SpeechMap): number {
  const powers = levelsDb.map((level) => 10 ** (level / 10))
  const spoken = powers.filter((_, frame) => isSpeech[frame])
  if (spoken.length === 0) return 0
  const quietest = powers.toSorted().subarray(0, Math.max(1, Math.round(frames * backgroundShare)))
  const background = sum(quietest) / quietest.length
  const speech = sum(spoken) / spoken.length
  return Math.max(0, Math.min(highestNoiseDb, 10 * Math.log10(Math.max(1, speech / background - 1))))
}

function sum(values: ArrayLike<number>): number {
  let total = 0
  for (let at = 0; at < values.length; at++) total += values[at] ?? 0
  return total
}

function shareOf(flags: Uint8Array, whole: number): number {
  return whole > 0 ? sum(flags) / whole : 0
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
