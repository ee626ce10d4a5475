import { HistoryItem } from '@vireo/contracts/history'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { player } from '#kit/player/index.ts'
import { useForTests } from '#kit/testing/hook.testing.ts'
import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { standIn } from '#kit/testing/stand-in.testing.ts'
import type { Take } from './takes-of.ts'
import { samePlace, useCompare } from './use-compare.ts'

/** However much else the machine does. */
const inTime = { timeout: 30_000 }

const itemWith = (id: string, duration_ms: number) =>
  HistoryItem.parse(leastAnswer(HistoryItem, { history_item_id: id, duration_ms }))

const newest = itemWith('newest', 4000)
const before = itemWith('before', 2000)
const oldest = itemWith('oldest', 8000)
const takes = [newest, before, oldest].map((item, at): Take => ({ item, number: 3 - at }))

/** Lets a player that makes no sound tell what it was asked to play, and from where. */
function heardPlayer(): { readonly played: [string, number | undefined][]; at: (positionMs: number) => void } {
  const played: [string, number | undefined][] = []
  const play = vi.spyOn(player, 'play').mockImplementation(async (track, _, atMs) => {
    played.push([track.historyItemId ?? track.id, atMs])
  })
  const position = vi.spyOn(player, 'positionMs').mockReturnValue(0)
  standIn('fetch', async () => new Response('sound', { headers: { 'content-type': 'audio/mpeg' } }))
  onTestFinished(() => {
    play.mockRestore()
    position.mockRestore()
  })
  return { played, at: (positionMs) => void position.mockReturnValue(positionMs) }
}

describe('the same place in another take', () => {
  test('lies as far along, never outside of it, and begins anew where the first is over', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 600_000 }),
        fc.integer({ min: 0, max: 600_000 }),
        fc.nat(700_000),
        (of, into, at) => {
          const found = samePlace(at, of, into)
          expect(found).toBeGreaterThanOrEqual(0)
          expect(found).toBeLessThanOrEqual(into)
          if (at >= of) expect(found).toBe(0)
        },
      ),
    )
  })

  test.each([
    [1000, 2000, 4000, 2000],
    [1949, 2000, 4000, 3898],
    [1950, 2000, 4000, 0],
    [10, 0, 4000, 0],
  ])('%d ms of %d is, in %d, at %d', (at, of, into, expected) => {
    expect(samePlace(at, of, into)).toBe(expected)
  })
})

describe('two takes held against each other', () => {
  test('need two: with one take nothing begins', async () => {
    const { played } = heardPlayer()
    const hook = await useForTests(() => useCompare(takes.slice(0, 1)))
    await hook.act(({ begin }) => begin())
    expect(hook.now().comparison).toBeUndefined()
    expect(played).toEqual([])
  })

  test('are the newest and the one before it, which is heard first', async () => {
    const { played } = heardPlayer()
    const hook = await useForTests(() => useCompare(takes))
    await hook.act(({ begin }) => begin())
    const { comparison } = hook.now()
    expect(comparison?.heard).toBe('a')
    expect([before, newest, oldest].map((item) => comparison?.sideOf(item))).toEqual(['a', 'b', undefined])
    await vi.waitFor(() => expect(played).toEqual([['before', 0]]), inTime)
  })

  test('are switched at the same words', async () => {
    const { played, at } = heardPlayer()
    const hook = await useForTests(() => useCompare(takes))
    await hook.act(({ begin }) => begin())
    at(500)
    await hook.act(({ comparison }) => comparison?.switchOver())
    expect(hook.now().comparison?.heard).toBe('b')
    await vi.waitFor(() => expect(played.at(-1)).toEqual(['newest', 1000]), inTime)
  })

  test('another take comes in the place of the one that is not heard', async () => {
    const { played, at } = heardPlayer()
    const hook = await useForTests(() => useCompare(takes))
    await hook.act(({ begin }) => begin())
    at(1000)
    await hook.act(({ comparison }) => comparison?.take(oldest))
    const { comparison } = hook.now()
    expect([before, newest, oldest].map((item) => comparison?.sideOf(item))).toEqual(['a', undefined, 'b'])
    await vi.waitFor(() => expect(played.at(-1)).toEqual(['oldest', 4000]), inTime)
  })

  test('end when somebody ends it, and when one of them is deleted', async () => {
    heardPlayer()
    let shown = takes
    const hook = await useForTests(() => useCompare(shown))
    await hook.act(({ begin }) => begin())
    await hook.act(({ comparison }) => comparison?.end())
    expect(hook.now().comparison).toBeUndefined()
    await hook.act(({ begin }) => begin())
    expect(hook.now().comparison).toBeDefined()
    shown = takes.slice(1)
    await hook.act(({ comparison }) => comparison?.switchOver())
    expect(hook.now().comparison).toBeUndefined()
  })
})
