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

const spoken =
  (bytes = 10) =>
  async (): Promise<LinkedSpeech> => {
    paid++
    return { wav: new Uint8Array(bytes) }
  }
const piece = (text: string, seed = 1) => ({ base: 'eng_x/alloy', text, speed: 1, seed })

test('what a worker lost, or found bad, is not paid for twice, also while it is under way', async () => {
  const [one, other] = await Promise.all([recent.get(piece('a'), spoken()), recent.get(piece('a'), spoken())])
  expect(await recent.get(piece('a'), spoken())).toBe(one)
  expect([other === one, paid]).toEqual([true, 1])
  await recent.get(piece('a', 2), spoken())
  await recent.get(piece('b'), spoken())
  expect(paid).toBe(3)
})

test('what failed may be asked for again, and what is a minute old is new', async () => {
  await expect(recent.get(piece('a'), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await recent.get(piece('a'), spoken())
  now = 60_000
  await recent.get(piece('a'), spoken())
  expect(paid).toBe(2)
})

test('at most 32 MiB are kept, the newest', async () => {
  for (const text of ['a', 'b', 'c']) await recent.get(piece(text), spoken(15 * 2 ** 20))
  await recent.get(piece('c'), spoken())
  await recent.get(piece('b'), spoken())
  expect(paid).toBe(3)
  await recent.get(piece('a'), spoken())
  expect(paid).toBe(4)
})
