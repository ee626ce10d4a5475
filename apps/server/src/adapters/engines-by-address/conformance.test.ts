import { createMediaToolkit } from '@vireo/engine-media'
import { joinSamples } from '@vireo/audio'
import { createSpeechPool } from '@vireo/engines'
import {
  chatConformance,
  embeddingsConformance,
} from '@vireo/engines/capabilities/conformance/language-work.conformance.ts'
import { recognitionConformance } from '@vireo/engines/capabilities/conformance/recognition.conformance.ts'
import { speechConformance } from '@vireo/engines/speech.conformance.ts'
import { afterAll } from 'vitest'
import { createOutbound } from '../outbound-http.ts'
import { engineAt, startAddressServer } from './address-server.testing.ts'
import { createAddressEngines } from './create-address-engines.ts'

const server = await startAddressServer()
const toolkit = createMediaToolkit()
const engine = engineAt(server)
const engines = createAddressEngines({
  outbound: createOutbound({ namedHosts: [server.host] }),
  find: (id) => Promise.resolve(id === engine.id ? engine : undefined),
  shared: () => Promise.resolve([engine]),
  now: () => performance.now(),
  date: () => new Date(),
})
const set = engines.setOf([engine])

afterAll(async () => {
  engines.close()
  await Promise.all([server.close(), toolkit.close()])
})

async function ability<Name extends 'recognition' | 'chat' | 'embeddings'>(name: Name) {
  const found = await set.find(name)
  if (!found) throw new Error(`nobody does ${name}`)
  return found
}

const [recognition, chat, embeddings] = await Promise.all([
  ability('recognition'),
  ability('chat'),
  ability('embeddings'),
])
recognitionConformance('an engine by address', () => recognition)
chatConformance('an engine by address', () => chat)
embeddingsConformance('an engine by address', () => embeddings)

const recipe = { engine: 'address', base: `${engine.id}/alloy`, gainDb: 0 }
speechConformance({
  name: 'an engine by address',
  open: () =>
    createSpeechPool({
      workers: 1,
      engines: {
        address: import.meta.resolve('@vireo/engines/linked/linked-speech.ts'),
        flite: import.meta.resolve('@vireo/engine-flite'),
      },
      warmEngines: [],
      links: { address: engines.connect },
    }),
  recipes: [
    { recipe, language: 'en', text: 'It costs $5.20, “about” a café’s worth; ask Dr. Smith.' },
    { recipe: { ...recipe, base: `${engine.id}/echo`, rate: 1.2 }, language: 'zh', text: '你好, 你好.' },
  ],
  decode: async (bytes, { sampleRateHz }) => {
    const chunks: Float32Array[] = []
    for await (const chunk of toolkit.decode(bytes, { sampleRateHz })) chunks.push(chunk)
    return joinSamples(chunks)
  },
})
