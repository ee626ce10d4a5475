import { createVoiceCloningPool } from '@vireo/engines'
import { voiceCloningConformance } from '@vireo/engines/voice-cloning.conformance.ts'
import { spoken, speechEngines, theSpeaker } from './testing.ts'

const speaker = theSpeaker()

voiceCloningConformance({
  name: 'acoustic matching',
  open: () =>
    createVoiceCloningPool({
      workers: 1,
      method: 'acoustic_matching',
      engine: new URL('./index.ts', import.meta.url),
      speechEngines,
    }),
  speech: async () => ({
    samples: await spoken(speaker, { engine: 'flite', base: 'awb', pitchHz: 150, gainDb: 0 }),
    sampleRateHz: 24_000,
  }),
  speak: ({ recipe }) => spoken(speaker, recipe),
})
