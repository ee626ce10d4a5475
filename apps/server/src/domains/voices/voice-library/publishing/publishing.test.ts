import { ErrorBody } from '@vireo/contracts/kit'
import { User } from '@vireo/contracts/users'
import {
  LibraryVoicePage,
  PublishedVoice,
  voiceLibraryEndpoints,
  voiceReviewEndpoints,
} from '@vireo/contracts/voice-library'
import { Voice } from '@vireo/contracts/voices'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, givenPerson, givenTeammate } from '#test/teammates.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { jsonPost } from '#identity/testing.ts'
import { setSafety } from '#voices/safety/index.ts'
import { makeVoice } from '#voices/testing.ts'
import { reviewPublication } from './review-publication.ts'
import { addVoice, givenPublished, givenPublisher, type publication, publish } from '../testing.ts'

let server: TestServer
let reviewing: TestServer
let owner: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  reviewing = await startTestServer({ settings: { reviewsPublishedVoices: true } })
  owner = await givenPublisher(server)
  stranger = await server.signUp({ tier: 'creator' })
})

const get = (path: string, who: Pick<TestPerson, 'headers'> = stranger, on = server) =>
  on.fetch(path, { headers: who.headers })
const codeOf = async (answer: Response) => `${answer.status} ${ErrorBody.parse(await answer.json()).detail.code}`
const change = (voiceId: string, method: 'PATCH' | 'DELETE', body?: unknown, who = owner, on = server) =>
  on.fetch(`/v1/voices/${voiceId}/publication`, { ...jsonPost(body, who.headers), method })
const idsIn = async (query: string, who = stranger, on = server) =>
  LibraryVoicePage.parse(await (await get(`/v1/shared-voices${query}`, who, on)).json()).voices.map((v) => v.voice_id)
const linkOf = (voice: { public_owner_id: string; voice_id: string }) =>
  `/v1/shared-voices/${voice.public_owner_id}/${voice.voice_id}`

describe('publishing', () => {
  test('a published voice is found, shown and heard by others, who learn nothing of its owner', async () => {
    const voice = await givenPublished(server, owner)
    expect(await idsIn('?search=zephyr')).toContain(voice.voice_id)
    const shown = await (await get(linkOf(voice))).text()
    expect(shown).not.toContain(owner.email)
    expect(shown).not.toContain(owner.userId)
    expect(shown).not.toContain(owner.workspaceId)
    const preview = await server.fetch(`${linkOf(voice)}/preview`)
    expect(preview.headers.get('content-type')).toBe('audio/mpeg')
    expect((await preview.arrayBuffer()).byteLength).toBeGreaterThan(4000)
    const own = Voice.parse(await (await get(`/v1/voices/${voice.voice_id}`, owner)).json())
    expect(own.sharing).toMatchObject({ status: 'enabled', review_status: 'allowed', notice_period: 30 })
  })

  test.each([
    ['an unverified address', { verified: true, email: false }, '403 email_not_verified'],
    ['a clone without a spoken statement', { verified: false, email: true }, '403 voice_not_publishable'],
    ['a voice that cannot speak yet', { verified: true, email: true, recipe: null }, '409 voice_not_ready'],
  ])('is refused with %s', async (_, { verified, email, ...rest }, refusal) => {
    const person = email ? await givenPublisher(server) : await server.signUp({ tier: 'creator' })
    const { id } = await makeVoice(server, person, { is_verified: verified, ...rest })
    expect(await codeOf(await publish(server, person, id))).toBe(refusal)
    expect(await codeOf(await get(`/v1/voices/${id}/publication`, person))).toBe('404 voice_not_published')
  })

  test('a designed voice is nobody’s and needs no statement; a remix of somebody’s does', async () => {
    const designed = await makeVoice(server, owner, { method: 'designed', category: 'generated' })
    const remixed = await makeVoice(server, owner, { method: 'remixed', category: 'generated' })
    expect((await publish(server, owner, designed.id)).status).toBe(200)
    expect(await codeOf(await publish(server, owner, remixed.id))).toBe('403 voice_not_publishable')
  })

  test('neither a copy nor a voice that the operator restricted is published', async () => {
    const voice = await givenPublished(server, owner)
    const taker = await givenPublisher(server)
    const { voice_id: copyId } = voiceLibraryEndpoints.add.success.schema.parse(
      await (await addVoice(server, taker, voice)).json(),
    )
    expect(await codeOf(await publish(server, taker, copyId))).toBe('403 voice_not_publishable')
    const { id } = await makeVoice(server, owner, { is_verified: true })
    await setSafety(server.product.systemContext(), { voiceId: id, control: 'CAPTCHA' })
    expect(await codeOf(await publish(server, owner, id))).toBe('403 voice_not_publishable')
  })

  test('takes an owner, the current terms, and happens once', async () => {
    const host = await givenPublisher(server)
    const { id } = await makeVoice(server, host, { is_verified: true })
    const colleague = await givenTeammate(server, host, 'editor')
    await server.database.pool.query('update users set email_verified_at = now() where id = $1', [colleague.userId])
    expect(await codeOf(await publish(server, colleague, id))).toBe('404 voice_not_found')
    expect(await codeOf(await publish(server, stranger, id))).toMatch(/^40[34] /)
    const unread = await publish(server, host, id, { terms_version: 'older' as typeof publication.terms_version })
    expect(unread.status).toBe(422)
    const both = await Promise.all([publish(server, host, id), publish(server, host, id)])
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409])
  })

  test('an unlisted voice is behind its link and in no list', async () => {
    const voice = await givenPublished(server, owner, { name: 'Secretive', enabled_in_library: false })
    expect(await idsIn('?search=secretive')).toEqual([])
    expect((await get(linkOf(voice))).status).toBe(200)
    expect((await change(voice.voice_id, 'PATCH', { enabled_in_library: true, name: 'Open' })).status).toBe(200)
    expect(await idsIn('?search=open')).toContain(voice.voice_id)
  })
})

test('the user document names who publishes, under the name that their links carry, and nobody else', async () => {
  const newcomer = await givenPublisher(server)
  const publicId = async () => User.parse(await (await get('/v1/user', newcomer)).json()).public_user_id
  expect(await publicId()).toBeNull()
  const voice = await givenPublished(server, newcomer)
  expect(await publicId()).toBe(voice.public_owner_id)
  expect(voice.public_owner_id).not.toBe(newcomer.userId)
  expect(User.parse(await (await get('/v1/user')).json()).public_user_id).toBeNull()
})

describe('what is not offered does not exist', () => {
  const every = async (path: string) =>
    Promise.all([codeOf(await get(path)), codeOf(await server.fetch(`${path}/preview`))])
  const nothing = ['404 voice_not_found', '404 voice_not_found']

  test('a private voice, another owner’s name, nobody’s name', async () => {
    const { id } = await makeVoice(server, owner, { is_verified: true, name: 'Private' })
    const voice = await givenPublished(server, owner)
    const other = await givenPublished(server, await givenPublisher(server))
    for (const [publicId, voiceId] of [
      [voice.public_owner_id, id],
      [other.public_owner_id, voice.voice_id],
      [owner.userId, voice.voice_id],
      ['nobody', voice.voice_id],
    ] as const) {
      expect(await every(`/v1/shared-voices/${publicId}/${voiceId}`)).toEqual(nothing)
      const added = await addVoice(server, stranger, { public_owner_id: publicId, voice_id: voiceId })
      expect(await codeOf(added)).toBe('404 voice_not_found')
    }
    expect(await idsIn('?search=private')).toEqual([])
  })

  test('a voice that was taken back, or that the operator blocked', async () => {
    const back = await givenPublished(server, owner, { name: 'Takenback' })
    const blocked = await givenPublished(server, owner, { name: 'Blockedone' })
    await change(back.voice_id, 'DELETE')
    await setSafety(server.product.systemContext(), { voiceId: blocked.voice_id, control: 'BAN' })
    for (const voice of [back, blocked]) {
      expect(await every(linkOf(voice))).toEqual(nothing)
      expect(await codeOf(await addVoice(server, stranger, voice))).toBe('404 voice_not_found')
    }
    expect(await idsIn('?search=takenback')).toEqual([])
    expect(await idsIn('?search=blockedone')).toEqual([])
  })
})

describe('on the screen of whoever runs the instance', () => {
  test('a voice that waits is listed and heard, and decided about with a reason; nobody else learns of it', async () => {
    const [person, reader] = [await givenPublisher(reviewing), await givenPerson(reviewing)]
    const operator = await givenPerson(reviewing)
    await reviewing.database.pool.query('update users set is_instance_admin = true where id = $1', [operator.userId])
    const voice = await givenPublished(reviewing, person, { name: 'Looked at' })
    const path = `/v1/admin/voice-reviews/${voice.voice_id}`
    const decide = (decision: string, who = operator, more: object = { reason: 'It is what it says' }) =>
      call(reviewing, who, 'POST', `${path}/decisions`, { decision, ...more })
    const hear = (who = operator) => reviewing.fetch(`${path}/preview`, { headers: who.bearer })
    const listed = async () =>
      voiceReviewEndpoints.listReviews.success.schema
        .parse((await call(reviewing, operator, 'GET', '/v1/admin/voice-reviews')).body)
        .voices.filter(({ voice_id: id }) => id === voice.voice_id)
    const refused = { status: 403, code: 'operator_only' }
    expect(await call(reviewing, reader, 'GET', '/v1/admin/voice-reviews')).toMatchObject(refused)
    expect(await decide('allowed', reader)).toMatchObject(refused)
    expect((await hear(reader)).status).toBe(403)
    expect(await call(reviewing, operator, 'GET', '/v1/admin/voice-reviews?page_size=0')).toMatchObject({
      status: 400,
      code: 'invalid_page_size',
    })

    const [waiting] = await listed()
    expect(waiting).toMatchObject({ name: 'Looked at', waiting_since_unix: expect.any(Number) })
    expect(JSON.stringify(waiting)).not.toContain(person.userId)
    const heard = await hear()
    expect([heard.status, heard.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect((await heard.arrayBuffer()).byteLength).toBeGreaterThan(4000)
    expect(await decide('allowed', operator, {})).toMatchObject({ status: 422 })
    expect(await decide('declined', operator, { reason: 'No consent', message: 'Say what it is for.' })).toMatchObject({
      status: 200,
      body: { voice_id: voice.voice_id, review_status: 'declined' },
    })
    expect(await listed()).toEqual([])
    // Once it is decided about, only who finds it hears it.
    expect((await hear()).status).toBe(404)
    const acts = async (workspaceId: string) =>
      (
        await reviewing.database.pool.query(
          "select actor_kind, details from audit_entries where workspace_id = $1 and action = 'voice-library.reviewed'",
          [workspaceId],
        )
      ).rows
    expect(await acts(operator.workspaceId)).toMatchObject([
      { actor_kind: 'user', details: { reason: 'No consent', name: 'Looked at', review: 'declined' } },
    ])
    const [of] = await acts(person.workspaceId)
    expect(of).toMatchObject({ actor_kind: 'system', details: { review: 'declined' } })
    expect(of.details).not.toHaveProperty('reason')
    expect(
      await call(reviewing, operator, 'POST', '/v1/admin/voice-reviews/made_up_voice_id_00/decisions', {
        decision: 'allowed',
        reason: 'none such',
      }),
    ).toMatchObject({ status: 404, code: 'voice_not_published' })
  })
})

describe('with reviews', () => {
  test('a voice waits for the operator, may be declined, and waits again when its words change', async () => {
    const person = await givenPublisher(reviewing)
    const reader = await reviewing.signUp()
    const ctx = reviewing.product.systemContext()
    const voice = await givenPublished(reviewing, person, { name: 'Waiting' })
    expect(voice.review_status).toBe('pending')
    const isFound = async () => (await idsIn('?search=waiting', reader, reviewing)).includes(voice.voice_id)
    const status = async () => (await get(linkOf(voice), reader, reviewing)).status
    expect([await isFound(), await status()]).toEqual([false, 404])
    await reviewPublication(ctx, { voiceId: voice.voice_id, decision: 'declined', message: 'Say what it is for.' })
    const told = await get(`/v1/voices/${voice.voice_id}/publication`, person, reviewing)
    expect(PublishedVoice.parse(await told.json())).toMatchObject({
      review_status: 'declined',
      review_message: 'Say what it is for.',
    })
    await reviewPublication(ctx, { voiceId: voice.voice_id, decision: 'allowed', message: undefined })
    expect([await isFound(), await status()]).toEqual([true, 200])
    await change(voice.voice_id, 'PATCH', { free_users_allowed: false }, person, reviewing)
    expect(await isFound()).toBe(true)
    await change(voice.voice_id, 'PATCH', { description: 'Something else.' }, person, reviewing)
    expect([await isFound(), await status()]).toEqual([false, 404])
  })
})
