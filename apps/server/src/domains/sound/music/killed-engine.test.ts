import { createMusicPool } from '@vireo/engines'
import { createKillableThreads } from '@vireo/engines/jobs/killable-threads.testing.ts'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { asked, bytesOf, codeOf, musicAsker } from './testing.ts'

const { startThread, killAt, killed } = createKillableThreads()
const music = createMusicPool({ workers: 1, engine: import.meta.resolve('@vireo/engine-music'), startThread })
afterAll(() => music.close())
const server = await startTestServer({ ports: { music } })
const person = await server.signUp({ tier: 'pro' })
const { ask, spent, items, look } = musicAsker(server, () => person)

const long = { ...asked, music_length_ms: 60_000 }
async function left() {
  const { rows } = await server.database.pool.query<{ n: number }>(
    'select count(*)::int as n from credit_reservations where workspace_id = $1',
    [person.workspaceId],
  )
  const files: string[] = []
  for await (const { key } of server.ports.storage.list('history/')) files.push(key)
  const songs = (await (await look('/songs')).json()) as { songs: object[] }
  return [await spent(), (await items()).length, songs.songs.length, files.length, rows[0]?.n]
}

test.each([1, 20])(
  'an engine that is killed at sign of life %s fails its song, which costs nothing; the next one is played',
  async (count) => {
    const before = await left()
    const ended = killed()
    killAt({ kind: 'perform', news: 'beat', count })
    expect(await codeOf(await ask('', long))).toEqual([500, 'engine_failed'])
    expect(killed() - ended).toBe(1)
    await expect.poll(left).toEqual(before)
    const next = await ask('', asked)
    expect([next.status, (await bytesOf(next)).length > 10_000]).toEqual([200, true])
    expect(await spent()).toBe(Number(before[0]) + 50)
  },
)

test('a stream that it breaks off is cut off, is no song and costs nothing; who waits behind it is played', async () => {
  const before = await left()
  const ended = killed()
  killAt({ kind: 'perform', news: 'progress', count: 3 })
  const answer = await ask('/stream', long)
  expect(answer.status).toBe(200)
  const waiting = ask('', asked)
  await expect(bytesOf(answer)).rejects.toThrow()
  expect((await waiting).status).toBe(200)
  expect(killed() - ended).toBe(1)
  // Of the one that waited: its price, its item, its song and its file.
  const [credits = 0, ...kept] = before.map(Number)
  const more = [1, 1, 1, 0]
  await expect.poll(left).toEqual([credits + 50, ...kept.map((count, nth) => count + (more[nth] ?? 0))])
})
