import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '../../src/project-root.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { decodeAudio } from '../decode-audio.ts'
import { startTestServer, type TestPerson, type TestServer } from '../test-server.ts'
import { installClients } from './install-clients.ts'

/**
 * Published clients as they are, called without arguments that a beginner would not give. Where a client has no
 * setting for the address, the request is led here.
 */
const folder = path.join(projectRoot(), 'test/clients')
const load = createRequire(path.join(folder, 'package.json'))
const run = promisify(execFile)
const house = (name: string) => libraryVoices.find((voice) => voice.name === name)?.voiceId
const text = 'The quick brown fox jumps over the lazy dog.'

/** The clients bring their own types, which differ by version: what a test calls is written down here. */
type Bytes = AsyncIterable<Uint8Array>
type MainSdk = {
  ElevenLabsClient: new (options: object) => { textToSpeech: { convert(id: string, body: object): Promise<Bytes> } }
}
type OlderSdk = {
  ElevenLabsClient: new (options: object) => {
    generate(body: object): Promise<Bytes>
    voices: { getAll(): Promise<{ voices: { name: string }[] }> }
  }
}
type Provider = {
  createElevenLabs(options: object): {
    speech(model: string): { doGenerate(body: object): Promise<{ audio: Uint8Array }> }
  }
}
type OpenAi = {
  OpenAI: new (options: object) => {
    models: { list(): Promise<AsyncIterable<{ id: string }>> }
    audio: { speech: { create(body: object): Promise<Response> } }
  }
}
type Node2023 = new (options: object) => { textToSpeech(body: object): Promise<{ status: string }> }
type ModelFusion = {
  ElevenLabsApiConfiguration: new (options: object) => object
  ElevenLabsSpeechModel: new (options: object) => object
  generateSpeech(call: object): Promise<Uint8Array>
}

describe('a published client, unchanged', () => {
  let server: TestServer
  let person: TestPerson
  const scratch = mkdtempSync(path.join(tmpdir(), 'vireo-clients-'))
  afterAll(() => rmSync(scratch, { recursive: true, force: true }))
  beforeAll(async () => {
    await installClients(folder)
    server = await startTestServer()
    person = await server.signUp({ tier: 'creator' })
  }, 900_000)

  const expectSpoken = async (audio: Uint8Array, voice: string) => {
    expect((await decodeAudio(audio)).durationMs).toBeGreaterThan(1500)
    const answer = await server.fetch('/v1/history?page_size=1', { headers: person.headers })
    const { history } = (await answer.json()) as { history: { voice_id: string }[] }
    expect(history[0]?.voice_id).toBe(house(voice))
  }
  const all = async (stream: Bytes) => {
    const parts: Uint8Array[] = []
    for await (const part of stream) parts.push(part)
    return Buffer.concat(parts)
  }
  /** For clients that know one address only. */
  const ledHere = (input: string | URL | Request, init?: RequestInit) =>
    fetch(String(input).replace('https://api.elevenlabs.io', server.url), init)

  test('main SDK 2.73: the first example of its own documents', async () => {
    const { ElevenLabsClient } = load('@elevenlabs/elevenlabs-js') as MainSdk
    const sdk = new ElevenLabsClient({ baseUrl: server.url, apiKey: person.apiKey })
    const spoken = await sdk.textToSpeech.convert('JBFqnCBsd6RMkjVDRZzb', { text, modelId: 'eleven_multilingual_v2' })
    await expectSpoken(await all(spoken), 'Rupert')
  })

  test('older SDK 1.59: generate without a voice, and by a name', async () => {
    const { ElevenLabsClient } = load('elevenlabs') as OlderSdk
    const sdk = new ElevenLabsClient({
      environment: { base: server.url, wss: server.url.replace('http', 'ws') },
      apiKey: person.apiKey,
    })
    await expectSpoken(await all(await sdk.generate({ text, model_id: 'eleven_multilingual_v2' })), 'Poppy')
    await expectSpoken(await all(await sdk.generate({ voice: 'Adam', text })), 'Warren')
    const { voices } = await sdk.voices.getAll()
    expect(voices.map(({ name }) => name)).not.toContain('Sarah')
  })

  test.each([
    ['1.0', 'ai-sdk-elevenlabs-v1/dist/index.mjs'],
    ['2.0', 'ai-sdk-elevenlabs-v2/dist/index.mjs'],
    ['3.0', '@ai-sdk/elevenlabs/dist/index.js'],
  ])('Vercel AI SDK provider %s: speech without a voice', async (_, module) => {
    const { createElevenLabs } = (await import(
      pathToFileURL(path.join(folder, 'node_modules', module)).href
    )) as Provider
    const provider = createElevenLabs({ apiKey: person.apiKey, fetch: ledHere })
    const { audio } = await provider.speech('eleven_multilingual_v2').doGenerate({ text })
    await expectSpoken(audio, 'Poppy')
  })

  test('OpenAI SDK 6.49: models, and speech by one of its voices', async () => {
    const { OpenAI } = load('openai') as OpenAi
    const client = new OpenAI({ apiKey: person.apiKey, baseURL: `${server.url}/v1` })
    const ids: string[] = []
    for await (const { id } of await client.models.list()) ids.push(id)
    expect(ids).toContain('tts-1')
    const spoken = await client.audio.speech.create({ model: 'tts-1', voice: 'alloy', input: text })
    expect((await decodeAudio(new Uint8Array(await spoken.arrayBuffer()))).durationMs).toBeGreaterThan(1500)
  })

  test('modelfusion 0.137: a voice by a well-known id', async () => {
    const { ElevenLabsApiConfiguration, ElevenLabsSpeechModel, generateSpeech } = load('modelfusion') as ModelFusion
    const api = new ElevenLabsApiConfiguration({ baseUrl: `${server.url}/v1`, apiKey: person.apiKey })
    const model = new ElevenLabsSpeechModel({ api, voice: 'pNInz6obpgDQGcFmaJgB' })
    await expectSpoken(await generateSpeech({ model, text }), 'Warren')
  })

  test('elevenlabs-node 2.0: text to speech without a voice', async () => {
    const axios = load('axios') as {
      defaults: { adapter: unknown }
      interceptors: { request: { use(f: (c: { url: string }) => object): void } }
    }
    axios.interceptors.request.use((config) => ({
      ...config,
      url: config.url.replace('https://api.elevenlabs.io', server.url),
    }))
    const Client = load('elevenlabs-node') as Node2023
    const file = path.join(scratch, 'node.mp3')
    const client = new Client({ apiKey: person.apiKey })
    expect(await client.textToSpeech({ fileName: file, textInput: text })).toMatchObject({ status: 'ok' })
    await expectSpoken(readFileSync(file), 'Warren')
  })

  test('official CLI 1.3: say without a voice and in another format, models, and a voice by a well-known id', async () => {
    const cli = load.resolve('@elevenlabs/cli/bin/cli.js')
    const environment = {
      ...process.env,
      ELEVENLABS_API_KEY: person.apiKey,
      ELEVENLABS_BASE_URL: server.url,
      HOME: scratch,
    }
    const call = async (...words: string[]) =>
      (await run(process.execPath, [cli, ...words], { env: environment, cwd: scratch, maxBuffer: 32 * 1024 * 1024 }))
        .stdout
    const file = path.join(scratch, 'said.mp3')
    await call('say', text, '--output', file)
    expect((await decodeAudio(readFileSync(file))).durationMs).toBeGreaterThan(1500)
    // It streams what it says, and no stream has a length to write in front of it.
    const words = ['say', text, '--output', path.join(scratch, 'said.wav'), '--output-format']
    await expect(call(...words, 'wav_44100')).rejects.toMatchObject({
      stdout: expect.stringMatching(/invalid_output_format[\s\S]*'pcm_44100'/u),
    })
    await call(...words, 'pcm_24000')
    expect(readFileSync(path.join(scratch, 'said.wav')).length).toBeGreaterThan(1.5 * 24_000 * 2)
    expect(await call('models', 'list')).toContain('eleven_multilingual_v2')
    expect(await call('voices', 'get', '--voice-id', 'EXAVITQu4vr4xnSDxMaL')).toContain(house('Poppy'))
  })
})
