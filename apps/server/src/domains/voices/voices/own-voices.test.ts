import { ErrorBody } from '@vireo/contracts/kit'
import { Subscription } from '@vireo/contracts/users'
import { Voice, voicesEndpoints, VoiceSettings } from '@vireo/contracts/voices'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { transaction } from '#kernel/transaction.ts'
import { changeVoice, holdOwnVoice } from './own-voice.ts'
import { jsonPost } from '#identity/testing.ts'
import { setSafety } from './safety/set-safety.ts'
import { libraryVoices } from './library/library.ts'
import { contextOf, makeVoice } from './testing.ts'

let server: TestServer
let person: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp({ tier: 'creator' })
  stranger = await server.signUp()
})

const get = (path: string, who = person) => server.fetch(path, { headers: who.headers })
const codeOf = async (answer: Response) => `${answer.status} ${ErrorBody.parse(await answer.json()).detail.code}`
const say = (voiceId: string, who = person) =>
  server.fetch(`/v1/text-to-speech/${voiceId}`, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Hello there.' }),
  })

describe('a voice of a workspace', () => {
  test('is listed, shown and spoken with', async () => {
    const voice = await makeVoice(server, person, { name: 'Ada Ünal' })
    const listed = voicesEndpoints.search.success.schema.parse(await (await get('/v2/voices?search=unal')).json())
    expect(listed.voices.map(({ voice_id }) => voice_id)).toEqual([voice.id])
    const shown = Voice.parse(await (await get(`/v1/voices/${voice.id}`)).json())
    expect(shown).toMatchObject({
      name: 'Ada Ünal',
      category: 'cloned',
      is_owner: true,
      permission_on_resource: 'admin',
      samples: [],
      cloning_method: 'acoustic_matching',
    })
    const spoken = await say(voice.id)
    expect(spoken.status).toBe(200)
    expect((await spoken.arrayBuffer()).byteLength).toBeGreaterThan(4000)
  })

  test('does not exist for another workspace, wherever they ask', async () => {
    const { id } = await makeVoice(server, person)
    expect(await codeOf(await get(`/v1/voices/${id}`, stranger))).toBe('404 voice_not_found')
    expect(await codeOf(await get(`/v1/voices/${id}/settings`, stranger))).toBe('404 voice_not_found')
    expect(await codeOf(await say(id, stranger))).toBe('404 voice_not_found')
    const { voices } = voicesEndpoints.list.success.schema.parse(await (await get('/v1/voices', stranger)).json())
    expect(voices.some(({ category }) => category !== 'premade')).toBe(false)
  })

  test('is a colleague’s to hear only when it is shared with them', async () => {
    const host = await givenPerson(server, 'creator')
    const colleague = await givenTeammate(server, host, 'editor')
    const { id } = await makeVoice(server, host)
    const speak = () => server.fetch(`/v1/text-to-speech/${id}`, jsonPost({ text: 'Hello there.' }, colleague.bearer))
    expect(await codeOf(await speak())).toBe('404 voice_not_found')
    const share = { resource_type: 'voice', role: 'viewer', user_email: colleague.email }
    expect(await call(server, host, 'POST', `/v1/workspace/resources/${id}/share`, share)).toMatchObject({
      status: 200,
    })
    expect((await speak()).status).toBe(200)
  })

  test('is heard by the members of a group that it is shared with, until it no longer is', async () => {
    const host = await givenPerson(server, 'growing_business')
    const [singer, other] = [await givenTeammate(server, host, 'editor'), await givenTeammate(server, host, 'editor')]
    const made = await call(server, host, 'POST', '/v1/workspace/groups', { name: 'Choir', permissions: [] })
    const group = workspacesEndpoints.createGroup.success.schema.parse(made.body).id
    await call(server, host, 'POST', `/v1/workspace/groups/${group}/members`, { email: singer.email })
    const { id } = await makeVoice(server, host)
    const share = (act: 'share' | 'unshare', role?: string) =>
      call(server, host, 'POST', `/v1/workspace/resources/${id}/${act}`, {
        resource_type: 'voice',
        role,
        group_id: group,
      })
    const speaks = async ({ bearer }: typeof singer) =>
      (await server.fetch(`/v1/text-to-speech/${id}`, jsonPost({ text: 'Hello there.' }, bearer))).status
    expect(await share('share', 'viewer')).toMatchObject({ status: 200 })
    // Whose groups somebody is in is kept for a moment.
    await expect.poll(() => speaks(singer)).toBe(200)
    expect(await speaks(other)).toBe(404)
    const { voices } = voicesEndpoints.search.success.schema.parse(
      await (await server.fetch('/v2/voices?voice_type=workspace', { headers: singer.bearer })).json(),
    )
    expect(voices.map(({ voice_id: found }) => found)).toContain(id)
    expect(await share('unshare')).toMatchObject({ status: 200 })
    expect(await speaks(singer)).toBe(404)
  })

  test('cannot speak before there is something to speak with', async () => {
    const { id } = await makeVoice(server, person, { category: 'professional', recipe: null, method: null })
    expect(await codeOf(await say(id))).toBe('409 voice_not_ready')
    expect(Voice.parse(await (await get(`/v1/voices/${id}`)).json()).preview_url).toBeNull()
    await transaction(contextOf(server, person), async (ctx) => {
      await changeVoice(ctx, await holdOwnVoice(ctx, id, 'admin'), {
        recipe: { engine: 'flite', base: 'awb', gainDb: 0 },
      })
    })
    expect((await say(id)).status).toBe(200)
  })

  test('is under what the operator decided about the voice that it is a copy of', async () => {
    const original = await makeVoice(server, await server.signUp({ tier: 'creator' }))
    const copy = await makeVoice(server, person, {
      copied_from: original.id,
      sharing_status: 'copied',
      is_verified: true,
    })
    await setSafety(server.product.systemContext(), { voiceId: original.id, control: 'BAN' })
    expect(await codeOf(await say(copy.id))).toBe('403 voice_access_denied')
  })
})

describe('the settings of a voice', () => {
  const settings = async (who: Teammate, id: string) =>
    VoiceSettings.parse((await call(server, who, 'GET', `/v1/voices/${id}/settings`)).body)
  const edit = (who: Teammate, id: string, body: object) =>
    call(server, who, 'POST', `/v1/voices/${id}/settings/edit`, body)

  test('are one’s own of a premade voice, and of a shared one that one may only hear', async () => {
    const host = await givenPerson(server, 'creator')
    const colleague = await givenTeammate(server, host, 'editor')
    const { id } = await makeVoice(server, host)
    const share = { resource_type: 'voice', role: 'viewer', user_email: colleague.email }
    await call(server, host, 'POST', `/v1/workspace/resources/${id}/share`, share)
    for (const voiceId of [id, libraryVoices[0]?.voiceId ?? '']) {
      expect((await edit(colleague, voiceId, { speed: 1.2 })).status).toBe(200)
      expect((await settings(colleague, voiceId)).speed).toBe(1.2)
      expect((await settings(host, voiceId)).speed).toBe(1)
    }
    // The voice's own lie below what somebody prefers.
    await edit(host, id, { speed: 0.8, style: 0.3 })
    expect(await settings(colleague, id)).toMatchObject({ speed: 1.2, style: 0.3 })
    await edit(colleague, id, { speed: null })
    expect(await settings(colleague, id)).toMatchObject({ speed: 0.8, style: 0.3 })
  })

  test('are everybody’s where one may change the voice, and outlive no preference of one’s own', async () => {
    const host = await givenPerson(server, 'creator')
    const colleague = await givenTeammate(server, host, 'editor')
    const { id } = await makeVoice(server, host)
    const share = (role: string) =>
      call(server, host, 'POST', `/v1/workspace/resources/${id}/share`, {
        resource_type: 'voice',
        role,
        user_email: colleague.email,
      })
    await share('viewer')
    await edit(colleague, id, { speed: 1.2 })
    await share('editor')
    await edit(colleague, id, { style: 0.5 })
    expect(await settings(host, id)).toMatchObject({ speed: 1, style: 0.5 })
    expect(await settings(colleague, id)).toMatchObject({ speed: 1, style: 0.5 })
    // What changes how a voice speaks for everybody is written down, a preference of one's own is not.
    const { rows } = await server.database.pool.query(
      "select actor_id, details from audit_entries where action = 'voices.edited' and target_id = $1",
      [id],
    )
    expect(rows).toEqual([{ actor_id: colleague.userId, details: { fields: ['settings'] } }])
  })
})

describe('what keeps an own voice from speaking', () => {
  test.each([
    [{ sharingStatus: 'copied_disabled' }, { status: 'copied_disabled' }],
    [{ liveModeration: true }, { live_moderation_enabled: true }],
  ] as const)('%o is shown', async (change, sharing) => {
    const { id } = await makeVoice(server, person)
    expect(Voice.parse(await (await get(`/v1/voices/${id}`)).json()).sharing).toBeNull()
    await setSafety(server.product.systemContext(), { voiceId: id, ...change })
    expect(await codeOf(await say(id))).toMatch(/^403/)
    expect(Voice.parse(await (await get(`/v1/voices/${id}`)).json()).sharing).toMatchObject(sharing)
  })
})

test('an own voice that the operator says is verified is, and the command tells what then holds', async () => {
  const { id } = await makeVoice(server, person)
  const ctx = server.product.systemContext()
  const isVerified = async () =>
    Voice.parse(await (await get(`/v1/voices/${id}`)).json()).voice_verification?.is_verified
  await server.database.pool.query(
    'update voices set is_verified = false, requires_verification = true where id = $1',
    [id],
  )
  expect(await isVerified()).toBe(false)
  expect(await setSafety(ctx, { voiceId: id, isVerified: true })).toMatchObject({ isVerified: true })
  expect(await isVerified()).toBe(true)
  expect(await setSafety(ctx, { voiceId: id, isVerified: false })).toMatchObject({ isVerified: false })
  expect(await isVerified()).toBe(false)
})

describe('the preview of a voice of a workspace', () => {
  test('is heard by who has its address, and by nobody else', async () => {
    const { id } = await makeVoice(server, person)
    const { preview_url } = Voice.parse(await (await get(`/v1/voices/${id}`)).json())
    const { pathname, search } = new URL(preview_url ?? '')
    const heard = await server.fetch(`${pathname}${search}`)
    expect(heard.status).toBe(200)
    expect(heard.headers.get('cache-control')).toContain('private')
    expect((await heard.arrayBuffer()).byteLength).toBeGreaterThan(4000)
    for (const wrong of ['', '?key=', `${search.slice(0, -1)}x`, `${search}x`])
      expect(await codeOf(await server.fetch(`${pathname}${wrong}`))).toBe('404 voice_not_found')
  })
})

describe('the limits of the plan', () => {
  test('hold when two voices are made at once for the last place', async () => {
    const owner = await server.signUp({ tier: 'starter' })
    const made = await Promise.allSettled(Array.from({ length: 12 }, () => makeVoice(server, owner)))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const refused = made.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string }] : []))
    expect(refused.map(({ code }) => code)).toEqual(['voice_limit_reached', 'voice_limit_reached'])
    const subscription = Subscription.parse(await (await get('/v1/user/subscription', owner)).json())
    expect(subscription).toMatchObject({ voice_slots_used: 10, voice_limit: 10, voice_add_edit_counter: 10 })
  })

  test('leave a plan without professional voices none', async () => {
    const owner = await server.signUp({ tier: 'starter' })
    await expect(makeVoice(server, owner, { category: 'professional' })).rejects.toMatchObject({
      code: 'professional_voice_limit_reached',
    })
  })
})
