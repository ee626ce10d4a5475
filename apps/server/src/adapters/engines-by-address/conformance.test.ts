import { LLMock } from '@copilotkit/aimock'
import { createMediaToolkit } from '@vireo/engine-media'
import { joinSamples } from '@vireo/audio'
import { createSpeechPool } from '@vireo/engines'
import {
  chatConformance,
  embeddingsConformance,
} from '@vireo/engines/capabilities/conformance/language-work.conformance.ts'
import {
  separationConformance,
  soundMakingConformance,
} from '@vireo/engines/capabilities/conformance/sound-work.conformance.ts'
import { recognitionConformance } from '@vireo/engines/capabilities/conformance/recognition.conformance.ts'
import { speechConformance } from '@vireo/engines/speech.conformance.ts'
import { afterAll, expect, test } from 'vitest'
import { createOutbound } from '../outbound-http.ts'
import { engineAt, hum, startAddressServer, testKey } from './address-server.testing.ts'
import { createAddressEngines } from './create-address-engines.ts'

const server = await startAddressServer()
const foreign = await startForeignServer()
const toolkit = createMediaToolkit()
const engine = engineAt(server)
const foreignEngine = engineAt({ address: `${foreign.url}/v1` }, { id: 'eng_foreign', name: 'Elsewhere' })
const both = [engine, foreignEngine]
const engines = createAddressEngines({
  outbound: createOutbound({ namedHosts: [server.host, new URL(foreign.url).host] }),
  find: (id) => Promise.resolve(both.find((each) => each.id === id)),
  shared: () => Promise.resolve([engine]),
  now: () => performance.now(),
  date: () => new Date(),
})

afterAll(async () => {
  engines.close()
  await Promise.all([server.close(), foreign.stop(), toolkit.close()])
})

/**
 * Starts a server that somebody else wrote, from a package, which reads and writes the shapes of the API as its makers
 * understand them. It takes no other key, and says what it is told to.
 */
async function startForeignServer(): Promise<LLMock> {
  const other = new LLMock({ port: 0, host: '127.0.0.1', auth: { apiKeys: [testKey] } })
  const words = [{ word: 'word', start: 0.1, end: 0.4 }]
  other
    .on({ endpoint: 'speech' }, ({ messages }) => {
      const audio = Buffer.from(hum(String(messages.at(-1)?.content), 1)).toString('base64')
      return { audio, format: 'wav' }
    })
    .onTranscription({ transcription: { text: 'word', language: 'english', duration: 2, words } })
    .on({ endpoint: 'embedding' }, ({ embeddingInput = '' }) => ({ embedding: [embeddingInput.length, 1] }))
    .on({ endpoint: 'chat', predicate: ({ tools, messages }) => !!tools && messages.at(-1)?.role === 'user' }, () => ({
      toolCalls: [{ name: 'look_at_clock', arguments: '{}' }],
    }))
    .on({ endpoint: 'chat' }, { content: 'Good morning, naïvely and well.' })
  await other.start()
  return other
}

for (const asked of both) {
  const set = engines.setOf([asked])
  const [recognition, chat, embeddings] = await Promise.all([
    set.find('recognition'),
    set.find('chat'),
    set.find('embeddings'),
  ])
  if (!recognition || !chat || !embeddings) throw new Error(`${asked.name} does too little`)
  const name = asked === engine ? 'an engine by address' : 'a server from a package'
  recognitionConformance(name, () => recognition)
  chatConformance(name, () => chat)
  embeddingsConformance(name, () => embeddings)
}

const sounds = engines.setOf([engine])
const [separation, makers] = await Promise.all([sounds.find('separation'), sounds.find('sound_effects')])
if (!separation || !makers) throw new Error('sounds are missing')
separationConformance('an engine by address', () => separation)
soundMakingConformance('an engine by address', () => makers)

test('key terms are what a recogniser was told before, the first of them, as far as it reads; and it is as free as it can be', async () => {
  const recognition = await engines.setOf([engine]).find('recognition')
  const sound = { samples: new Float32Array(16_000).fill(0.1), sampleRateHz: 16_000 }
  await recognition?.recognise(sound, { keyterms: ['Vireo', 'Blaue Elise'], temperature: 1.5 })
  expect(server.bodies.at(-1)).toMatchObject({ prompt: 'Vireo, Blaue Elise.', temperature: '1' })
  await recognition?.recognise(sound, { keyterms: Array.from({ length: 1000 }, (_, at) => `term ${at}`) })
  const { prompt = '' } = server.bodies.at(-1) as { prompt?: string }
  expect(prompt).toMatch(/^term 0, term 1, .*\d\.$/u)
  expect(prompt.length).toBeLessThanOrEqual(601)
  await recognition?.recognise(sound)
  expect(Object.keys(server.bodies.at(-1) as object)).not.toContain('prompt')
})

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
    { recipe: { ...recipe, base: `${foreignEngine.id}/alloy` }, language: 'en', text: 'Somebody else says this.' },
  ],
  decode: async (bytes, { sampleRateHz }) => {
    const chunks: Float32Array[] = []
    for await (const chunk of toolkit.decode(bytes, { sampleRateHz })) chunks.push(chunk)
    return joinSamples(chunks)
  },
})

test('a server from a package is greeted with its key, and no other is', async () => {
  expect(await engines.check(foreignEngine)).toMatchObject({ state: 'well', problem: undefined })
  const turnedAway = await engines.check({ ...foreignEngine, id: 'eng_other', key: 'sk-another' })
  expect(turnedAway).toMatchObject({ state: 'failing', problem: expect.stringContaining('key') })
})
