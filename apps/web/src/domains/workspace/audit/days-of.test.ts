import { AuditLogEntry } from '@vireo/contracts/audit'
import { expect, test } from 'vitest'

import { nowMs } from '#kit/clock.ts'
import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { daysOf } from './days-of.ts'

const at = (time: number) => AuditLogEntry.parse(leastAnswer(AuditLogEntry, { time }))
/** At noon no clock that is changed leads to another day. */
const noon = (daysAgo: number) => {
  const now = new Date(nowMs())
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, 12).getTime()
}

test('entries stand below the day on which they happened where the viewer is, in their order', () => {
  const times = [noon(0) + 60_000, noon(0), noon(1), noon(40)]
  const days = daysOf(times.map(at))
  expect(days.map(({ entries }) => entries.map(({ time }) => time))).toEqual([
    times.slice(0, 2),
    [times[2]],
    [times[3]],
  ])
  expect(days.map(({ title }) => title).slice(0, 2)).toEqual(['Today', 'Yesterday'])
  expect(days[2]?.title).toMatch(/\d{4}/u)
})

test('an empty log has no days', () => {
  expect(daysOf([])).toEqual([])
})
