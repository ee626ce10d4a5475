import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinSamples, writeWav } from '@vireo/audio'
import { createMediaToolkit } from '@vireo/engine-media'
import { createSpeechPool } from '@vireo/engines'
import { speechConformance } from '@vireo/engines/speech.conformance.ts'
import { afterAll, beforeAll, describe } from 'vitest'
import { whySherpaIsMissing } from './child/sherpa-addon.ts'
import { SherpaHost } from './sherpa-host.ts'
import { installTinyModel } from './testing.ts'

const missing = whySherpaIsMissing()
const folder = mkdtempSync(join(tmpdir(), 'vireo-sherpa-'))
const toolkit = createMediaToolkit()
const hum = Float32Array.from({ length: 48_000 }, (_, at) => 0.3 * Math.sin((at * 2 * Math.PI * 150) / 24_000))
const host = new SherpaHost({ folder, readReference: async () => writeWav(hum, 24_000) })

beforeAll(() => installTinyModel(folder))
afterAll(async () => {
  await Promise.all([toolkit.close(), host.close()])
  rmSync(folder, { recursive: true })
})

const reference = { key: 'reference', transcript: 'Hello there, my friend.' }

describe.skipIf(missing)(`with the native library${missing ? `: not measured, ${missing}` : ''}`, () => {
  speechConformance({
    name: 'sherpa',
    open: () =>
      createSpeechPool({
        workers: 1,
        engines: {
          sherpa: new URL('./index.ts', import.meta.url),
          flite: import.meta.resolve('@vireo/engine-flite'),
        },
        warmEngines: [],
        links: { sherpa: () => host.connect() },
      }),
    recipes: [
      {
        recipe: { engine: 'sherpa', base: 'tiny-zipvoice', gainDb: 0, reference },
        language: 'en',
        text: 'It costs $5.20, “about” a café’s worth; ask Dr. Smith.',
      },
      {
        recipe: { engine: 'sherpa', base: 'tiny-zipvoice', gainDb: 0, rate: 1.2, reference },
        language: 'zh',
        text: '你好, 你好.',
      },
    ],
    decode: async (bytes, { sampleRateHz }) => {
      const chunks: Float32Array[] = []
      for await (const chunk of toolkit.decode(bytes, { sampleRateHz })) chunks.push(chunk)
      return joinSamples(chunks)
    },
  })
})
