import { fakeSampleRateHz, fakeSpeechOf } from '../fake-speech.ts'
import { voiceCloningConformance } from '../voice-cloning.conformance.ts'
import { toFloat } from '../pool/pieces/piece-audio.ts'
import { createVoiceCloningPool } from './create-voice-cloning-pool.ts'

const fakeSpeech = new URL('../fake-speech.ts', import.meta.url)

voiceCloningConformance({
  name: 'the fake',
  open: () =>
    createVoiceCloningPool({
      workers: 1,
      method: 'acoustic_matching',
      engine: new URL('./fake-voice-cloning.ts', import.meta.url),
      speechEngines: { fake: fakeSpeech },
    }),
  speech: () =>
    Promise.resolve({
      samples: toFloat(fakeSpeechOf('Somebody speaks here for a while, in tones alone.')),
      sampleRateHz: fakeSampleRateHz,
    }),
  speak: ({ recipe }) => Promise.resolve(toFloat(fakeSpeechOf(`${recipe.engine} ${recipe.base}`))),
})
