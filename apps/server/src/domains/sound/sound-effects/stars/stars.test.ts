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
