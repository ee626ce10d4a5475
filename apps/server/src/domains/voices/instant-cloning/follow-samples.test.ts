import { publishingTermsVersion } from '@vireo/contracts/voice-library'
import { beforeAll, expect, test } from 'vitest'
import { ownTemporaryFolder } from '#test/own-temporary-folder.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { keepFile, makeVoice } from '#voices/testing.ts'

const temporary = ownTemporaryFolder()

type Bytes = Uint8Array<ArrayBuffer>

const text = 'The train to the city leaves every morning at a quarter past seven, and it is hardly ever late.'

let server: TestServer
let person: TestPerson
const recordings: Record<string, Bytes> = {}

beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp({ tier: 'enterprise' })
  for (const base of ['awb', 'slt', 'rms']) {
    const voice = libraryVoices.find(({ recipe }) => recipe.base === base)?.voiceId ?? ''
    const spoken = await server.fetch(`/v1/text-to-speech/${voice}?output_format=wav_24000`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ text, seed: 1 }),
    })
    recordings[base] = new Uint8Array(await spoken.arrayBuffer())
  }
})

async function send(address: string, bases: readonly string[], fields: Record<string, string> = {}): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ name: 'Ada', ...fields })) body.append(name, value)
  for (const base of bases) body.append('files', new Blob([recordings[base] ?? '']), `${base}.wav`)
  return server.fetch(address, { method: 'POST', headers: person.headers, body })
}

/** A clone of these voices, and what tells how it is. */
async function givenClone(bases: readonly string[], fields: Record<string, string> = {}) {
  const answer = await send('/v1/voices/add', bases, fields)
  const { voice_id: id } = (await answer.json()) as { voice_id: string }
  const state = async () => {
    const { rows } = await server.database.pool.query<{
      recipe: unknown
      samples: { id: string; file_name: string; storage_key: string; remove_background_noise: boolean }[]
    }>(
      `select recipe, (select coalesce(json_agg(s order by s.created_at, s.id), '[]') from voice_samples s
        where s.voice_id = v.id) as samples from voices v where id = $1`,
      [id],
    )
    const [row] = rows
    if (!row) throw new Error(await answer.text())
    return row
  }
  const sampleOf = async (base: string) => (await state()).samples.find(({ file_name: name }) => name === `${base}.wav`)
  const drop = async (base: string) => {
    const deleted = await server.fetch(`/v1/voices/${id}/samples/${(await sampleOf(base))?.id}`, {
      method: 'DELETE',
      headers: person.headers,
    })
    const { detail } = (await deleted.json()) as { detail?: { code: string; message: string } }
    return { answer: [deleted.status, detail?.code].filter(Boolean).join(' '), message: detail?.message }
  }
  return { id, state, sampleOf, drop, recipe: async () => (await state()).recipe }
}

test('without a sample a clone sounds as if it had never been there, and without any as it did', async () => {
  const clone = await givenClone(['awb', 'slt'])
  const alone = await (await givenClone(['slt'])).recipe()
  expect(await clone.recipe()).not.toEqual(alone)
  expect((await clone.drop('awb')).answer).toBe('200')
  expect(await clone.recipe()).toEqual(alone)
  expect((await clone.drop('slt')).answer).toBe('200')
  expect(await clone.state()).toEqual({ recipe: alone, samples: [] })
})

test('without its noise a clone sounds as one that was made without', async () => {
  const clone = await givenClone(['awb'])
  const clean = await (await givenClone(['awb'], { remove_background_noise: 'true' })).recipe()
  expect(await clone.recipe()).not.toEqual(clean)
  const edited = await send(`/v1/voices/${clone.id}/edit`, [], { remove_background_noise: 'true' })
  expect(edited.status).toBe(200)
  const { recipe, samples } = await clone.state()
  expect(recipe).toEqual(clean)
  expect(samples.map((sample) => sample.remove_background_noise)).toEqual([true])
})

test('stays as it is, with all of its samples, where it cannot be matched anew', async () => {
  const clone = await givenClone(['awb', 'slt'])
  const { storage_key: key } = (await clone.sampleOf('slt')) ?? { storage_key: '' }
  await server.ports.storage.remove(key)
  await keepFile(server, key, 'no recording any more')
  const before = await clone.state()
  const refused = await clone.drop('awb')
  expect(refused).toMatchObject({ answer: '400 no_usable_samples', message: expect.stringContaining('slt.wav') })
  expect(await clone.state()).toEqual(before)
  expect(await server.ports.storage.size(before.samples[0]?.storage_key ?? '')).toBeGreaterThan(1000)
  const edited = await send(`/v1/voices/${clone.id}/edit`, ['rms'])
  expect(edited.status).toBe(400)
  expect(await clone.state()).toEqual(before)
  const keys: string[] = []
  for await (const { key: each } of server.ports.storage.list(`voices/${person.workspaceId}/${clone.id}/`))
    keys.push(each)
  expect(keys.toSorted()).toEqual(before.samples.map((sample) => sample.storage_key).toSorted())
  expect(await temporary()).toEqual([])
})

test('sounds as the samples that are left when several are deleted at once', async () => {
  const clone = await givenClone(['awb', 'slt', 'rms'])
  const answers = await Promise.all([clone.drop('awb'), clone.drop('rms')])
  const statuses = answers.map(({ answer }) => answer)
  expect(statuses).toContain('200')
  for (const status of statuses) expect(['200', '409 voice_samples_changed']).toContain(status)
  const { recipe, samples } = await clone.state()
  expect(samples).toHaveLength(3 - statuses.filter((status) => status === '200').length)
  const same = await givenClone(samples.map(({ file_name: name }) => name.replace('.wav', '')))
  expect(recipe).toEqual(await same.recipe())
})

test('has to be proven again with other recordings, and keeps those that it was published with', async () => {
  const clone = await givenClone(['awb', 'slt'])
  const verify = () => server.database.pool.query('update voices set is_verified = true where id = $1', [clone.id])
  const isVerified = async () => {
    const shown = await server.fetch(`/v1/voices/${clone.id}`, { headers: person.headers })
    return ((await shown.json()) as { voice_verification: { is_verified: boolean } }).voice_verification.is_verified
  }
  await verify()
  await send(`/v1/voices/${clone.id}/edit`, [], { name: 'Grace' })
  expect(await isVerified()).toBe(true)
  expect((await send(`/v1/voices/${clone.id}/edit`, ['rms'])).status).toBe(200)
  expect(await isVerified()).toBe(false)
  await verify()
  expect((await clone.drop('rms')).answer).toBe('200')
  expect(await isVerified()).toBe(false)
  await verify()
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
  const terms = {
    labels: { language: 'en' },
    name: 'Grace',
    terms_version: publishingTermsVersion,
    terms_accepted: true,
  }
  const published = await server.fetch(`/v1/voices/${clone.id}/publication`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify(terms),
  })
  expect(published.status).toBe(200)
  const before = await clone.state()
  expect((await clone.drop('slt')).answer).toBe('409 voice_already_published')
  expect((await send(`/v1/voices/${clone.id}/edit`, ['rms'])).status).toBe(409)
  expect(await clone.state()).toEqual(before)
  expect(await isVerified()).toBe(true)
})

test('of a voice that is no instant clone nothing is cleaned', async () => {
  const { id } = await makeVoice(server, person, { category: 'generated', method: 'designed' })
  const refused = await send(`/v1/voices/${id}/edit`, [], { remove_background_noise: 'true' })
  expect([refused.status, ((await refused.json()) as { detail: { param: string } }).detail.param]).toEqual([
    400,
    'remove_background_noise',
  ])
})
