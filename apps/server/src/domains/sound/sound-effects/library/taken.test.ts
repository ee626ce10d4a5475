import type { SharedSound } from '@vireo/contracts/sound-effects'
import { expect, test } from 'vitest'
import type { KeptFile } from '#domains/holding.ts'
import { transaction } from '#kernel/transaction.ts'
import { call, givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { soundEffectsHolding } from '../holding.ts'

const server = await startTestServer()
const host = await givenPerson(server)
const mate = await givenTeammate(server, host, 'editor')
const { workspaceId } = host
const ctx = () => server.product.systemContext(workspaceId)

async function take(id: string, { bearer }: Teammate): Promise<string | null> {
  const path = `/v1/shared-sound-generations/${id}/purchase`
  const answer = await server.fetch(path, { method: 'POST', headers: bearer })
  await answer.arrayBuffer()
  return answer.headers.get('history-item-id')
}

async function isTaken(search: string, person: Teammate): Promise<boolean | undefined> {
  const { body } = await call(server, person, 'GET', `/v1/shared-sound-generations?search=${search}`)
  return (body as { shared_sound_generations: SharedSound[] }).shared_sound_generations[0]?.purchased
}

/** What somebody takes along of the sounds that they took from the library. */
async function takenAlong({ userId }: Teammate): Promise<unknown> {
  const files: KeptFile[] = []
  for await (const file of soundEffectsHolding.files(ctx(), { workspaceId, userId })) files.push(file)
  const [library] = files.flatMap((file) => ('json' in file ? [file.json as { readonly taken: object[] }] : []))
  return library?.taken.map((each) => ('sound_id' in each ? each.sound_id : undefined))
}

test('what a member took is taken for them alone, to see and to take along, and forgotten when they leave', async () => {
  const [theirs, own] = [await take('library-a-bee', mate), await take('library-a-crow', host)]
  expect([theirs, own]).toEqual([expect.any(String), expect.any(String)])
  expect([await isTaken('bee', mate), await isTaken('bee', host)]).toEqual([true, false])
  expect([await takenAlong(mate), await takenAlong(host)]).toEqual([['library-a-bee'], ['library-a-crow']])
  await transaction(ctx(), async (ctx) => {
    await soundEffectsHolding.depart?.(ctx, { workspaceId, userId: mate.userId, heirId: host.userId })
  })
  const { rows } = await server.database.pool.query('select user_id from sound_purchases where workspace_id = $1', [
    workspaceId,
  ])
  expect(rows).toEqual([{ user_id: host.userId }])
  expect([await takenAlong(mate), await takenAlong(host), await isTaken('crow', host)]).toEqual([
    [],
    ['library-a-crow'],
    true,
  ])
})
