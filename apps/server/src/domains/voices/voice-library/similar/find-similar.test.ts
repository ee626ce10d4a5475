import { ErrorBody } from '@vireo/contracts/kit'
import { SimilarVoices } from '@vireo/contracts/voice-library'
import { writeWav } from '@vireo/audio'
import { aNoise } from '@vireo/audio/testing.ts'
import type { VoiceRecipe } from '@vireo/engines'
import { beforeAll, describe, expect, test } from 'vitest'
import { ownTemporaryFolder } from '#test/own-temporary-folder.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { dispatchOutbox } from '#jobs/dispatch-outbox.ts'
import { transaction } from '#kernel/transaction.ts'
import { changeVoice, holdOwnVoice } from '#voices'
import { libraryVoices } from '#voices/library/index.ts'
import { setSafety } from '#voices/safety/index.ts'
import { contextOf, makeVoice } from '#voices/testing.ts'
import { saveSharedVoice } from '../shared-voice-store.ts'
import { voiceLibrarySubscriptions } from '../subscriptions.ts'
import { addVoice, givenPublisher, publish, sharedVoiceRow } from '../testing.ts'
import { measureVoices } from './measure-voices.ts'
import { listNearest, savePrint } from './print-store.ts'

const temporary = ownTemporaryFolder()

/** None of the words that prints are measured on. */
const text =
  'He put the book on the table and went to bed. We walked along the river until it was dark. Could you tell me where the nearest bank is?'

let server: TestServer
let owner: TestPerson
let asker: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  owner = await givenPublisher(server)
  asker = await server.signUp({ tier: 'creator' })
})

async function recordingOf(voiceId: string, who = asker): Promise<Uint8Array<ArrayBuffer>> {
  const spoken = await server.fetch(`/v1/text-to-speech/${voiceId}`, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text, seed: 7 }),
  })
  if (spoken.status !== 200) throw new Error(await spoken.text())
  return new Uint8Array(await spoken.arrayBuffer())
}

function ask(recording: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}, who = asker): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('audio_file', new Blob([recording]), 'recording.mp3')
  return server.fetch('/v1/similar-voices', { method: 'POST', headers: who.headers, body })
}

async function find(recording: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}, who = asker) {
  const answer = await ask(recording, fields, who)
  if (answer.status !== 200) throw new Error(await answer.text())
  return SimilarVoices.parse(await answer.json()).voices
}

const measure = () => measureVoices(server.product.systemContext())
const idsOf = (voices: readonly { voice_id: string }[]) => voices.map(({ voice_id: id }) => id)

/** Unlike every premade voice. */
const unlike: VoiceRecipe = {
  engine: 'flite',
  base: 'awb',
  pitchHz: 205,
  gainDb: 4,
  filters: [{ kind: 'peaking', frequencyHz: 2200, gainDb: 8, q: 1 }],
}

async function givenListed(recipe: VoiceRecipe, wishes: Parameters<typeof publish>[3] = {}) {
  const voice = await makeVoice(server, owner, { is_verified: true, recipe })
  const answer = await publish(server, owner, voice.id, wishes)
  if (answer.status !== 200) throw new Error(await answer.text())
  return voice
}

describe('200', () => {
  const premade = libraryVoices
    .filter(({ name }) => ['Poppy', 'Warren', 'Angus', 'Dexter'].includes(name))
    .map(({ name, recipe, voiceId }) => [name, recipe.base, voiceId] as const)

  test.each(premade)('finds %s, who speaks with %s, first by a recording of other words', async (_, __, id) => {
    const [first, second] = await find(await recordingOf(id), { top_k: '2' })
    expect(first).toMatchObject({ voice_id: id, category: 'premade', is_added_by_user: true })
    expect(first?.distance).toBeLessThan(1)
    expect(second?.distance).toBeGreaterThan(first?.distance ?? 0)
  })

  test('keeps to how far away and how many are asked for, the nearest first', async () => {
    const recording = await recordingOf(premade[0]?.[2] ?? '')
    const all = await find(recording, { top_k: '100' })
    expect(all).toHaveLength(100)
    const distances = all.map(({ distance }) => distance ?? -1)
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
    const within = await find(recording, { top_k: '100', similarity_threshold: '0.9' })
    expect(within.length).toBeGreaterThan(0)
    expect(within.every(({ distance }) => (distance ?? 9) <= 0.9)).toBe(true)
    expect(idsOf(within)).toEqual(idsOf(all.filter(({ distance }) => (distance ?? 9) <= 0.9)))
    expect(await find(recording, { similarity_threshold: '0' })).toEqual([])
    expect(idsOf(await find(recording, { top_k: '3' }))).toEqual(idsOf(all.slice(0, 3)))
    expect(await find(recording)).toHaveLength(10)
  })

  test('finds what others published once it was listened to, and says what is a copy already', async () => {
    const voice = await givenListed(unlike)
    const recording = await recordingOf(voice.id, owner)
    expect(idsOf(await find(recording))).not.toContain(voice.id)
    expect(await measure()).toEqual({ measured: 1, next: undefined })
    expect(await measure()).toEqual({ measured: 0, next: undefined })
    const [first] = await find(recording)
    expect(first).toMatchObject({ voice_id: voice.id, category: 'cloned', is_added_by_user: false })
    expect(first?.distance).toBeLessThan(1)
    await addVoice(server, asker, { public_owner_id: first?.public_owner_id ?? '', voice_id: voice.id })
    expect((await find(recording))[0]).toMatchObject({ voice_id: voice.id, is_added_by_user: true })
  })

  test('without a recording finds any, as many as are asked for', async () => {
    const listed = await givenListed(unlike)
    const body = new FormData()
    body.append('top_k', '3')
    const answer = await server.fetch('/v1/similar-voices', { method: 'POST', headers: asker.headers, body })
    const { voices } = SimilarVoices.parse(await answer.json())
    expect([answer.status, voices.length, new Set(idsOf(voices)).size]).toEqual([200, 3, 3])
    expect(voices.map(({ distance }) => distance)).toEqual([null, null, null])
    expect(idsOf(voices)).toContain(listed.id)
  })

  test('never finds what is private, not listed, taken back or blocked', async () => {
    const recipe = { ...unlike, pitchHz: 215 }
    const hidden = await makeVoice(server, owner, { recipe })
    const unlisted = await givenListed(recipe, { enabled_in_library: false })
    const [withdrawn, blocked] = [await givenListed(recipe), await givenListed(recipe)]
    await measure()
    const recording = await recordingOf(hidden.id, owner)
    expect(idsOf(await find(recording))).toEqual(expect.arrayContaining([withdrawn.id, blocked.id]))
    await server.fetch(`/v1/voices/${withdrawn.id}/publication`, { method: 'DELETE', headers: owner.headers })
    await setSafety(server.product.systemContext(), { voiceId: blocked.id, control: 'BAN' })
    for (const who of [asker, owner]) {
      const found = idsOf(await find(recording, { top_k: '100' }, who))
      for (const { id } of [hidden, unlisted, withdrawn, blocked]) expect(found).not.toContain(id)
    }
  })

  test('listens again to a voice that sounds different', async () => {
    const voice = await givenListed({ ...unlike, pitchHz: 225 })
    await measure()
    const before = await recordingOf(voice.id, owner)
    expect(idsOf(await find(before))).toContain(voice.id)
    await transaction(contextOf(server, owner), async (ctx) => {
      const held = await holdOwnVoice(ctx, voice.id, 'editor')
      await changeVoice(ctx, held, { recipe: { engine: 'flite', base: 'rms', pitchHz: 70, gainDb: 5 } })
    })
    await dispatchOutbox(server.product.systemContext, voiceLibrarySubscriptions)
    expect(idsOf(await find(before, { similarity_threshold: '1' }))).not.toContain(voice.id)
    expect((await measure()).measured).toBe(1)
    expect(idsOf(await find(await recordingOf(voice.id, owner)))).toContain(voice.id)
  })

  test('listens to others where one cannot speak now, and to that one again later', async () => {
    const [silent, heard] = [await givenListed(unlike), await givenListed({ ...unlike, pitchHz: 235 })]
    const speakWith = (recipe: object) =>
      server.database.pool.query('update voices set recipe = $2 where id = $1', [silent.id, JSON.stringify(recipe)])
    await speakWith({ ...unlike, base: 'not installed' })
    expect(await measure()).toEqual({ measured: 1, next: undefined })
    expect(idsOf(await find(await recordingOf(heard.id, owner)))).toContain(heard.id)
    await speakWith(unlike)
    expect(await measure()).toEqual({ measured: 1, next: undefined })
  })

  test('keeps nothing of the recording', async () => {
    const listed = async () => {
      const keys: string[] = []
      for await (const { key } of server.ports.storage.list('voices/')) keys.push(key)
      return keys.length
    }
    const recording = await recordingOf(premade[1]?.[2] ?? '')
    const before = await listed()
    await find(recording)
    expect(await listed()).toBe(before)
    expect(await temporary()).toEqual([])
  })
})

test('published voices are found by a walk through an index, nearest first, however many there are', async () => {
  const numbers = aNoise(26 * 3000, 1, 5)
  const vectors = Array.from({ length: 3000 }, (_, at) => Array.from(numbers.subarray(26 * at, 26 * (at + 1))))
  await transaction(server.product.systemContext(), async (ctx) => {
    for (const [at, vector] of vectors.entries()) {
      const voiceId = `crowd${at}`
      await saveSharedVoice(ctx, sharedVoiceRow({ voice_id: voiceId, public_owner_id: 'crowd' }))
      await savePrint(ctx, { voiceId, version: 'x', print: { vector } })
    }
  })
  await server.database.pool.query('analyze voice_prints')
  const target = vectors[1234] ?? []
  const near = await listNearest(server.product.systemContext(), { print: { vector: target }, limit: 20, except: [] })
  const distanceTo = (vector: readonly number[]) => Math.hypot(...vector.map((value, at) => value - (target[at] ?? 0)))
  const exact = vectors
    .map((vector, at) => ({ id: `crowd${at}`, distance: distanceTo(vector) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, 20)
  expect(idsOf(near)).toEqual(exact.map(({ id }) => id))
  const plan = await server.database.pool.query(
    `explain select voice_id from voice_prints where print is not null
     order by print <-> cube($1::float8[]) limit 20`,
    [target],
  )
  expect(JSON.stringify(plan.rows)).toContain('voice_prints_nearest')
})

describe('400 says what is wrong with the recording', () => {
  const rateHz = 16_000
  const bytesOf = (sentence: string) => new TextEncoder().encode(sentence).slice()
  const chord = Float32Array.from({ length: rateHz * 6 }, (_, at) =>
    [262, 330, 392].reduce((sum, hz) => sum + 0.2 * Math.sin((2 * Math.PI * hz * at) / rateHz), 0),
  )
  test.each([
    ['nothing', new Uint8Array(0), 'invalid_audio', undefined],
    ['a page', bytesOf('<!doctype html><title>moved</title>'), 'invalid_audio', undefined],
    ['silence', writeWav(new Float32Array(rateHz * 3), rateHz).slice(), 'invalid_audio', 'silent'],
    ['noise', writeWav(aNoise(rateHz * 3, 0.3), rateHz).slice(), 'invalid_audio', 'no_speech'],
    ['a chord', writeWav(chord, rateHz).slice(), 'invalid_audio', 'music'],
    ['a click', writeWav(aNoise(rateHz / 20, 0.3), rateHz).slice(), 'audio_too_short', 'too_short'],
    ['half a file', writeWav(aNoise(rateHz * 3, 0.3), rateHz).slice(0, 9000), 'invalid_audio', undefined],
  ])('%s', async (_, bytes, code, reason) => {
    const answer = await ask(bytes)
    const { detail } = ErrorBody.parse(await answer.json())
    expect([answer.status, detail.code, detail.param]).toEqual([400, code, 'audio_file'])
    expect(detail.message).toMatch(/[.]$/)
    if (reason) expect(detail.data).toMatchObject({ reason })
  })
})

test.each([
  ['similarity_threshold', '2.1'],
  ['similarity_threshold', '-1'],
  ['top_k', '0'],
  ['top_k', '101'],
])('422 refuses %s %s', async (field, value) => {
  expect((await ask(new Uint8Array(1), { [field]: value })).status).toBe(422)
})
