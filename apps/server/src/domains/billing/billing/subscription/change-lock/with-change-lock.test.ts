import { setTimeout as wait } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { openTwoProcesses } from '#test/two-processes.ts'
import { createManualClock } from '#kernel/clock.ts'
import type { Context } from '#kernel/context.ts'
import { givenAccount } from '#usage/testing.ts'
import { withChangeLock } from './with-change-lock.ts'
import { releaseChangeLock, takeChangeLock } from './change-lock-store.ts'

const { one, other } = await openTwoProcesses()

/** The same workspace as two processes see it: each with connections of its own. */
async function twoProcesses(): Promise<{ here: Context; there: Context; pass: (ms: number) => void }> {
  const clock = createManualClock(new Date('2026-01-01T00:00:00Z'))
  const here = await givenAccount(one, { clock })
  return { here, there: { ...here, db: other.db }, pass: (ms) => clock.advance(ms) }
}

const minute = 60_000
const inAMinute = (ctx: Context) => new Date(ctx.now().getTime() + minute)

test('of many who ask for the lock at once, over two processes, one gets it; after them one other', async () => {
  const { here, there } = await twoProcesses()
  for (let round = 0; round < 10; round++) {
    const holders = Array.from({ length: 12 }, (_, index) => `holder-${round}-${index}`)
    const taken = await Promise.all(
      holders.map((holder, index) => takeChangeLock(index % 2 ? here : there, holder, inAMinute(here))),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
    await releaseChangeLock(there, holders[taken.indexOf(true)] ?? '')
  }
})

test('who holds the lock keeps it until the time is over, and nobody else can release it', async () => {
  const { here, there, pass } = await twoProcesses()
  expect(await takeChangeLock(here, 'first', inAMinute(here))).toBe(true)
  expect(await takeChangeLock(here, 'first', inAMinute(here))).toBe(false)
  await releaseChangeLock(there, 'second')
  pass(minute - 1)
  expect(await takeChangeLock(there, 'second', inAMinute(here))).toBe(false)
  pass(1)
  expect(await takeChangeLock(there, 'second', inAMinute(here))).toBe(true)
  // Who comes back late gives back a lock that is no longer theirs.
  await releaseChangeLock(here, 'first')
  expect(await takeChangeLock(here, 'first', inAMinute(here))).toBe(false)
})

test('what is done under the lock of a workspace never overlaps, and locks of two workspaces do not wait for each other', async () => {
  const { here, there } = await twoProcesses()
  const elsewhere = await givenAccount(one)
  let inside = 0
  let most = 0
  const done: number[] = []
  const work = async (index: number) => {
    inside += 1
    most = Math.max(most, inside)
    // Long enough for everybody else to come in if they could: each waits in the database, not for a clock.
    await one.db.run(sql`select 1`)
    await wait(1)
    inside -= 1
    done.push(index)
  }
  await Promise.all(
    Array.from({ length: 6 }, (_, index) => withChangeLock(index % 2 ? here : there, () => work(index))),
  )
  expect([most, done.length]).toEqual([1, 6])
  await withChangeLock(here, () => withChangeLock(elsewhere, () => Promise.resolve()))
})

test('work that fails leaves the lock to the next', async () => {
  const { here, there } = await twoProcesses()
  await expect(withChangeLock(here, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withChangeLock(there, () => Promise.resolve('next'))).toBe('next')
})
