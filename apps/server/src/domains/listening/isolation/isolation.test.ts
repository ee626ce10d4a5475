import { integratedLoudness, writeWav } from '@vireo/audio'
import { makeMedia } from '@vireo/engine-media/testing.ts'
import { describe, expect, test } from 'vitest'
import { decodeAudio } from '#test/decode-audio.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { transaction } from '#kernel/transaction.ts'
import { verifyLedger } from '#usage'
import { reserve } from '#usage/reservations/index.ts'
import { isolationHolding } from './holding.ts'
import { sumOfIsolations } from './isolation-store.ts'
import { removeFiles } from './remove-files-job.ts'
import { askerFor, bytesOf, failure, noisy } from './testing.ts'

const server = await startTestServer()
const person = await server.signUp({ tier: 'creator' })
const { isolate, listed } = askerFor(server, person)
const usedBy = async ({ headers }: TestPerson) =>
  ((await (await server.fetch('/v1/user/subscription', { headers })).json()) as { character_count: number })
    .character_count

describe('a voice is isolated', () => {
  test('as long as it was, with less noise, for a thousand credits a minute, and is kept', async () => {
    const who = await server.signUp()
    const answer = await isolate(noisy, { who, fields: { preview_b64: 'aGVsbG8=' } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    const bytes = await bytesOf(answer)
    const audio = await decodeAudio(bytes)
    expect(Math.abs(audio.durationMs - 6000)).toBeLessThan(120)
    const before = await decodeAudio(noisy)
    const loudness = integratedLoudness(audio.samples, audio.sampleRateHz)
    expect(loudness).toBeLessThan(integratedLoudness(before.samples, before.sampleRateHz))
    expect(answer.headers.get('character-cost')).toBe('100')
    expect(await usedBy(who)).toBe(100)
    const { items } = await listed(who)
    expect(items).toMatchObject([
      {
        id: answer.headers.get('history-item-id'),
        title: 'kitchen.wav',
        format: 'mp3',
        duration_seconds: 6,
        preview_b64: 'aGVsbG8=',
        processing: false,
      },
    ])
    expect(items[0]?.peaks.length).toBeGreaterThan(50)
    const again = await server.fetch(new URL(items[0]?.download_url ?? '').pathname, { headers: who.headers })
    expect(Buffer.from(await bytesOf(again)).equals(bytes)).toBe(true)
    expect(await verifyLedger(server.product.systemContext(), who.workspaceId)).toEqual([])
  })

  test('streamed in the same bytes as whole', async () => {
    const whole = Buffer.from(await bytesOf(await isolate(noisy)))
    expect(whole.equals(await bytesOf(await isolate(noisy, { path: '/stream' })))).toBe(true)
  })

  test('not at all at strength 0, and more at strength 1', async () => {
    const loudness = async (strength: string) => {
      const { samples, sampleRateHz } = await decodeAudio(await bytesOf(await isolate(noisy, { fields: { strength } })))
      return integratedLoudness(samples, sampleRateHz)
    }
    const [none, most] = [await loudness('0'), await loudness('1')]
    const { samples, sampleRateHz } = await decodeAudio(noisy)
    expect(Math.abs(none - integratedLoudness(samples, sampleRateHz))).toBeLessThan(0.5)
    expect(most).toBeLessThan(none - 1)
  })

  test('from bare samples, from fifty channels, and from a film', async () => {
    const bare = noisy.slice(44)
    const files = [
      [bare, { file_format: 'pcm_s16le_16' }],
      [Uint8Array.from(await makeMedia('a.wav', ['-i', 'in.wav', '-ac', '8'], { 'in.wav': noisy })), {}],
      [
        Uint8Array.from(
          await makeMedia(
            'v.mp4',
            ['-f', 'lavfi', '-i', 'color=s=32x32:r=10', '-i', 'in.wav', '-shortest', '-c:v', 'mpeg4'],
            {
              'in.wav': noisy,
            },
          ),
        ),
        {},
      ],
    ] as const
    for (const [bytes, fields] of files) {
      const answer = await isolate(bytes, { fields })
      expect(answer.status).toBe(200)
      expect(Math.abs((await decodeAudio(await bytesOf(answer))).durationMs - 6000)).toBeLessThan(200)
    }
  })
})

describe('what cannot be isolated is refused, costs nothing and leaves nothing', () => {
  const sine = ['-f', 'lavfi', '-i', 'sine=frequency=200:sample_rate=8000']
  test.each([
    ['nothing', () => new Uint8Array(0), [400, 'invalid_audio']],
    ['text', () => Buffer.from('not a sound, however long it is '.repeat(50)), [400, 'invalid_audio']],
    ['a file that is cut off', () => noisy.slice(0, noisy.length >> 1), [400, 'invalid_audio']],
    ['silence', () => writeWav(new Float32Array(48_000), 16_000), [400, 'invalid_audio']],
    ['a blink', () => writeWav(new Float32Array(500).fill(0.1), 16_000), [400, 'audio_too_short']],
    ['two hours', () => makeMedia('a.mp3', [...sine, '-t', '7200', '-b:a', '8k']), [400, 'audio_too_long']],
    [
      'a picture',
      () => makeMedia('p.png', ['-f', 'lavfi', '-i', 'color=s=32x32', '-frames:v', '1']),
      [400, 'invalid_file_type'],
    ],
  ] as const)('%s', async (_what, make, expected) => {
    const before = [await usedBy(person), (await listed(person)).items.length]
    const bytes = Uint8Array.from(await make())
    for (const path of ['', '/stream']) expect(await failure(isolate(bytes, { path }))).toEqual(expected)
    expect([await usedBy(person), (await listed(person)).items.length]).toEqual(before)
  })

  test('a wish out of range, a preview that is none, and more than is left to pay', async () => {
    for (const [field, value] of [
      ['strength', '2'],
      ['preview_b64', '<svg>'],
    ] as const)
      expect((await isolate(noisy, { fields: { [field]: value } })).status).toBe(422)
    const poor = await server.signUp()
    await reserve(server.product.systemContext(poor.workspaceId), { credits: 9950, reason: 'test' })
    expect(await failure(isolate(noisy, { who: poor }))).toEqual([402, 'insufficient_credits'])
  })

  test('who leaves before the whole pays nothing', async () => {
    const who = await server.signUp({ tier: 'creator' })
    const long = Uint8Array.from(await makeMedia('a.wav', ['-stream_loop', '60', '-i', 'in.wav'], { 'in.wav': noisy }))
    const leaving = new AbortController()
    const asked = isolate(long, { who, signal: leaving.signal })
    await expect.poll(() => usedBy(who), { interval: 20, timeout: 20_000 }).toBeGreaterThan(1000)
    leaving.abort()
    await expect(asked).rejects.toThrow()
    await expect.poll(() => usedBy(who), { timeout: 10_000 }).toBe(0)
    expect((await listed(who)).items).toEqual([])
  })
})

describe('what was isolated', () => {
  test('is listed to who made it, page by page and by name, and deleted with its file', async () => {
    const [who, stranger] = [await server.signUp({ tier: 'creator' }), await server.signUp()]
    for (const name of ['first.wav', 'second.wav']) await bytesOf(await isolate(noisy, { who, name }))
    const newest = await listed(who, '?page_size=1')
    expect(newest).toMatchObject({ items: [{ title: 'second.wav' }], has_more: true })
    expect(await listed(who, '?page_size=1&page=2')).toMatchObject({ items: [{ title: 'first.wav' }], has_more: false })
    expect((await listed(who, '?search=FIRST')).items).toMatchObject([{ title: 'first.wav' }])
    const path = `/v1/audio-isolation/history/${newest.items[0]?.id}`
    expect((await listed(stranger)).items).toEqual([])
    for (const [method, target] of [
      ['DELETE', path],
      ['GET', `${path}/audio`],
    ] as const)
      expect(await failure(server.fetch(target, { method, headers: stranger.headers }))).toEqual([
        404,
        'history_item_not_found',
      ])
    expect((await server.fetch(path, { method: 'DELETE', headers: who.headers })).status).toBe(204)
    expect((await listed(who)).items).toMatchObject([{ title: 'first.wav' }])
    expect(await failure(server.fetch(`${path}/audio`, { headers: who.headers }))).toEqual([
      404,
      'history_item_not_found',
    ])
  })

  test('is taken along, and forgotten with its files', async () => {
    const who = await server.signUp()
    await bytesOf(await isolate(noisy, { who }))
    const ctx = server.product.systemContext(who.workspaceId)
    const subject = { userId: who.userId, workspaceId: who.workspaceId }
    const files: { path: string; storageKey?: string }[] = []
    for await (const file of isolationHolding.files(ctx, subject)) files.push(file)
    expect(files.map(({ path }) => path)).toEqual([
      'isolation/items-1.json',
      expect.stringMatching(/^isolation\/recordings\/iso_\w+\.mp3$/),
    ])
    const key = files[1]?.storageKey ?? ''
    expect(await server.ports.storage.size(key)).toBeGreaterThan(1000)
    await transaction(ctx, async (ctx) => isolationHolding.erase?.(ctx, subject))
    await removeFiles(ctx, [key])
    expect(await server.ports.storage.size(key)).toBeUndefined()
  })
})

test('a page holds pictures up to a sum, however many there are; all of them take up room', async () => {
  const who = await server.signUp()
  const picture = 'A'.repeat(100_000)
  await server.database.pool.query(
    `insert into isolation_items (id, workspace_id, user_id, storage_key, size_bytes, duration_ms, credits, strength, preview, peaks, created_at)
     select 'iso_' || number, $1, $2, 'isolation/none/' || number, 1, 1000, 17, 0.5, $3, '{}', now() - number * interval '1 second'
     from generate_series(1, 60) as number`,
    [who.workspaceId, who.userId, picture],
  )
  const all = await listed(who, '?page_size=1000')
  expect(all.items.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, at) => `iso_${at + 1}`))
  expect(all.items.map((item) => item.preview_b64 === picture)).toEqual(Array.from(all.items, (_, at) => at < 20))
  const next = await listed(who, '?page_size=15&page=3')
  expect(next.items.every((item) => item.preview_b64 === picture)).toBe(true)
  expect(await sumOfIsolations({ ...server.product.systemContext(), workspaceId: who.workspaceId })).toBe(60 * 100_001)
})
