import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ErrorBody } from '@vireo/contracts/kit'
import { LibraryVoice, voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import { Voice } from '@vireo/contracts/voices'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenTeammate } from '#test/teammates.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { createOutbound } from '#adapters/outbound-http.ts'
import { jsonPost } from '#identity/testing.ts'
import { setSafety } from '#voices/safety/index.ts'
import { sketchVoices } from '#voices/testing.ts'
import { deliverEverything } from '#webhooks/testing.ts'
import { countUsage } from '../count-usage.ts'
import { tellCopies } from './tell-copies.ts'
import { addVoice, givenPublished, givenPublisher, publish } from '../testing.ts'

const dayMs = 24 * 3_600_000
let nowMs = Date.parse('2026-03-01T12:00:00Z')
const clock = { now: () => new Date(nowMs) }

const heard: { type: string; data: Record<string, unknown> }[] = []
const receiver = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    heard.push(JSON.parse(Buffer.concat(parts).toString()) as (typeof heard)[number])
    response.end()
  })
})
afterAll(() => receiver.close())

let server: TestServer
let owner: TestPerson
let hook: string

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve)
  })
  hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  server = await startTestServer({
    clock,
    ports: { outbound: createOutbound({ namedHosts: [new URL(hook).host] }) },
    settings: { moderatedTerms: ['forbidden fruit'] },
  })
  owner = await givenPublisher(server)
})

const codeOf = async (answer: Response) => `${answer.status} ${ErrorBody.parse(await answer.json()).detail.code}`
const say = (voiceId: string, who: TestPerson, text = 'Hello there.') =>
  server.fetch(`/v1/text-to-speech/${voiceId}`, jsonPost({ text }, who.headers))
const show = async (voiceId: string, who: TestPerson) =>
  Voice.parse(await (await server.fetch(`/v1/voices/${voiceId}`, { headers: who.headers })).json())
const withdraw = (voiceId: string) =>
  server.fetch(`/v1/voices/${voiceId}/publication`, { method: 'DELETE', headers: owner.headers })
const edit = (voiceId: string, body: object) =>
  server.fetch(`/v1/voices/${voiceId}/publication`, { ...jsonPost(body, owner.headers), method: 'PATCH' })

async function given(who: TestPerson, voice: { public_owner_id: string; voice_id: string }): Promise<string> {
  const answer = await addVoice(server, who, voice)
  if (answer.status !== 200) throw new Error(await answer.text())
  return voiceLibraryEndpoints.add.success.schema.parse(await answer.json()).voice_id
}

/** Tells copies, then webhooks, then sends what is due. */
async function timePasses(): Promise<void> {
  await tellCopies(server.product.systemContext())
  await deliverEverything(server)
}

describe('a copy', () => {
  test('is a voice of its own that speaks, is counted, and exists once', async () => {
    const voice = await givenPublished(server, owner)
    const taker = await server.signUp({ tier: 'creator' })
    const copies = await Promise.all([given(taker, voice), given(taker, voice), given(taker, voice)])
    expect(new Set(copies).size).toBe(1)
    const [copy = ''] = copies
    expect(copy).not.toBe(voice.voice_id)
    expect(await show(copy, taker)).toMatchObject({
      name: 'My copy',
      cloning_method: 'copied',
      is_owner: false,
      sharing: { status: 'copied', original_voice_id: voice.voice_id, disable_at_unix: null },
    })
    expect((await say(copy, taker)).status).toBe(200)
    const seen = await server.fetch(`/v1/shared-voices/${voice.public_owner_id}/${voice.voice_id}`, {
      headers: taker.headers,
    })
    expect(await seen.json()).toMatchObject({ is_added_by_user: true, is_bookmarked: true, cloned_by_count: 1 })
    const outbox = await server.database.pool.query<{ payload: unknown }>(
      "select payload from outbox_events where name = 'voices.added-from-library' and workspace_id = $1",
      [taker.workspaceId],
    )
    expect(outbox.rows).toHaveLength(1)
  })

  test('has the face that everybody sees in the library, before it was listened to and after', async () => {
    const voice = await givenPublished(server, owner)
    await sketchVoices(server.product.systemContext())
    const taker = await server.signUp({ tier: 'creator' })
    const address = `/v1/shared-voices/${voice.public_owner_id}/${voice.voice_id}`
    const shared = LibraryVoice.parse(await (await server.fetch(address, { headers: taker.headers })).json())
    expect(shared.face).toMatchObject({ seed: voice.voice_id, pitch_hz: expect.any(Number) })
    expect(shared.preview_peaks).toHaveLength(100)
    const copy = await given(taker, voice)
    expect((await show(copy, taker)).face).toEqual(shared.face)
    await sketchVoices(server.product.systemContext())
    expect(await show(copy, taker)).toMatchObject({ face: shared.face, preview_peaks: shared.preview_peaks })
  })

  test('is refused for one’s own voice, for free plans where the owner says so, and beyond the limit', async () => {
    const voice = await givenPublished(server, owner, { free_users_allowed: false })
    const free = await server.signUp()
    expect(await codeOf(await addVoice(server, owner, voice))).toBe('409 voice_already_exists')
    expect(await codeOf(await addVoice(server, free, voice))).toBe('403 free_users_not_allowed')
    expect((await edit(voice.voice_id, { free_users_allowed: true })).status).toBe(200)
    for (let n = 0; n < 3; n++) await given(free, await givenPublished(server, owner))
    expect(await codeOf(await addVoice(server, free, voice))).toMatch(/voice_limit_reached$/)
  })

  test('of a colleague is theirs: who cannot see it gets one of their own', async () => {
    const voice = await givenPublished(server, owner)
    const host = await givenPublisher(server)
    const one = await givenTeammate(server, host, 'editor')
    const other = await givenTeammate(server, host, 'editor')
    expect(await given(one, voice)).not.toBe(await given(other, voice))
  })

  test('is under everything its original is under', async () => {
    const voice = await givenPublished(server, owner)
    const taker = await server.signUp({ tier: 'creator' })
    const copy = await given(taker, voice)
    expect((await edit(voice.voice_id, { live_moderation_enabled: true })).status).toBe(200)
    expect(await codeOf(await say(copy, taker, 'Forbidden fruit.'))).not.toMatch(/^200/)
    expect((await say(copy, taker)).status).toBe(200)
    await setSafety(server.product.systemContext(), { voiceId: voice.voice_id, control: 'BAN' })
    expect(await codeOf(await say(copy, taker))).toBe('403 voice_access_denied')
  })
})

describe('taking a voice back', () => {
  test('silences copies when the notice is over, and webhooks hear each step once', async () => {
    const voice = await givenPublished(server, owner, { notice_period_days: 10 })
    const taker = await server.signUp({ tier: 'creator' })
    const copy = await given(taker, voice)
    await server.fetch(
      '/v1/workspace/webhooks',
      jsonPost(
        {
          settings: {
            auth_type: 'hmac',
            name: 'Notices',
            webhook_url: hook,
            events: ['voice_library_removal_notice'],
            retry_enabled: true,
          },
        },
        taker.headers,
      ),
    )
    heard.length = 0
    await withdraw(voice.voice_id)
    await timePasses()
    await timePasses()
    const disableAtUnix = Math.floor((nowMs + 10 * dayMs) / 1000)
    expect(heard).toMatchObject([
      { type: 'voice_removal_notice', data: { voice_id: copy, disable_at_unix: disableAtUnix } },
    ])
    expect((await show(copy, taker)).sharing?.disable_at_unix).toBe(disableAtUnix)
    await publish(server, owner, voice.voice_id)
    await timePasses()
    expect(heard.map(({ type }) => type)).toEqual(['voice_removal_notice', 'voice_removal_notice_withdrawn'])
    await edit(voice.voice_id, { notice_period_days: 40 })
    await withdraw(voice.voice_id)
    nowMs += 39 * dayMs
    await timePasses()
    expect((await say(copy, taker)).status).toBe(200)
    nowMs += 2 * dayMs
    await timePasses()
    expect(await codeOf(await say(copy, taker))).toBe('403 voice_access_denied')
    expect((await show(copy, taker)).sharing?.status).toBe('copied_disabled')
    expect(heard.map(({ type }) => type).slice(2)).toEqual(['voice_removal_notice', 'voice_removed'])
    expect((await publish(server, owner, voice.voice_id)).status).toBe(200)
    expect(await given(taker, voice)).toBe(copy)
    expect((await say(copy, taker)).status).toBe(200)
  })

  test('the notice that copies were promised is not made shorter', async () => {
    const voice = await givenPublished(server, owner, { notice_period_days: 30 })
    await given(await server.signUp({ tier: 'creator' }), voice)
    expect(await codeOf(await edit(voice.voice_id, { notice_period_days: 0 }))).toBe('403 forbidden')
    expect((await edit(voice.voice_id, { notice_period_days: 31 })).status).toBe(200)
  })
})

test('what is shown as used is what was spoken with copies, and only ever grows', async () => {
  const voice = await givenPublished(server, owner)
  const taker = await server.signUp({ tier: 'creator' })
  const copy = await given(taker, voice)
  const text = 'Twenty-one characters'
  expect((await say(copy, taker, text)).status).toBe(200)
  const ctx = server.product.systemContext()
  const used = async () => {
    await countUsage(ctx)
    const { rows } = await server.database.pool.query<{ usage_7d: number; usage_1y: number; trending: number }>(
      'select usage_7d, usage_1y, trending from shared_voices where voice_id = $1',
      [voice.voice_id],
    )
    return rows[0]
  }
  expect(await used()).toEqual({ usage_7d: text.length, usage_1y: text.length, trending: text.length + 1000 })
  expect(await used()).toMatchObject({ usage_1y: text.length })
  await server.database.pool.query('delete from voices where id = $1', [copy])
  expect(await used()).toMatchObject({ usage_1y: text.length, trending: text.length })
  nowMs += 8 * dayMs
  expect(await used()).toEqual({ usage_7d: 0, usage_1y: text.length, trending: 0 })
})
