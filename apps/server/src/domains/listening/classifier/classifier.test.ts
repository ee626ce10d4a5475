import { markSound, withManifest, writeWav } from '@vireo/audio'
import { Classification, classifierLimits } from '@vireo/contracts/classifier'
import { makeMedia } from '@vireo/engine-media/testing.ts'
import { EngineError } from '@vireo/engines'
import { aPiece, hear } from '@vireo/engines/testing.ts'
import { expect, test } from 'vitest'
import { createManifests } from '#adapters/provenance/create-manifests.ts'
import { signedEngines } from '#adapters/provenance/signed-engines.ts'
import type { Outbound } from '#ports/outbound.ts'
import {
  testManifests,
  testMarks,
  testMusic,
  testSoundEffects,
  testSpeech,
  testVoiceConversion,
} from '#test/test-engines.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'

const server = await startTestServer()
const person = await server.signUp()
const rate = 22_050

async function spoken(): Promise<Float32Array> {
  const pieces = [
    'The committee will meet again on Thursday to discuss the new proposal for the harbour.',
    'Nobody expected the train to arrive so early, and the platform was almost empty.',
    'A gentle wind moved across the fields while the children played beside the river.',
  ].map((text) => aPiece(text, { recipe: { engine: 'flite', base: 'slt' } }))
  const { bytes } = await hear(testSpeech, { codec: 'pcm', sampleRateHz: rate }, pieces)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from({ length: bytes.length / 2 }, (_, at) => view.getInt16(2 * at, true) / 32_768)
}

function send(bytes: Uint8Array<ArrayBuffer>, who: TestPerson = person) {
  const body = new FormData()
  body.append('file', new Blob([bytes]), 'recording')
  return server.fetch('/v1/ai-classifier', { method: 'POST', headers: who.headers, body })
}

async function classified(bytes: Uint8Array<ArrayBuffer>): Promise<Classification> {
  const answer = await send(bytes)
  expect(answer.status).toBe(200)
  return Classification.parse(await answer.json())
}

async function failure(answer: Promise<Response>): Promise<[number, string]> {
  const response = await answer
  const { detail } = (await response.json()) as { detail: { code: string } }
  return [response.status, detail.code]
}

const plain = await spoken()
const pattern = testMarks.pattern ?? new Uint8Array()
const [marked = plain] = markSound([plain], rate, pattern)

test('what was made here is recognised after it was encoded again, with its key and where it is heard', async () => {
  const wav = writeWav(marked, rate)
  const mp3 = Uint8Array.from(await makeMedia('again.mp3', ['-i', 'in.wav', '-b:a', '64k'], { 'in.wav': wav }))
  for (const bytes of [wav, mp3]) {
    const { verdict, message, evidence } = await classified(bytes)
    expect([verdict, evidence.key, evidence.marks_are_written]).toEqual(['made_here', 2, true])
    expect(message).toContain('made here')
    expect(evidence.chance).toBeLessThan(classifierLimits.chanceMax)
    expect(evidence.stretches).toHaveLength(1)
    expect(evidence.duration_seconds).toBeCloseTo(plain.length / rate, 0)
  }
})

test('nothing is claimed of what carries no mark', async () => {
  const { verdict, message, evidence } = await classified(writeWav(plain, rate))
  expect([verdict, evidence.key, evidence.stretches]).toEqual(['unknown', null, []])
  expect(message).toContain('proves nothing')
  expect(evidence.chance).toBeGreaterThan(classifierLimits.chanceMax)
  expect(await classified(writeWav(new Float32Array(3 * rate), rate))).toMatchObject({ verdict: 'unknown' })
})

test('whoever made a recording of half a minute learns which it is, from its mark alone; nobody else does', async () => {
  const writing = { manifests: testManifests, patternOf: testMarks.patternOf }
  const makers = {
    speech: testSpeech,
    voiceConversion: testVoiceConversion,
    soundEffects: testSoundEffects,
    music: testMusic,
  }
  const signing = await startTestServer({ ports: signedEngines(makers, writing) })
  const maker = await signing.signUp()
  const text = 'Nobody expected the train to arrive so early, and the platform was almost empty that morning. '.repeat(
    7,
  )
  const made = await signing.fetch(`/v1/text-to-speech/${libraryVoices[0]?.voiceId}?output_format=pcm_22050`, {
    method: 'POST',
    headers: { ...maker.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text, seed: 4 }),
  })
  const samples = new Int16Array(await made.arrayBuffer())
  expect(samples.length / rate).toBeGreaterThan(30)
  const wav = writeWav(
    Float32Array.from(samples, (sample) => sample / 32_768),
    rate,
  )
  const ask = async (who: TestPerson) => {
    const body = new FormData()
    body.append('file', new Blob([wav]), 'recording.wav')
    const answer = await signing.fetch('/v1/ai-classifier', { method: 'POST', headers: who.headers, body })
    return Classification.parse(await answer.json())
  }
  const item = { history_item_id: made.headers.get('history-item-id'), voice_name: libraryVoices[0]?.name }
  expect(await ask(maker)).toMatchObject({ verdict: 'made_here', item, evidence: { manifest: null } })
  expect(await ask(await signing.signUp())).toMatchObject({ verdict: 'made_here', item: null })
})

test('a file that another instance signed names that instance, if its keys are there; one of ours without a mark is told so', async () => {
  const origin = 'https://voice.example.org'
  const theirs = createManifests({ instanceSecret: 'the key of another', origin, areWritten: true, key: 1 })
  const request: Outbound['request'] = async (url) => ({
    status: url === `${origin}/.well-known/sound-manifest-keys` ? 200 : 404,
    headers: {},
    body: Buffer.from(JSON.stringify({ keys: theirs.keys })),
    url,
  })
  const knowing = await startTestServer({ ports: { outbound: { ...server.ports.outbound, request } } })
  const who = await knowing.signUp()
  const made = { tool: 'music', model: 'music_v1' } as const
  const ask = async (manifest = '', to = knowing, by = who) => {
    const body = new FormData()
    body.append('file', new Blob([Uint8Array.from(withManifest('wav', writeWav(plain, rate), manifest))]), 'a.wav')
    const answer = await to.fetch('/v1/ai-classifier', { method: 'POST', headers: by.headers, body })
    return Classification.parse(await answer.json())
  }
  const signed = theirs.sign(made) ?? ''
  expect(await ask(signed)).toMatchObject({ verdict: 'made_elsewhere', evidence: { manifest: { origin, key: '1' } } })
  expect(await ask(`${signed.slice(0, -4)}AAAA`)).toMatchObject({ verdict: 'unknown', evidence: { manifest: null } })
  expect(await ask(signed, server, person)).toMatchObject({ verdict: 'unknown', evidence: { manifest: null } })
  expect(await ask(testManifests.sign(made))).toMatchObject({ verdict: 'signed_here', item: null })
})

test('recordings that cannot be judged are refused by name', async () => {
  expect(await failure(send(writeWav(plain.slice(0, rate), rate)))).toEqual([400, 'audio_too_short'])
  expect(await failure(send(writeWav(new Float32Array(601 * 8000), 8000)))).toEqual([400, 'audio_too_long'])
  expect(await failure(send(new Uint8Array()))).toEqual([400, 'invalid_audio'])
  expect(await failure(send(Uint8Array.from(Buffer.from('this is no sound at all'))))).toEqual([400, 'invalid_audio'])
  const none = await server.fetch('/v1/ai-classifier', {
    method: 'POST',
    headers: person.headers,
    body: new FormData(),
  })
  expect(none.status).toBe(422)
  expect((await server.fetch('/v1/ai-classifier', { method: 'POST', body: new FormData() })).status).toBe(401)
})

test('how often somebody asks is limited, and an engine that fails says so', async () => {
  const who = await server.signUp()
  for (let at = 0; at < 60; at++) expect((await send(new Uint8Array(), who)).status).toBe(400)
  // A recording that never comes is answered as well: it is not waited for.
  const request = { method: 'POST', headers: { ...who.headers, 'content-type': 'multipart/form-data; boundary=edge' } }
  const begun = new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode('--edge\r\n')) })
  const early = server.fetch('/v1/ai-classifier', { ...request, body: begun, duplex: 'half' } as RequestInit)
  expect(await failure(early)).toEqual([429, 'too_many_attempts'])
  const find = () => Promise.reject(new EngineError('crashed', 'broken for a test'))
  const broken = await startTestServer({ ports: { marks: { ...testMarks, find } } })
  const other = await broken.signUp()
  const body = new FormData()
  body.append('file', new Blob([writeWav(plain, rate)]), 'recording.wav')
  const answer = broken.fetch('/v1/ai-classifier', { method: 'POST', headers: other.headers, body })
  expect((await failure(answer))[1]).toBe('engine_failed')
})
