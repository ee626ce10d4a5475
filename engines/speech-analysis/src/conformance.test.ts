import { loadSynthesizer } from '@vireo/engine-flite'
import { createReferenceSpeaker, createSpeechAnalysisPool, createSpeechPool } from '@vireo/engines'
import { speechAnalysisConformance } from '@vireo/engines/speech-analysis.conformance.ts'
import { afterAll } from 'vitest'
import { spoken } from './testing.ts'

const speech = createSpeechPool({ workers: 1, engines: { flite: import.meta.resolve('@vireo/engine-flite') } })
afterAll(() => speech.close())

const voices = ['slt', 'rms'].map((base) => ({ engine: 'flite', base, gainDb: 0 }))

speechAnalysisConformance({
  name: 'acoustic analysis',
  open: () =>
    createSpeechAnalysisPool({
      workers: 1,
      engine: new URL('./index.ts', import.meta.url),
      speakReference: createReferenceSpeaker(speech, () => voices),
    }),
  speak: (speaker, text) => spoken(loadSynthesizer, speaker === 'one' ? 'awb' : 'slt', text),
  sampleRateHz: 16_000,
})
