import type { LinkedSpeech } from '@vireo/engines'
import { beforeEach, expect, test } from 'vitest'
import { RecentSpeech } from './recent-speech.ts'

let now = 0
let paid = 0
let recent: RecentSpeech
beforeEach(() => {
  now = 0
  paid = 0
  recent = new RecentSpeech(() => now)
})

const patient = new AbortController().signal
const get = (what: object, speak: (signal: AbortSignal) => Promise<LinkedSpeech>, signal = patient) =>
  recent.get(what, signal, speak)

const spoken =
  (bytes = 10) =>
  async (): Promise<LinkedSpeech> => {
    paid++
    return { wav: new Uint8Array(bytes) }
  }
const piece = (text: string, seed = 1) => ({ base: 'eng_x/alloy', text, speed: 1, seed })

test('what a worker lost, or found bad, is not paid for twice, also while it is under way', async () => {
  const [one, other] = await Promise.all([get(piece('a'), spoken()), get(piece('a'), spoken())])
  expect(await get(piece('a'), spoken())).toBe(one)
  expect([other === one, paid]).toEqual([true, 1])
  await get(piece('a', 2), spoken())
  await get(piece('b'), spoken())
  expect(paid).toBe(3)
})

test('what failed may be asked for again, and what is a minute old is new', async () => {
  await expect(get(piece('a'), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await get(piece('a'), spoken())
  now = 60_000
  await get(piece('a'), spoken())
  expect(paid).toBe(2)
})

test('at most 32 MiB are kept, the newest', async () => {
  for (const text of ['a', 'b', 'c']) await get(piece(text), spoken(15 * 2 ** 20))
  await get(piece('c'), spoken())
  await get(piece('b'), spoken())
  expect(paid).toBe(3)
  await get(piece('a'), spoken())
  expect(paid).toBe(4)
})

test('is given up when the last who waits is gone, and not before', async () => {
  let stopped = 0
  const slow = (signal: AbortSignal) =>
    new Promise<LinkedSpeech>((_, reject) =>
      signal.addEventListener('abort', () => {
        stopped++
        reject(signal.reason)
      }),
    )
  const [one, other] = [new AbortController(), new AbortController()]
  const first = get(piece('a'), slow, one.signal)
  const second = get(piece('a'), slow, other.signal)
  one.abort(new Error('enough'))
  await expect(first).rejects.toThrow('enough')
  expect(stopped).toBe(0)
  other.abort(new Error('enough too'))
  await expect(second).rejects.toThrow('enough too')
  expect(stopped).toBe(1)
  await get(piece('a'), spoken())
  expect(paid).toBe(1)
})

test('what was spoken stays for the next, also where whoever asked is gone', async () => {
  const gone = new AbortController()
  await get(piece('a'), spoken(), gone.signal)
  gone.abort()
  await get(piece('a'), spoken())
  expect(paid).toBe(1)
})
