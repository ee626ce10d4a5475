import { createMediaToolkit } from '@vireo/engine-media'
import { joinSamples } from '@vireo/audio'
import { createSpeechPool } from '@vireo/engines'
import { speechConformance } from '@vireo/engines/speech.conformance.ts'
import { afterAll } from 'vitest'

const toolkit = createMediaToolkit()
afterAll(() => toolkit.close())

speechConformance({
  name: 'flite',
  open: () => createSpeechPool({ workers: 1, engines: { flite: new URL('./index.ts', import.meta.url) } }),
  recipes: ['slt', 'rms', 'awb', 'kal16', 'kal'].map((base) => ({
    recipe: { engine: 'flite', base, gainDb: 2 },
    language: 'en',
    text: 'It costs $5.20, “about” a café’s worth; ask Dr. Smith.',
  })),
  decode: async (bytes, { sampleRateHz }) => {
    const chunks: Float32Array[] = []
    for await (const chunk of toolkit.decode(bytes, { sampleRateHz })) chunks.push(chunk)
    return joinSamples(chunks)
  },
})
