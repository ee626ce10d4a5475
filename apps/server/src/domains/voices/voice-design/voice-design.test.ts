import { Subscription } from '@vireo/contracts/users'
import { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import { Voice } from '@vireo/contracts/voices'
import { beforeAll, describe, expect, test } from 'vitest'
import { decodeAudio } from '#test/decode-audio.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { verifyLedger } from '#usage'
import { contextOf, sketchVoices } from '#voices/testing.ts'
import { purgePreviews } from './previews/purge-previews.ts'
import { sweepOrphans } from './sweep-orphans.ts'

const clock = createManualClock(new Date('2026-03-01T12:00:00Z'))
const text =
  'The keeper of the lighthouse counted the ships that passed, and every evening he wrote their names into a book.'
const description = 'A deep, warm and slow old man who tells stories.'
const asked = { voice_description: description, text, seed: 11 }
const days = 24 * 3_600_000

let server: TestServer
let person: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  server = await startTestServer({ clock, settings: { concurrencyOverride: 64 } })
  person = await server.signUp({ tier: 'creator' })
  stranger = await server.signUp()
})

const post = async (path: string, body: unknown, who = person) => {
  const answer = await server.fetch(`/v1/text-to-voice${path}`, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const read: unknown = await answer.json()
  return { status: answer.status, code: (read as { detail?: { code?: string } }).detail?.code, body: read }
}
const get = (path: string, who = person) => server.fetch(path, { headers: who.headers })
const previewsOf = (body: unknown) => voiceDesignEndpoints.design.success.schema.parse(body)
const design = async (changes: object = {}, who = person) =>
  previewsOf((await post('/design?output_format=mp3_22050_32', { ...asked, ...changes }, who)).body)
const usedBy = async (who: TestPerson) =>
  Subscription.parse(await (await get('/v1/user/subscription', who)).json()).character_count
const storedFiles = async () => {
  const keys: string[] = []
  for await (const { key } of server.ports.storage.list('voice-design/')) keys.push(key)
  return keys
}
const first = <T>(items: readonly T[]): T => {
  const [item] = items
  if (item === undefined) throw new Error('there is none')
  return item
}

describe('a design', () => {
  test('is three voices that say the text, for its price once, the same for the same seed', async () => {
    const before = await usedBy(person)
    const made = await design()
    expect(made.previews).toHaveLength(3)
    expect(made).toMatchObject({ text, text_is_generated: false, seed: 11, remixing_session_id: null })
    expect(made.read.wishes).toMatchObject({ gender: 'male', age: 'old', pitch: -0.6, pace: -0.6 })
    expect((await usedBy(person)) - before).toBe([...text].length)
    const sounds = made.previews.map(({ audio_base_64: audio }) => audio)
    expect(new Set(sounds).size).toBe(3)
    for (const { audio_base_64: audio, duration_secs: seconds, media_type: type } of made.previews) {
      expect(type).toBe('audio/mpeg')
      const { durationMs } = await decodeAudio(Buffer.from(audio, 'base64'))
      expect(Math.abs(durationMs - seconds * 1000)).toBeLessThan(150)
      expect(seconds).toBeGreaterThan(4)
    }
    expect((await design()).previews.map(({ audio_base_64: audio }) => audio)).toEqual(sounds)
    expect((await design({ seed: 12 })).previews.map(({ audio_base_64: audio }) => audio)).not.toEqual(sounds)
    expect(await verifyLedger(server.product.systemContext(), person.workspaceId)).toEqual([])
  })

  test('has a face for each preview, which the voice that is kept has as well', async () => {
    const { previews } = await design()
    const faces = previews.map(({ face }) => face)
    expect(faces.map(({ seed }) => seed)).toEqual(previews.map(({ generated_voice_id: id }) => id))
    for (const { pitch_hz: pitchHz } of faces) expect(pitchHz).toBeGreaterThan(40)
    const { body } = await post('', {
      voice_name: 'Keeper',
      voice_description: description,
      generated_voice_id: faces[1]?.seed,
    })
    const kept = Voice.parse(body)
    expect(kept.face).toEqual(faces[1])
    await sketchVoices(server.product.systemContext())
    const heard = Voice.parse(await (await get(`/v1/voices/${kept.voice_id}`)).json())
    expect(heard.face).toEqual(faces[1])
    expect(heard.preview_peaks).toHaveLength(100)
  })

  test('is heard again from its address, by its workspace only', async () => {
    const { previews } = await design({ stream_previews: true })
    const [preview] = previews
    expect(preview?.audio_base_64).toBe('')
    const path = `/v1/text-to-voice/${preview?.generated_voice_id}/stream`
    const answer = await get(path)
    expect(answer.headers.get('content-type')).toBe('audio/mpeg')
    const { durationMs } = await decodeAudio(new Uint8Array(await answer.arrayBuffer()))
    expect(Math.abs(durationMs - (preview?.duration_secs ?? 0) * 1000)).toBeLessThan(150)
    expect((await get(path, stranger)).status).toBe(404)
  })

  test.each([true, false])(
    'finds a text where there is none, in the language described (asked: %s)',
    async (isAsked) => {
      const made = await design({
        text: null,
        auto_generate_text: isAsked,
        voice_description: 'Eine ruhige deutsche Frauenstimme.',
      })
      expect(made.text_is_generated).toBe(true)
      expect(made.text).toMatch(/Augenblick/)
      expect(made.previews.map(({ language }) => language)).toEqual(['de', 'de', 'de'])
    },
  )

  test('speaks the language of the text where the one described cannot read it, and says so', async () => {
    const russian =
      'Сегодня утром мы долго гуляли вдоль реки, а потом пили горячий чай в маленьком доме на берегу и говорили о старых временах.'
    const made = await design({ text: russian, voice_description: 'A warm British woman who is calm.' })
    expect(made.previews.map(({ language }) => language)).toEqual(['ru', 'ru', 'ru'])
    expect(made.read.understood).toContainEqual(
      expect.objectContaining({ words: 'British', used: false, reason: 'other_language' }),
    )
  })

  test('takes the best encoding that the plan has, and refuses a better one', async () => {
    const made = await design({ seed: 3 }, stranger)
    expect(made.previews).toHaveLength(3)
    const refused = await post('/design?output_format=mp3_44100_192', asked, stranger)
    expect([refused.status, refused.code]).toEqual([403, 'feature_not_available'])
  })

  test('answers earlier clients as it always did', async () => {
    const made = previewsOf((await post('/create-previews', asked)).body)
    expect(made.previews).toHaveLength(3)
  })
})

describe('a request that is refused', () => {
  test.each([
    ['a description that is too short', { voice_description: 'too short' }, 422],
    ['a description that is too long', { voice_description: 'é'.repeat(1001) }, 422],
    ['a text that is too short', { text: 'Hello.' }, 422],
    ['a text with a NUL', { text: `${text}\0` }, 400],
    ['a description with half a character', { voice_description: `${description}\ud800` }, 400],
    ['a seed below zero', { seed: -1 }, 400],
    ['an accent that nobody has', { wishes: { accent: 'martian' } }, 400],
    ['an accent of another language', { wishes: { accent: 'british', language: 'de' } }, 400],
    ['reference audio for a model that does not listen', { reference_audio_base64: 'AAAA' }, 400],
    ['reference audio that is none', { reference_audio_base64: 'AAAA', model_id: 'eleven_ttv_v3' }, 400],
    ['reference audio that is no base64', { reference_audio_base64: '<audio>', model_id: 'eleven_ttv_v3' }, 400],
    ['a session that is not there', { remixing_session_id: 'rmx_none' }, 404],
    ['an iteration that is not there', { remixing_session_iteration_id: 'rmxi_none' }, 404],
    ['a model that cannot', { model_id: 'eleven_v3' }, 422],
  ])('%s costs nothing and leaves nothing', async (_name, changes, status) => {
    const [used, files] = [await usedBy(person), await storedFiles()]
    expect((await post('/design', { ...asked, ...changes })).status).toBe(status)
    expect([await usedBy(person), await storedFiles()]).toEqual([used, files])
  })

  test('more text than there are credits is refused before anything is spoken', async () => {
    const poor = await server.signUp()
    await server.database.pool.query('update credit_accounts set used_credits = plan_credits where workspace_id = $1', [
      poor.workspaceId,
    ])
    const refused = await post('/design', asked, poor)
    expect([refused.status, refused.code]).toEqual([402, 'insufficient_credits'])
  })
})

describe('a preview', () => {
  const save = (id: string, changes: object = {}, who = person) =>
    post('', { voice_name: 'Bard', voice_description: description, generated_voice_id: id, ...changes }, who)

  test('is kept by the earlier address of this as well', async () => {
    const { previews } = await design()
    const saved = await post('/create-voice-from-preview', {
      voice_name: 'Bard',
      voice_description: description,
      generated_voice_id: first(previews).generated_voice_id,
    })
    const { voice_id: id } = Voice.parse(saved.body)
    expect([saved.status, (await get(`/v1/voices/${id}`)).status]).toEqual([200, 200])
  })

  test('becomes a voice that is spoken with', async () => {
    const { previews } = await design()
    const [chosen, passedOver] = previews.map((preview) => preview.generated_voice_id)
    const saved = await save(chosen ?? '', {
      labels: { use_case: 'stories' },
      played_not_selected_voice_ids: [passedOver],
    })
    const voice = Voice.parse(saved.body)
    expect(voice).toMatchObject({ name: 'Bard', category: 'generated', description, is_owner: true })
    expect(voice.labels).toMatchObject({ gender: 'male', age: 'old', language: 'en', use_case: 'stories' })
    const spoken = await server.fetch(`/v1/text-to-speech/${voice.voice_id}`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Hello from a new voice.' }),
    })
    expect(spoken.status).toBe(200)
    const { rows } = await server.database.pool.query<{ id: string; outcome: string }>(
      'select id, outcome from designed_voices where id = any($1)',
      [[chosen, passedOver]],
    )
    expect(Object.fromEntries(rows.map(({ id, outcome }) => [id, outcome]))).toEqual({
      [chosen ?? '']: 'kept',
      [passedOver ?? '']: 'passed_over',
    })
    const { rows: told } = await server.database.pool.query(
      "select payload from outbox_events where name = 'voice-design.designed' and payload->>'voiceId' = $1",
      [voice.voice_id],
    )
    expect(told).toHaveLength(1)
  })

  test('of another workspace is not there', async () => {
    const { previews } = await design()
    const { status, code } = await save(first(previews).generated_voice_id, {}, stranger)
    expect([status, code]).toEqual([404, 'generated_voice_not_found'])
  })

  test('takes a place within the plan’s limits, or none', async () => {
    const full = await server.signUp()
    const made = await design({}, full)
    const id = first(made.previews).generated_voice_id
    const answers = []
    for (let count = 0; count < 4; count++) answers.push((await save(id, {}, full)).code)
    expect(answers).toEqual([undefined, undefined, undefined, 'voice_limit_reached'])
  })

  test('refuses names and labels that cannot be kept', async () => {
    const { previews } = await design()
    const id = first(previews).generated_voice_id
    for (const changes of [{ voice_name: 'a\0b' }, { labels: { a: '\0' } }, { voice_description: `${description}\0` }])
      expect((await save(id, changes)).code).toBe('invalid_text')
    expect((await save(id, { voice_name: '  ' })).status).toBe(422)
  })

  test('is gone after its time, with its recording', async () => {
    const { previews, expires_at_unix: expires } = await design()
    const id = first(previews).generated_voice_id
    expect(expires * 1000).toBe(clock.now().getTime() + 7 * days)
    clock.advance(7 * days - 1000)
    expect((await get(`/v1/text-to-voice/${id}/stream`)).status).toBe(200)
    clock.advance(2000)
    expect((await get(`/v1/text-to-voice/${id}/stream`)).status).toBe(404)
    expect((await save(id)).code).toBe('generated_voice_not_found')
    const ctx = contextOf(server, person)
    expect((await purgePreviews(ctx)).purged).toBeGreaterThan(0)
    expect((await purgePreviews(ctx)).purged).toBe(0)
  })

  test('that a crash left without a row is swept, others stay', async () => {
    const made = await design()
    const orphan = `voice-design/${person.workspaceId}/${'a'.repeat(20)}.mp3`
    const writer = await server.ports.storage.create(orphan)
    await writer.append(Buffer.from('sound'))
    await writer.commit()
    await writer.close()
    clock.advance(Date.now() + 2 * days - clock.now().getTime())
    await sweepOrphans(contextOf(server, person))
    const files = await storedFiles()
    expect(files).not.toContain(orphan)
    for (const { generated_voice_id: id } of made.previews) expect(files.some((key) => key.includes(id))).toBe(true)
  })
})
