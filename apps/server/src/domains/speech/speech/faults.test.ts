import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ErrorBody } from '@vireo/contracts/kit'
import { createSpeechPool, type SpeechEngine } from '@vireo/engines'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { migratedDatabase } from '#test/test-database.ts'
import { openEmbeddedPostgres } from '@vireo/embedded-postgres'
import { createDiskStorage } from '#adapters/storage-disk.ts'
import type { Storage } from '#ports/storage.ts'
import { verifyLedger } from '#usage'
import { libraryVoices } from '#voices/library/index.ts'

const fake = new URL('../../../../../../packages/engines/src/fake-speech.ts', import.meta.url)
const pool = createSpeechPool({ workers: 1, engines: { fake }, hangMs: 1500 })
afterAll(() => pool.close())

let base = 'plain'
/** The mood from the second sentence on, where it differs. */
let later: string | undefined
let afterPiece: () => void = () => undefined
let afterPush: () => void = () => undefined
/** Every voice is made from the fake engine, in the mood of the test. */
const moody: SpeechEngine = {
  ...pool,
  ready: () => pool.ready(),
  voices: (engine) => pool.voices(engine),
  pronounce: (piece) => pool.pronounce(piece),
  close: () => Promise.resolve(),
  open(format, listener) {
    const stream = pool.open(format, {
      audio: (bytes) => listener.audio(bytes),
      end: (summary) => listener.end(summary),
      fail: (error) => listener.fail(error),
      piece(report) {
        listener.piece(report)
        afterPiece()
      },
    })
    let pushed = 0
    const mood = () => (pushed++ > 0 ? (later ?? base) : base)
    return {
      push(piece) {
        stream.push({ ...piece, recipe: { engine: 'fake', base: mood(), gainDb: 0 } })
        afterPush()
      },
      finish: () => stream.finish(),
      cancel: () => stream.cancel(),
    }
  },
}

const voiceId = libraryVoices[0]?.voiceId
const two = 'This is the first sentence of two. And this here is the second one of them.'
const say = (server: TestServer, who: TestPerson, path_ = '', text = two, signal?: AbortSignal) =>
  server.fetch(`/v1/text-to-speech/${voiceId}${path_}`, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    ...(signal && { signal }),
  })
const stateOf = async (server: TestServer, who: TestPerson) => {
  const { character_count: used } = (await (
    await server.fetch('/v1/user/subscription', { headers: who.headers })
  ).json()) as { character_count: number }
  const { history } = (await (await server.fetch('/v1/history', { headers: who.headers })).json()) as {
    history: { text: string }[]
  }
  expect(await verifyLedger(server.product.systemContext(), who.workspaceId)).toEqual([])
  return { used, texts: history.map((item) => item.text) }
}
const nothing = { used: 0, texts: [] }

describe('an engine that', () => {
  let server: TestServer
  let person: TestPerson
  beforeAll(async () => {
    server = await startTestServer({ ports: { speech: moody } })
    person = await server.signUp()
  })

  test.each([
    ['throws', 'engine_failed', undefined],
    ['traps', 'engine_failed', undefined],
    ['exits', 'engine_failed', undefined],
    ['hangs', 'engine_failed', undefined],
    ['silent', 'take_refused', 'silent'],
    ['noise', 'take_refused', 'clipped'],
    ['endless', 'take_refused', 'endless'],
    ['curt', 'take_refused', 'truncated'],
  ])(
    '%s is a 500 with the code %s and the reason %s that costs nothing',
    async (mood, code, reason) => {
      base = mood
      for (const shape of ['', '/with-timestamps']) {
        const answer = await say(server, person, shape)
        const { detail } = ErrorBody.parse(await answer.json())
        expect([answer.status, detail.code, detail.data?.['reason']]).toEqual([500, code, reason])
      }
      expect(await stateOf(server, person)).toEqual(nothing)
    },
    180_000,
  )

  test.each(['throws', 'traps', 'silent', 'noise', 'curt', 'endless', 'throws-late'])(
    '%s never gives a stream that looks complete',
    async (mood) => {
      base = mood
      const answer = await say(server, person, '/stream')
      if (answer.status === 200) await expect(answer.arrayBuffer()).rejects.toThrow()
      else expect(answer.status).toBe(500)
      expect((await stateOf(server, person)).used).toBe(0)
    },
  )

  test('speaks badly once is asked again, and nothing of the first try is heard', async () => {
    base = 'moody'
    const answer = await say(server, person, '/stream')
    expect([answer.status, (await answer.arrayBuffer()).byteLength > 1000]).toEqual([200, true])
    const { texts } = await stateOf(server, person)
    expect(texts).toEqual([two])
  })

  test('speaks a later sentence badly breaks the stream; what was delivered is kept and charged, no more', async () => {
    base = 'plain'
    later = 'silent'
    const other = await server.signUp()
    const answer = await say(server, other, '/stream')
    expect(answer.status).toBe(200)
    await expect(answer.arrayBuffer()).rejects.toThrow()
    const first = 'This is the first sentence of two. '
    await expect.poll(() => stateOf(server, other)).toEqual({ used: first.length, texts: [first] })
    later = undefined
  })

  test.each(['', '/with-timestamps'])(
    'is left in the middle%s is paid for the sentences it said, once',
    async (shape) => {
      base = 'slow'
      const who = await server.signUp()
      const leaving = new AbortController()
      afterPiece = () => leaving.abort()
      // Many, so that the server hears of it in time on a busy machine as well.
      const sentences = Array.from(
        { length: 40 },
        (_, index) => `Sentence number ${index} is one that takes its time. `,
      )
      const asked = server.fetch(`/v1/text-to-speech/${voiceId}${shape}`, {
        method: 'POST',
        headers: { ...who.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ text: sentences.join('') }),
        signal: leaving.signal,
      })
      await expect(asked).rejects.toThrow()
      afterPiece = () => undefined
      await expect.poll(async () => (await stateOf(server, who)).texts.length, { timeout: 20_000 }).toBe(1)
      const { used, texts } = await stateOf(server, who)
      expect(sentences.join('').startsWith(texts[0] ?? '-')).toBe(true)
      expect(texts[0]?.length).toBeLessThan(sentences.join('').length)
      expect(used).toBe(texts[0]?.length)
    },
  )

  test('has said nothing when nobody waits any more costs nothing', async () => {
    base = 'hangs'
    const who = await server.signUp()
    const leaving = new AbortController()
    const begun = new Promise<void>((resolve) => (afterPush = resolve))
    const asked = say(server, who, '', two, leaving.signal)
    await begun
    leaving.abort()
    await expect(asked).rejects.toThrow()
    // Its engine is another's now: what was left is settled.
    base = 'plain'
    expect((await say(server, person)).status).toBe(200)
    expect(await stateOf(server, who)).toEqual(nothing)
  })

  test('recovers is used again', async () => {
    base = 'plain'
    const answer = await say(server, person)
    expect([answer.status, (await answer.arrayBuffer()).byteLength > 1000]).toEqual([200, true])
  })
})

test('503 when the storage is away, and nothing is charged', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-faults-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const disk = await createDiskStorage(folder)
  const full = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
  let broken: 'create' | 'append' | 'commit' = 'create'
  const storage: Storage = {
    ...disk,
    create: async (key) => {
      if (broken === 'create') return full()
      const writer = await disk.create(key)
      return { ...writer, sizeBytes: 0, ...(broken === 'append' ? { append: full } : { commit: full }) }
    },
  }
  base = 'plain'
  const server = await startTestServer({ ports: { speech: moody, storage } })
  const person = await server.signUp()
  for (const moment of ['create', 'append', 'commit'] as const) {
    broken = moment
    const answer = await say(server, person)
    expect([moment, answer.status, await answer.json()]).toMatchObject([
      moment,
      503,
      { detail: { code: 'service_unavailable' } },
    ])
    expect(answer.headers.get('retry-after')).toBe('1')
  }
  expect(await stateOf(server, person)).toEqual(nothing)
})

test('503 when the database is away, at any moment, and nothing is charged', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-faults-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const open = () => openEmbeddedPostgres({ dataDir: folder, role: 'owner' })
  let postgres = await open()
  const database = await migratedDatabase(postgres.connection)
  base = 'slow'
  const server = await startTestServer({ ports: { speech: moody }, database })
  const person = await server.signUp()

  const during = say(server, person, '/stream')
  const answer = await during
  await answer.body?.getReader().read()
  await postgres.stop()
  expect((await say(server, person)).status).toBe(503)
  expect((await server.fetch('/v1/history', { headers: person.headers })).status).toBe(503)

  postgres = await open()
  onTestFinished(() => postgres.stop())
  await expect
    .poll(async () => (await server.fetch('/v1/history', { headers: person.headers })).status, { timeout: 20_000 })
    .toBe(200)
  const agree = async () => {
    const { used, texts } = await stateOf(server, person)
    return used === texts.join('').length
  }
  await expect.poll(agree, { timeout: 20_000 }).toBe(true)
})
