import {
  integratedLoudness,
  longTermSpectrum,
  melodyOf,
  semitonesBetween,
  spectralDistanceDb,
  trackPitch,
} from '@vireo/audio'
import { SourceError, sourceOf } from '@vireo/engines'
import type { MeasuredSpeech } from '../messages.ts'

type Sound = { readonly samples: Float32Array; readonly sampleRateHz: number }

const targetLufs = -16
/** In steps that nobody hears, so that two takes of a voice have the same gain. */
const gainStepDb = 0.5

/** Measures how close speech comes to the voice it imitates, and the gain that brings it to the usual loudness. */
export function measureClone(reference: Sound, spoken: Sound): MeasuredSpeech {
  const [wanted, made] = [profileOf(reference, 'the recording'), profileOf(spoken, 'what the model said')]
  const lufs = integratedLoudness(spoken.samples, spoken.sampleRateHz)
  return {
    pitchErrorSemitones: Math.abs(semitonesBetween(made.hz, wanted.hz)),
    spectralDistanceDb: spectralDistanceDb(made.spectrum, wanted.spectrum),
    gainDb: Number.isFinite(lufs) ? Math.round((targetLufs - lufs) / gainStepDb) * gainStepDb : 0,
  }
}

function profileOf(sound: Sound, name: string): { readonly hz: number; readonly spectrum: Float64Array } {
  const source = sourceOf(sound.samples, sound.sampleRateHz)
  const track = trackPitch(source)
  const melody = melodyOf(track)
  const spectrum = melody && longTermSpectrum(source, track, () => undefined)
  if (!spectrum) throw new SourceError('no_speech', `Nobody is heard in ${name}.`)
  return { hz: Math.exp(melody.logMean), spectrum }
}
