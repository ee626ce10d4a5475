import { expect, test } from 'vitest'
import { createManualClock } from '#kernel/clock.ts'
import { slices } from '#domains/registry.ts'
import { transaction } from '#kernel/transaction.ts'
import { givenPerson } from '#test/teammates.ts'
import { sharingHolding } from '../holding.ts'
import { tendVideos } from './forget-videos.ts'
import { codeOf, quick, startVideoServer } from './testing.ts'

const clock = createManualClock(new Date())
const { server, instead, state, given, made, watch, filesOf, work } = await startVideoServer(clock)
const { pool } = server.database

/** Purges deleted recordings, as the job of history does. */
async function purge(): Promise<void> {
  const job = slices.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === 'history.purge-deleted')
  const control = { signal: AbortSignal.abort(), progress: () => Promise.resolve() }
  await job?.run(server.product.systemContext(), {} as never, control)
}

test('a video goes with its recording: unseen at once, erased with it', async () => {
  const person = await givenPerson(server, 'creator')
  const itemId = await given(person)
  instead.push(quick)
  await work()
  const address = await made(itemId, person, '')
  expect(await filesOf(person)).toHaveLength(1)
  await server.fetch(`/v1/history/${itemId}`, { method: 'DELETE', headers: person.headers })
  expect(await codeOf(await watch(address))).toBe('video_not_found')
  clock.advance(31_000)
  await purge()
  await expect.poll(() => filesOf(person), { timeout: 60_000 }).toEqual([])
})

test('another public name is another video, and one that nobody asks for is forgotten after a week', async () => {
  const person = await givenPerson(server, 'creator')
  const itemId = await given(person)
  instead.push(quick, quick, quick)
  await work()
  const first = await made(itemId, person, '')
  await pool.query("update users set public_name = 'Ada' where id = $1", [person.userId])
  clock.advance(2000)
  await made(itemId, person, '')
  expect(await codeOf(await watch(first))).toBe('video_not_found')
  await expect.poll(() => filesOf(person), { timeout: 60_000 }).toHaveLength(1)
  clock.advance(8 * 24 * 3_600_000)
  expect(await tendVideos(server.product.systemContext())).toMatchObject({ forgotten: expect.any(Number) })
  await expect.poll(() => filesOf(person), { timeout: 60_000 }).toEqual([])
})

test('what somebody takes along has their videos, and none is left when they are erased', async () => {
  const person = await givenPerson(server, 'creator')
  const itemId = await given(person)
  instead.push(quick)
  await work()
  await made(itemId, person, '')
  const paths: string[] = []
  const ctx = server.product.systemContext(person.workspaceId)
  for await (const { path } of sharingHolding.files(ctx, person)) paths.push(path)
  expect(paths).toContainEqual(expect.stringMatching(/^sharing\/videos\/video_\w+\.mp4$/))
  await transaction(ctx, (ctx) => sharingHolding.erase?.(ctx, person) ?? Promise.resolve())
  await expect.poll(() => filesOf(person), { timeout: 60_000 }).toEqual([])
})

test('a file that is lost is made again', async () => {
  const person = await givenPerson(server, 'creator')
  const itemId = await given(person)
  instead.push(quick, quick)
  await work()
  await made(itemId, person)
  const [key = ''] = await filesOf(person)
  for (const one of await filesOf(person)) await server.ports.storage.remove(one)
  await made(itemId, person)
  expect(key).not.toBe('')
  expect(state.renders).toBe(2)
})
