import { voiceDesignEndpoints, voiceDesignLimits } from '@vireo/contracts/voice-design'
import { beforeAll, describe, expect, test } from 'vitest'
import { copyRow } from '#test/copy-row.ts'
import { call, givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { transaction } from '#kernel/transaction.ts'
import { changeVoice, holdOwnVoice } from '#voices'
import { libraryVoices } from '#voices/library/index.ts'
import { contextOf, makeVoice } from '#voices/testing.ts'
import { setSafety } from '#voices/safety/index.ts'

const text =
  'The keeper of the lighthouse counted the ships that passed, and every evening he wrote their names into a book.'
const clara = libraryVoices.find(({ name }) => name === 'Clara')?.voiceId ?? ''

let server: TestServer
let person: Teammate
let colleague: Teammate
let stranger: Teammate
beforeAll(async () => {
  server = await startTestServer({ settings: { concurrencyOverride: 64 } })
  person = await givenPerson(server, 'creator')
  colleague = await givenTeammate(server, person, 'editor')
  stranger = await givenPerson(server, 'free')
})

const root = '/v1/text-to-voice'
const remix = (voiceId: string, body: object = {}, who = person) =>
  call(server, who, 'POST', `${root}/${voiceId}/remix`, {
    voice_description: 'much deeper and slower',
    text,
    seed: 5,
    ...body,
  })
const previewsOf = (body: unknown) => voiceDesignEndpoints.remix.success.schema.parse(body)
const newSession = async (body: object = {}, who = person) =>
  voiceDesignEndpoints.createSession.success.schema.parse(
    (await call(server, who, 'POST', `${root}/remixing-sessions`, body)).body,
  )
const sessionOf = async (id: string, who = person) =>
  voiceDesignEndpoints.getSession.success.schema.parse(
    (await call(server, who, 'GET', `${root}/remixing-sessions/${id}`)).body,
  )

describe('a remix', () => {
  test('is three variations of a premade voice', async () => {
    const made = previewsOf((await remix(clara)).body)
    expect(new Set(made.previews.map(({ audio_base_64: audio }) => audio)).size).toBe(3)
    expect(made.read.wishes).toMatchObject({ pitch: -0.9, pace: -0.6 })
    expect(previewsOf((await remix(clara)).body).previews[0]?.audio_base_64).toBe(made.previews[0]?.audio_base_64)
  })

  test('goes on from a preview, and what is kept can be spoken with', async () => {
    const [preview] = previewsOf((await remix(clara)).body).previews
    const made = previewsOf(
      (await remix(preview?.generated_voice_id ?? '', { voice_description: 'a bit brighter' })).body,
    )
    const saved = await call(server, person, 'POST', root, {
      voice_name: 'Bard',
      voice_description: 'A voice that was changed twice.',
      generated_voice_id: made.previews[1]?.generated_voice_id,
    })
    expect(saved.body).toMatchObject({ category: 'generated', voice_verification: { is_verified: true } })
  })

  test('of an own voice carries its verification along', async () => {
    const voice = await makeVoice(server, person, { requires_verification: false, is_verified: false })
    const [preview] = previewsOf((await remix(voice.id)).body).previews
    const saved = await call(server, person, 'POST', root, {
      voice_name: 'Bard',
      voice_description: 'A voice that was changed once.',
      generated_voice_id: preview?.generated_voice_id,
    })
    expect(saved.body).toMatchObject({ voice_verification: { is_verified: false } })
  })

  test('needs a voice that the caller may speak with and whose terms allow it', async () => {
    const own = await makeVoice(server, person)
    expect((await remix(own.id, {}, stranger)).code).toBe('voice_not_found')
    expect((await remix(own.id, {}, colleague)).code).toBe('voice_not_found')
    const copy = await makeVoice(server, person, { copied_from: 'x'.repeat(20), sharing_status: 'copied' })
    expect((await remix(copy.id)).code).toBe('voice_mixing_not_allowed')
    const banned = await makeVoice(server, person)
    await setSafety(server.product.systemContext(person.workspaceId), { voiceId: banned.id, control: 'BAN' })
    expect((await remix(banned.id)).code).toBe('voice_access_denied')
    const untrained = await makeVoice(server, person)
    await transaction(contextOf(server, person), async (ctx) =>
      changeVoice(ctx, await holdOwnVoice(ctx, untrained.id, 'admin'), { recipe: null, method: null }),
    )
    expect((await remix(untrained.id)).code).toBe('voice_not_ready')
  })

  test('is refused where nothing is to change', async () => {
    expect((await remix(clara, { voice_description: 'like a pirate' })).code).toBe('nothing_to_change')
    expect((await remix(clara, { voice_description: 'deep' })).status).toBe(422)
  })
})

describe('a session', () => {
  test('keeps every step, and branches off an earlier one', async () => {
    const { remixing_session_id: id } = await newSession({ voice_id: clara })
    const one = previewsOf((await remix(clara, { remixing_session_id: id })).body)
    const two = previewsOf((await remix(one.previews[0]?.generated_voice_id ?? '', { remixing_session_id: id })).body)
    const first = one.remixing_session_iteration_id
    const branch = previewsOf(
      (await remix(clara, { remixing_session_iteration_id: first, voice_description: 'warmer' })).body,
    )
    const designed = await call(server, person, 'POST', `${root}/design`, {
      voice_description: 'A calm woman with a warm voice.',
      text,
      remixing_session_id: id,
    })
    const session = await sessionOf(id)
    expect(session.iterations.map(({ parent_iteration_id: parent }) => parent)).toEqual([
      null,
      first,
      first,
      branch.remixing_session_iteration_id,
    ])
    expect(session.iterations.map(({ kind }) => kind)).toEqual(['remix', 'remix', 'remix', 'design'])
    expect(session.iterations[0]).toMatchObject({ voice_description: 'much deeper and slower', seed: 5, text })
    expect(session.iterations[1]?.previews.map((preview) => preview.generated_voice_id)).toEqual(
      two.previews.map((preview) => preview.generated_voice_id),
    )
    expect(designed.status).toBe(200)
    const days = (session.expires_at_unix - session.updated_at_unix) / 86_400
    expect(days).toBe(30)
  })

  test('is its owner’s only', async () => {
    const { remixing_session_id: id } = await newSession()
    for (const who of [colleague, stranger]) {
      expect((await call(server, who, 'GET', `${root}/remixing-sessions/${id}`)).code).toBe(
        'remixing_session_not_found',
      )
      expect((await call(server, who, 'DELETE', `${root}/remixing-sessions/${id}`)).status).toBe(404)
      expect((await remix(clara, { remixing_session_id: id }, who)).code).toBe('remixing_session_not_found')
    }
    const mine = await call(server, colleague, 'GET', `${root}/remixing-sessions`)
    expect(mine.body).toEqual({ remixing_sessions: [] })
  })

  test('goes with its previews when it is deleted', async () => {
    const { remixing_session_id: id } = await newSession()
    const made = previewsOf((await remix(clara, { remixing_session_id: id })).body)
    const deleted = await call(server, person, 'DELETE', `${root}/remixing-sessions/${id}`)
    expect(deleted.body).toEqual({ voice_remixing_session_id: id })
    const preview = `${root}/${made.previews[0]?.generated_voice_id}/stream`
    expect((await server.fetch(preview, { headers: person.bearer })).status).toBe(404)
    expect((await call(server, person, 'DELETE', `${root}/remixing-sessions/${id}`)).status).toBe(404)
  })

  test('takes so many steps, and a person keeps so many', async () => {
    const who = await givenPerson(server, 'creator')
    const { remixing_session_id: id } = await newSession({}, who)
    await server.database.pool.query(
      `insert into design_iterations (id, session_id, kind, description, text, seed, read, created_at)
       select $1 || n, $1, 'design', 'A voice.', 'Words.', n, '{}', now() from generate_series(1, $2::integer) n`,
      [id, voiceDesignLimits.iterationsMax],
    )
    const full = await remix(clara, { remixing_session_id: id }, who)
    expect([full.status, full.code]).toEqual([400, 'remixing_session_limit_reached'])
    const user = await call(server, who, 'GET', '/v1/user/subscription')
    expect(user.body).toMatchObject({ character_count: 0 })
    await copyRow(server.database, 'design_sessions', { id, times: voiceDesignLimits.sessionsMax - 2 })
    const { remixing_session_id: last } = await newSession({}, who)
    const begin = () => call(server, who, 'POST', `${root}/remixing-sessions`, {})
    expect([(await begin()).status, (await begin()).code]).toEqual([400, 'remixing_session_limit_reached'])
    await call(server, who, 'DELETE', `${root}/remixing-sessions/${last}`)
    expect((await begin()).status).toBe(200)
  })

  test('does not take an iteration of another session', async () => {
    const [one, other] = [await newSession(), await newSession()]
    const made = previewsOf((await remix(clara, { remixing_session_id: one.remixing_session_id })).body)
    const mixed = {
      remixing_session_id: other.remixing_session_id,
      remixing_session_iteration_id: made.remixing_session_iteration_id,
    }
    expect((await remix(clara, mixed)).code).toBe('remixing_iteration_not_found')
  })
})
