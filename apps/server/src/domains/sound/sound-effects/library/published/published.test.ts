import { ReportedPageCases } from '@vireo/contracts/sharing'
import type { SharedSound } from '@vireo/contracts/sound-effects'
import { beforeAll, expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { recordItem } from '#history'
import { newItem } from '#history/testing.ts'
import { dispatchOutbox } from '#jobs/dispatch-outbox.ts'
import { givenSound } from '#test/fixtures.ts'
import { call, givenPerson, type Teammate } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { soundEffectsSubscriptions } from '../../subscriptions.ts'
import { featureSound } from './feature-sound.ts'
import { forgetPreviews } from './forget-previews-job.ts'
import { previewKey } from './keep-preview.ts'
import { insertPrint } from '../store/print-store.ts'

const server = await startTestServer()
const { pool } = server.database
let maker: Teammate
let other: Teammate
let operator: Teammate
beforeAll(async () => {
  ;[maker, other, operator] = [await givenPerson(server), await givenPerson(server), await givenPerson(server)]
  await pool.query('update users set is_instance_admin = (id = $1)', [operator.userId])
})

const said = {
  name: 'Rain on our shed',
  category: 'weather',
  tags: ['rain', 'shed'],
  licence: 'cc0',
  rights_confirmed: true,
}

async function givenItem(person: Teammate, changes: Parameters<typeof newItem>[1] = {}, print = 1): Promise<string> {
  const ctx = server.product.systemContext(person.workspaceId)
  const item = newItem(ctx, { source: 'SFX', text: 'rain on a shed', settings: { loop: true }, ...changes })
  await givenSound(server, item.storage_key)
  await transaction(ctx, async (ctx) => {
    await recordItem({ ...ctx, actor: { ...ctx.actor, userId: person.userId } }, { ...item, size_bytes: 5 })
    await insertPrint(
      ctx,
      item.id,
      Array.from({ length: 26 }, (_, at) => (at === 0 ? 40 + print : 40)),
    )
  })
  return item.id
}
const at = (id: string) => `/v1/sound-generation/${id}/publication`
const publish = (id: string, changes: object = {}, person = maker) =>
  call(server, person, 'POST', at(id), { ...said, ...changes })
async function find(search: string, person = other): Promise<readonly SharedSound[]> {
  const { body } = await call(server, person, 'GET', `/v1/shared-sound-generations?search=${search}`)
  return (body as { shared_sound_generations: SharedSound[] }).shared_sound_generations
}
async function givenPublished(name: string, changes: object = {}) {
  const itemId = await givenItem(maker)
  const { body } = await publish(itemId, { name, ...changes })
  return { itemId, sound: (body as { sound: SharedSound }).sound }
}
const hear = (sound: SharedSound) => server.fetch(sound.preview_url)

test('what somebody publishes others find, hear, and take; its maker is who they say, and nothing else is told', async () => {
  const { itemId, sound } = await givenPublished('Drizzle quokka', { licence: 'cc-by', author: 'Ada' })
  expect(sound).toMatchObject({ is_own: true, history_item_id: itemId, author: 'Ada', labels: { length: 'loop' } })
  const [seen] = await find('quokka')
  expect(seen).toMatchObject({ text: 'Drizzle quokka', prompt: 'rain on a shed', licence: 'cc-by', is_own: false })
  expect(JSON.stringify(seen)).not.toContain(maker.workspaceId)
  expect(JSON.stringify(seen)).not.toContain(itemId)
  const heard = await hear(sound)
  expect([heard.status, await heard.text()]).toEqual([200, 'sound'])
  const path = `/v1/shared-sound-generations/${sound.generation_id}/purchase`
  const taken = await server.fetch(path, { method: 'POST', headers: other.headers })
  // A manifest may stand around it: what is taken is a file as it is saved.
  expect([taken.status, await taken.text()]).toEqual([200, expect.stringContaining('sound')])
  expect(taken.headers.get('history-item-id')).not.toBe(itemId)
  const own = await server.fetch(path, { method: 'POST', headers: maker.headers })
  expect(own.headers.get('history-item-id')).toBe(itemId)
})

test('publishing again changes what is said; taking back ends it, and who took it keeps it', async () => {
  const { itemId, sound } = await givenPublished('First numbat')
  expect((await publish(itemId, { name: 'Second numbat' })).body).toMatchObject({
    sound: { generation_id: sound.generation_id, text: 'Second numbat' },
  })
  expect((await find('numbat')).map(({ text }) => text)).toEqual(['Second numbat'])
  const taken = await server.fetch(`/v1/shared-sound-generations/${sound.generation_id}/purchase`, {
    method: 'POST',
    headers: other.headers,
  })
  expect((await call(server, maker, 'DELETE', at(itemId))).status).toBe(200)
  expect([await find('numbat'), (await hear(sound)).status]).toEqual([[], 404])
  expect(await call(server, maker, 'GET', at(itemId))).toMatchObject({ status: 404, code: 'sound_not_published' })
  const kept = await server.fetch(`/v1/history/${taken.headers.get('history-item-id')}/audio`, {
    headers: other.headers,
  })
  expect(kept.status).toBe(200)
  const { rows } = await pool.query(
    "select action from audit_entries where target_id = $1 and action like 'sound-effects.%' order by id",
    [sound.generation_id],
  )
  expect(rows).toEqual([
    { action: 'sound-effects.published' },
    { action: 'sound-effects.publication-changed' },
    { action: 'sound-effects.withdrawn' },
  ])
})

test('a sound of another workspace is 404, whatever is done with it', async () => {
  const { itemId } = await givenPublished('Guarded bilby')
  for (const [method, body] of [['GET'], ['POST', said], ['DELETE']] as const)
    expect(await call(server, other, method, at(itemId), body)).toMatchObject({
      status: 404,
      code: 'history_item_not_found',
    })
})

test('a sound leaves the library with its recording', async () => {
  const { itemId, sound } = await givenPublished('Leaving wombat')
  await call(server, maker, 'DELETE', `/v1/history/${itemId}`)
  expect((await hear(sound)).status).toBe(404)
  await dispatchOutbox(server.product.systemContext, soundEffectsSubscriptions)
  expect(await find('wombat')).toEqual([])
})

test('what is refused: speech, no proven address, no public links, no confirmation, a licence without its name', async () => {
  expect(await publish(await givenItem(maker, { source: 'TTS' }))).toMatchObject({ status: 400, code: 'not_a_sound' })
  const itemId = await givenItem(maker)
  for (const wrong of [
    { rights_confirmed: false },
    { licence: 'cc-by' },
    { name: ' ' },
    { name: 'a\u0000' },
    { category: 'noise' },
  ])
    expect([wrong, (await publish(itemId, wrong)).status]).toEqual([wrong, 422])
  await pool.query('update users set email_verified_at = null where id = $1', [maker.userId])
  expect(await publish(itemId)).toMatchObject({ code: 'email_not_verified' })
  await pool.query('update users set email_verified_at = now() where id = $1', [maker.userId])
  const allow = (isAllowed: boolean) =>
    call(server, maker, 'PUT', '/v1/workspace/sharing-settings', { allows_public_links: isAllowed })
  const { sound } = await givenPublished('Retracted bettong')
  await allow(false)
  expect(await publish(itemId)).toMatchObject({ code: 'public_links_forbidden' })
  // What was published before is found and heard by nobody until links are allowed again.
  expect([await find('bettong'), (await hear(sound)).status]).toEqual([[], 404])
  await allow(true)
  expect([(await find('bettong')).length, (await hear(sound)).status]).toEqual([1, 200])
})

test('what browsers do not play is made an MP3 once, for all who listen, and goes with the sound', async () => {
  const itemId = await givenItem(maker, { content_type: 'audio/pcm', output_format: 'pcm_44100' })
  const { sound } = (await publish(itemId, { name: 'Raw wombat' })).body as { sound: SharedSound }
  let transcoded = 0
  const { media } = server.ports
  const usual = media.transcode
  media.transcode = (...asked) => {
    transcoded++
    return usual(...asked)
  }
  try {
    const heard = await Promise.all([1, 2, 3, 4].map(() => hear(sound)))
    expect(heard.map((answer) => [answer.status, answer.headers.get('content-type')])).toEqual(
      Array.from({ length: 4 }, () => [200, 'audio/mpeg']),
    )
    expect((await hear(sound)).headers.get('content-length')).toBe(heard[0]?.headers.get('content-length'))
  } finally {
    media.transcode = usual
  }
  expect(transcoded).toBe(1)
  const key = previewKey(sound.generation_id)
  expect(await server.ports.storage.size(key)).toBeGreaterThan(0)
  expect((await call(server, maker, 'DELETE', at(itemId))).status).toBe(200)
  const ctx = server.product.systemContext(maker.workspaceId)
  await forgetPreviews({ ...ctx, ports: server.ports }, [sound.generation_id])
  expect(await server.ports.storage.size(key)).toBeUndefined()
})

test('the operator chooses what the library shows first, of what is published and found', async () => {
  const { itemId, sound } = await givenPublished('Chosen bilby')
  const ctx = server.product.systemContext()
  const featured = async () => {
    const { body } = await call(server, other, 'GET', '/v1/shared-sound-generations?featured=true&page_size=100')
    return (body as { shared_sound_generations: SharedSound[] }).shared_sound_generations.map(({ text }) => text)
  }
  await featureSound(ctx, { id: sound.generation_id, isFeatured: true })
  expect(await featured()).toContain('Chosen bilby')
  const log = await pool.query("select workspace_id from audit_entries where action = 'sound-effects.featured'")
  expect(log.rows).toEqual([{ workspace_id: maker.workspaceId }])
  await featureSound(ctx, { id: sound.generation_id, isFeatured: false })
  expect(await featured()).not.toContain('Chosen bilby')
  // What is called something else afterwards was not chosen under that name.
  await featureSound(ctx, { id: sound.generation_id, isFeatured: true })
  await publish(itemId, { name: 'Buy bilbies' })
  expect(await find('bilbies')).toMatchObject([{ text: 'Buy bilbies' }])
  expect(await featured()).not.toContain('Buy bilbies')
  await expect(featureSound(ctx, { id: 'nothing', isFeatured: true })).rejects.toMatchObject({
    code: 'sound_not_published',
  })
})

test('a workspace publishes a thousand at most', async () => {
  const crowded = await givenPerson(server)
  await pool.query(
    `insert into shared_sounds (id, workspace_id, name, prompt, category, tags, licence, is_loop, is_featured, words, rank,
       like_count, purchased_count, trending, shared_at)
     select 'sound_full' || n, $1, 'full', 'full', 'misc', '{}', 'cc0', false, false, '', 0, 0, 0, 0, now()
     from generate_series(1, 1000) n`,
    [crowded.workspaceId],
  )
  expect(await publish(await givenItem(crowded), {}, crowded)).toMatchObject({ code: 'too_many_published_sounds' })
  await pool.query('delete from shared_sounds where workspace_id = $1', [crowded.workspaceId])
})

test('others report a sound; whoever runs the instance takes it down and lets it be there again', async () => {
  const { itemId, sound } = await givenPublished('Reported potoroo', { author: 'Bo' })
  const path = `/v1/shared-sound-generations/${sound.generation_id}/report`
  expect((await call(server, other, 'POST', path, { reason: 'copyright', message: 'Mine.' })).status).toBe(200)
  for (const _ of [1, 2]) await call(server, other, 'POST', path, { reason: 'spam', message: '' })
  expect((await call(server, other, 'POST', path, { reason: 'spam', message: '' })).status).toBe(429)
  const listed = async (state = 'open') =>
    ReportedPageCases.parse(
      (await call(server, operator, 'GET', `/v1/admin/reported-pages?page_size=100&state=${state}`)).body,
    ).pages.find((page) => page.page_id === sound.generation_id)
  const found = await listed()
  expect(found).toMatchObject({ page_kind: 'sound', title: 'Reported potoroo', by: 'Bo', report_count: 3 })
  expect(found?.address).toContain(sound.preview_url)
  const decide = (decision: string) =>
    call(server, operator, 'POST', `/v1/admin/reported-pages/${found?.page_case_id}/decisions`, { decision })
  expect(await decide('take-down')).toMatchObject({ status: 200 })
  expect([await find('potoroo'), (await hear(sound)).status]).toEqual([[], 404])
  expect(await publish(itemId)).toMatchObject({ status: 403, code: 'sound_taken_down' })
  expect(await call(server, maker, 'DELETE', at(itemId))).toMatchObject({ status: 403, code: 'sound_taken_down' })
  expect((await call(server, maker, 'GET', at(itemId))).body).toMatchObject({ is_taken_down: true })
  await decide('restore')
  expect([(await find('potoroo')).length, (await hear(sound)).status]).toEqual([1, 200])
  const { rows } = await pool.query(
    "select action, actor_kind from audit_entries where target_id = $1 and workspace_id = $2 and actor_kind = 'system' order by id",
    [sound.generation_id, maker.workspaceId],
  )
  expect(rows.map(({ action }) => action)).toEqual(['sound-effects.taken-down', 'sound-effects.restored'])
})

test('nobody reports what comes with the product', async () => {
  await find('rain')
  const answer = await call(server, other, 'POST', '/v1/shared-sound-generations/library-a-bee/report', {
    reason: 'spam',
    message: '',
  })
  expect(answer).toMatchObject({ status: 404, code: 'sound_not_found' })
})

test('what sounds like a sound comes first, the nearest first, without itself', async () => {
  const names = [1, 2, 5, 9].map((print) => ({ print, name: `Alike quoll ${print}` }))
  const made = []
  for (const { print, name } of names) {
    const itemId = await givenItem(maker, {}, print)
    made.push({ itemId, sound: ((await publish(itemId, { name })).body as { sound: SharedSound }).sound })
  }
  const similar = async (query: string, person = other) =>
    (
      (await call(server, person, 'GET', `/v1/similar-sound-generations?${query}`)).body as {
        shared_sound_generations: SharedSound[]
      }
    ).shared_sound_generations.map(({ text }) => text)
  const [first] = made
  const alike = (await similar(`generation_id=${first?.sound.generation_id}`)).filter((text) => text.includes('quoll'))
  expect(alike).toEqual(['Alike quoll 2', 'Alike quoll 5', 'Alike quoll 9'])
  expect((await similar(`history_item_id=${first?.itemId}`, maker))[0]).not.toBe('Alike quoll 1')
  const foreign = await call(server, other, 'GET', `/v1/similar-sound-generations?history_item_id=${first?.itemId}`)
  expect(foreign).toMatchObject({ status: 404, code: 'history_item_not_found' })
  expect((await call(server, other, 'GET', '/v1/similar-sound-generations')).status).toBe(404)
})

test('a recording whose link is taken down leaves the library as well', async () => {
  const { itemId } = await givenPublished('Slam wombat')
  const { body } = await call(server, maker, 'POST', `/v1/history/${itemId}/share-link`, {})
  const linkId = (body as { share_link_id: string }).share_link_id
  expect(await find('wombat')).toHaveLength(1)
  const decided = await call(server, operator, 'POST', `/v1/admin/reported-recordings/${linkId}/decisions`, {
    decision: 'take-down',
  })
  expect(decided.status).toBe(200)
  expect(await find('wombat')).toEqual([])
})

test('what somebody took from the library is not theirs to publish', async () => {
  const { sound } = await givenPublished('Echo numbat', { licence: 'cc-by', author: 'Ada' })
  const taken = await server.fetch(`/v1/shared-sound-generations/${sound.generation_id}/purchase`, {
    method: 'POST',
    headers: other.headers,
  })
  await taken.arrayBuffer()
  const copy = taken.headers.get('history-item-id') ?? ''
  expect(await publish(copy, { licence: 'cc0' }, other)).toMatchObject({ code: 'not_a_sound' })
})
