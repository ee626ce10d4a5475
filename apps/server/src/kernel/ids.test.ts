import type { UserId, VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Actor, Context } from './context.ts'
import { makeId } from './ids.ts'

describe('ids', () => {
  test('sort by the time they were made, also within a millisecond', () => {
    const made = [1_700_000_000_000, 1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_000].flatMap((nowMs) =>
      Array.from({ length: 500 }, () => makeId('event', nowMs)),
    )
    expect(made.toSorted()).toEqual(made)
    expect(new Set(made).size).toBe(made.length)
  })

  test('say what they belong to and fit into an address', () => {
    expect(makeId('historyItem', Date.now())).toMatch(/^hist_[0-9a-z]{26}$/)
  })

  test('of one moment share nothing that somebody could count on', () => {
    const tails = Array.from({ length: 200 }, () => makeId('session', 1_700_000_000_000).slice(-12))
    expect(new Set(tails).size).toBe(200)
    for (let at = 0; at < 12; at++) expect(new Set(tails.map((tail) => tail.charAt(at))).size).toBeGreaterThan(10)
  })

  test('have the kind they were made for, and those of a context their own', () => {
    expectTypeOf(makeId<'user'>).returns.toExtend<UserId>()
    expectTypeOf(makeId<'user'>).returns.not.toExtend<WorkspaceId>()
    expectTypeOf<Actor['userId']>().toEqualTypeOf<UserId>()
    expectTypeOf<Context['workspaceId']>().toEqualTypeOf<WorkspaceId>()
    expectTypeOf<VoiceId>().not.toExtend<Actor['userId']>()
    expectTypeOf<Context['workspaceId']>().not.toExtend<Actor['userId']>()
  })
})
