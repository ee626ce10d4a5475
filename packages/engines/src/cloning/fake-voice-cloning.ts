import { fakeSampleRateHz } from '../fake-speech.ts'
import type { LoadVoiceCloner } from '../voice-cloning.ts'

/** A clone whose samples are read in so many steps, so that a test can stop it between two. */
const steps = 4

/**
 * A deterministic cloner for tests about something else: every clone is the plain voice of the fake speech engine, as
 * loud as the seed says. Needs no time to load.
 */
export const loadVoiceCloner: LoadVoiceCloner = () =>
  Promise.resolve({
    sampleRateHz: fakeSampleRateHz,
    clone({ samples, seed }, { onBeat }) {
      for (let step = 0; step <= steps; step++) onBeat(step / steps)
      const seconds = samples.reduce((sum, { sampleCount, sampleRateHz }) => sum + sampleCount / sampleRateHz, 0)
      return Promise.resolve({
        recipe: { engine: 'fake', base: 'plain', gainDb: 0 - (seed % 7) / 2 },
        measured: { pitchErrorSemitones: 0, spectralDistanceDb: 1 / (1 + seconds) },
        method: 'acoustic_matching',
      })
    },
  })
