import { joinSamples } from '@vireo/audio'
import { loadSynthesizer } from '@vireo/engine-flite'
import { createMediaToolkit } from '@vireo/engine-media'
import { createVoiceConversionPool } from '@vireo/engines'
import { voiceConversionConformance } from '@vireo/engines/voice-conversion.conformance.ts'
import { afterAll } from 'vitest'
import { someSpeech } from './testing.ts'

const media = createMediaToolkit()
afterAll(() => media.close())

voiceConversionConformance({
  name: 'acoustic conversion',
  open: () => createVoiceConversionPool({ workers: 2, engine: new URL('./index.ts', import.meta.url) }),
  speech: async () => ({
    source: await someSpeech(loadSynthesizer, 'rms', 'train', 48_000),
    reference: await someSpeech(loadSynthesizer, 'slt', 'boxes', 48_000),
    sampleRateHz: 48_000,
  }),
  decode: async (bytes, { sampleRateHz }) => {
    const parts: Float32Array[] = []
    for await (const part of media.decode(bytes, { sampleRateHz })) parts.push(part)
    return joinSamples(parts)
  },
})
