import type { Worker } from 'node:worker_threads'
import { createMusicPool } from '@vireo/engines'
import { startJobThread } from '@vireo/engines/jobs/job-thread.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { asked, bytesOf, codeOf, musicAsker } from './testing.ts'

/** When the thread that plays is ended: once so many times it told that it lives, or of sound; undefined where it may play on. */
let endsAt: { readonly news: 'beat' | 'progress'; readonly count: number } | undefined
let ended = 0

/** Starts threads as the product does, whose workers are ended from outside, as by a machine that is out of memory. */
const startThread: typeof startJobThread = (...about) => {
  let worker: Worker | undefined
  process.once('worker', (started: Worker) => (worker = started))
  const thread = startJobThread(...about)
  // What a thread is given and tells is of one kind here; the pool's is generic.
  const { start } = thread
  const killing: typeof thread = {
    ...thread,
    get isReady() {
      return thread.isReady
    },
    start(job, hear) {
      let told = 0
      const isPlayed = (job.task as { readonly kind: string }).kind === 'perform'
      start(job, (news) => {
        hear(news)
        if (!isPlayed || news.type !== endsAt?.news || ++told !== endsAt.count) return
        endsAt = undefined
        ended++
        void worker?.terminate()
      })
    },
  }
  return killing as never
}

const music = createMusicPool({ workers: 1, engine: import.meta.resolve('@vireo/engine-music'), startThread })
afterAll(() => music.close())
const server = await startTestServer({ ports: { music } })
const person = await server.signUp({ tier: 'pro' })
const { ask, spent, items, look } = musicAsker(server, () => person)
beforeEach(() => {
  endsAt = undefined
  ended = 0
})

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
    endsAt = { news: 'beat', count }
    expect(await codeOf(await ask('', long))).toEqual([500, 'engine_failed'])
    expect(ended).toBe(1)
    await expect.poll(left).toEqual(before)
    endsAt = undefined
    const next = await ask('', asked)
    expect([next.status, (await bytesOf(next)).length > 10_000]).toEqual([200, true])
    expect(await spent()).toBe(Number(before[0]) + 50)
  },
)

test('a stream that it breaks off is cut off, is no song and costs nothing; who waits behind it is played', async () => {
  const before = await left()
  endsAt = { news: 'progress', count: 3 }
  const answer = await ask('/stream', long)
  expect(answer.status).toBe(200)
  const waiting = ask('', asked)
  await expect(bytesOf(answer)).rejects.toThrow()
  expect((await waiting).status).toBe(200)
  expect(ended).toBe(1)
  // Of the one that waited: its price, its item, its song and its file.
  const [credits = 0, ...kept] = before.map(Number)
  const more = [1, 1, 1, 0]
  await expect.poll(left).toEqual([credits + 50, ...kept.map((count, nth) => count + (more[nth] ?? 0))])
})
