import type { StarredSounds } from '@vireo/contracts/sound-effects'
import { expect, test } from 'vitest'
import { recordItem } from '#history'
import { newItem } from '#history/testing.ts'
import { transaction } from '#kernel/transaction.ts'
import { call, givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const maker = await givenPerson(server)
const stranger = await givenPerson(server)

async function givenItem(person: Teammate, source: 'SFX' | 'TTS' = 'SFX'): Promise<string> {
  const ctx = server.product.systemContext(person.workspaceId)
  const item = newItem(ctx, { source })
  await transaction(ctx, (ctx) => recordItem({ ...ctx, actor: { ...ctx.actor, userId: person.userId } }, item))
  return item.id
}
const star = (id: string, method: 'PUT' | 'DELETE' = 'PUT', person: Teammate = maker) =>
  call(server, person, method, `/v1/sound-generation/${id}/favourite`)
const starred = async (person: Teammate = maker) =>
  ((await call(server, person, 'GET', '/v1/sound-generation/favourites')).body as StarredSounds).history_item_ids
const page = (query: string, person: Teammate = maker) =>
  call(server, person, 'GET', `/v1/sound-generation/favourites?${query}`)

test('stars are kept, the last first, and taken away again', async () => {
  const [one, two] = [await givenItem(maker), await givenItem(maker)]
  for (const id of [one, two, one]) expect((await star(id)).status).toBe(200)
  expect(await starred()).toEqual([two, one])
  expect((await star(two, 'DELETE')).status).toBe(200)
  expect((await star(two, 'DELETE')).status).toBe(200)
  expect(await starred()).toEqual([one])
})

test('they are one person’s own, and of sounds that they may see', async () => {
  const id = await givenItem(maker)
  await star(id)
  const colleague = await givenTeammate(server, maker, 'admin')
  expect(await starred(colleague)).toEqual([])
  expect(await star(id, 'PUT', stranger)).toMatchObject({ status: 404, code: 'history_item_not_found' })
  expect(await star(id, 'DELETE', stranger)).toMatchObject({ status: 404, code: 'history_item_not_found' })
  expect(await star(await givenItem(maker, 'TTS'))).toMatchObject({ status: 400, code: 'not_a_sound' })
})

test('however many there are, all are told, a page at a time, also where the last of a page is starred no more', async () => {
  const person = await givenPerson(server)
  const items: string[] = []
  for (let nth = 0; nth < 5; nth++) items.unshift(await givenItem(person))
  // Two at the same moment.
  await server.database.pool.query(
    `insert into sound_stars (user_id, workspace_id, history_item_id, created_at)
     select $1, $2, id, '2031-05-17T12:00:00Z'::timestamptz - (nth / 2) * interval '1 ms'
     from unnest($3::text[]) with ordinality as given (id, nth)`,
    [person.userId, person.workspaceId, items],
  )
  const told: string[] = []
  let cursor = ''
  for (let pages = 0; pages < 4; pages++) {
    const body = (await page(`page_size=2${cursor}`, person)).body as StarredSounds
    told.push(...body.history_item_ids)
    expect(body.has_more).toBe(body.next_cursor !== null)
    if (body.next_cursor === null) break
    cursor = `&cursor=${body.next_cursor}`
    await star(body.history_item_ids.at(-1) ?? '', 'DELETE', person)
  }
  expect(told.toSorted()).toEqual(items.toSorted())
  for (const wrong of ['nothing', '1.', `${'9'.repeat(20)}.a`])
    expect(await page(`cursor=${wrong}`)).toMatchObject({ status: 400, code: 'invalid_cursor' })
  expect((await page('page_size=501')).status).toBe(422)
})
