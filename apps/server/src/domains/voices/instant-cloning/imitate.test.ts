import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cloningStatement, instantCloningEndpoints } from '@vireo/contracts/instant-cloning'
import { createZeroShotCloning, SherpaHost, whySherpaIsMissing } from '@vireo/engine-sherpa'
import { installTinyModel } from '@vireo/engine-sherpa/testing.ts'
import { createSpeechPool } from '@vireo/engines'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testVoiceCloning } from '#test/test-engines.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'

const missing = whySherpaIsMissing()
const folder = mkdtempSync(path.join(tmpdir(), 'vireo-imitate-'))
const host = new SherpaHost({
  folder,
  readReference: async (key) => {
    if ((await server.ports.storage.size(key)) === undefined) return undefined
    const parts: Uint8Array[] = []
    for await (const part of server.ports.storage.read(key)) parts.push(part)
    return Buffer.concat(parts)
  },
})
const speech = createSpeechPool({
  workers: 1,
  engines: {
    flite: import.meta.resolve('@vireo/engine-flite'),
    espeak: import.meta.resolve('@vireo/engine-espeak'),
    sherpa: import.meta.resolve('@vireo/engine-sherpa'),
  },
  links: { sherpa: () => host.connect() },
})

let server: TestServer
let person: TestPerson
let recording: Uint8Array<ArrayBuffer>
const said = 'He put the book on the table and went to bed.'

beforeAll(async () => {
  await installTinyModel(folder)
  const voiceCloning = createZeroShotCloning({ host, otherwise: testVoiceCloning })
  server = await startTestServer({ ports: { speech, voiceCloning } })
  person = await server.signUp({ tier: 'creator' })
  const voice = libraryVoices.find(({ recipe }) => recipe.base === 'awb')?.voiceId ?? ''
  recording = new Uint8Array(await (await speak(voice, said)).arrayBuffer())
})
afterAll(async () => {
  await speech.close()
  await host.close()
  rmSync(folder, { recursive: true, force: true })
})

const speak = (voiceId: string, text: string) =>
  server.fetch(`/v1/text-to-speech/${voiceId}?output_format=wav_24000`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text, seed: 1 }),
  })

async function clone(fields: Record<string, string>) {
  const body = new FormData()
  const consent = JSON.stringify({ version: cloningStatement.version })
  for (const [name, value] of Object.entries({ name: 'Ada', consent, ...fields })) body.append(name, value)
  body.append('files', new Blob(['not a recording at all']), 'notes.txt')
  body.append('files', new Blob([recording]), 'ada.wav')
  const answer = await server.fetch('/v1/voices/add', { method: 'POST', headers: person.headers, body })
  expect(answer.status).toBe(200)
  return instantCloningEndpoints.create.success.schema.parse(await answer.json())
}

describe.skipIf(missing)('where a model is installed', () => {
  test('a recording whose words are told is imitated, by a voice that speaks', async () => {
    const made = await clone({ transcripts: JSON.stringify({ 1: said }) })
    expect(made.cloning_method).toBe('zero_shot')
    const heard = await speak(made.voice_id, 'Good morning to you.')
    expect([heard.status, (await heard.arrayBuffer()).byteLength > 20_000]).toEqual([200, true])
    const { rows } = await server.database.pool.query<{ recipe: { reference: { key: string } }; details: object }>(
      `select v.recipe, s.details from voices v join voice_samples s on s.voice_id = v.id where v.id = $1`,
      [made.voice_id],
    )
    expect(rows).toMatchObject([
      { recipe: { engine: 'sherpa', reference: { transcript: said } }, details: { transcript: said } },
    ])
    // It goes away with the voice's folder.
    const keys: string[] = []
    for await (const { key } of server.ports.storage.list(`voices/${person.workspaceId}/${made.voice_id}/reference/`))
      keys.push(key)
    expect(keys).toHaveLength(1)
    expect(rows[0]?.recipe.reference.key).toBe(keys[0])
  })

  test('an inspection says that recordings are imitated, and no more once the model is gone', async () => {
    const inspected = async () => {
      const body = new FormData()
      body.append('files', new Blob([recording]), 'ada.wav')
      const answer = await server.fetch('/v1/voices/samples/inspect', { method: 'POST', headers: person.headers, body })
      return instantCloningEndpoints.inspectSamples.success.schema.parse(await answer.json()).cloning_method
    }
    expect(await inspected()).toBe('zero_shot')
    rmSync(folder, { recursive: true })
    expect(await inspected()).toBe('acoustic_matching')
    await installTinyModel(folder)
  })

  test('one whose words nobody told is matched acoustically, and the answer says so', async () => {
    expect((await clone({})).cloning_method).toBe('acoustic_matching')
  })
})
