import { beforeEach, afterEach, expect, test, vi } from 'vitest'

import { standInStorage } from '#kit/testing/stand-in.testing.ts'
import {
  activityTimings,
  forgetTimeout,
  lastActivityMs,
  noteActivity,
  restartActivity,
  wasUnattended,
  watchActivity,
  type ActivityWatch,
} from './activity.ts'

const minute = 60_000
let kept: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  kept = standInStorage()
  restartActivity()
  vi.advanceTimersByTime(activityTimings.sharedMs)
})
afterEach(() => vi.useRealTimers())

/** Watches a session that may be left alone for ten minutes. */
function watched(report = vi.fn<ActivityWatch['report']>(async () => undefined)) {
  const onInactive = vi.fn<() => void>()
  const stop = watchActivity({ timeoutMs: 10 * minute, report, onInactive })
  return { report, onInactive, stop }
}

/** Lets another tab note activity now. */
function actElsewhere(aheadMs = 0): void {
  kept.set('vireo.last-activity', JSON.stringify(Date.now() + aheadMs))
}

test('a move is written down for other tabs once a second at most', () => {
  noteActivity()
  const first = kept.get('vireo.last-activity')
  vi.advanceTimersByTime(activityTimings.sharedMs - 1)
  noteActivity()
  expect(kept.get('vireo.last-activity')).toBe(first)
  vi.advanceTimersByTime(1)
  noteActivity()
  expect(Number(kept.get('vireo.last-activity'))).toBe(Number(first) + activityTimings.sharedMs)
})

test('a session that nobody is at ends after its time, once', () => {
  const { onInactive, stop } = watched()
  vi.advanceTimersByTime(9 * minute)
  expect(onInactive).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5 * minute)
  expect(onInactive).toHaveBeenCalledOnce()
  stop()
})

test.each([
  ['here', noteActivity],
  ['in another tab', () => actElsewhere()],
])('activity %s keeps it', (_, act) => {
  const { onInactive, stop } = watched()
  for (let minutes = 0; minutes < 30; minutes += 9) {
    vi.advanceTimersByTime(9 * minute)
    act()
  }
  expect(onInactive).not.toHaveBeenCalled()
  expect(wasUnattended()).toBe(false)
  stop()
})

test('the server hears of activity once a minute at most, and never of none', async () => {
  const { report, stop } = watched()
  await vi.advanceTimersByTimeAsync(2 * minute)
  const before = report.mock.calls.length
  for (let seconds = 0; seconds < 150; seconds += 10) {
    noteActivity()
    await vi.advanceTimersByTimeAsync(10_000)
  }
  expect(report.mock.calls.length - before).toBe(3)
  await vi.advanceTimersByTimeAsync(2 * minute)
  const rested = report.mock.calls.length
  await vi.advanceTimersByTimeAsync(4 * minute)
  expect(report.mock.calls.length).toBe(rested)
  stop()
})

test('what the server did not take is told again, though nobody did anything since', async () => {
  const written = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const report = vi.fn<ActivityWatch['report']>(async () => undefined)
  report.mockRejectedValueOnce(new Error('unreachable'))
  kept.set('vireo.activity-reported', '0')
  noteActivity()
  const { stop } = watched(report)
  await vi.advanceTimersByTimeAsync(activityTimings.checkedMs)
  expect(report).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(activityTimings.reportedMs)
  expect(report).toHaveBeenCalledTimes(2)
  expect(report.mock.calls[1]?.[0]).toBeGreaterThanOrEqual(minute)
  await vi.advanceTimersByTimeAsync(3 * minute)
  expect(report).toHaveBeenCalledTimes(2)
  expect(written).toHaveBeenCalledOnce()
  written.mockRestore()
  stop()
})

test('a clock of another tab that is ahead makes no time of idleness below nothing', async () => {
  const { report, stop } = watched()
  kept.set('vireo.activity-reported', '0')
  actElsewhere(30_000)
  await vi.advanceTimersByTimeAsync(activityTimings.checkedMs)
  expect(report).toHaveBeenLastCalledWith(0)
  stop()
})

test('a tab that was asleep finds that its session was unattended; where nothing ends one, it never was', () => {
  const { stop } = watched()
  stop()
  vi.advanceTimersByTime(10 * minute)
  expect(wasUnattended()).toBe(true)
  forgetTimeout()
  expect(wasUnattended()).toBe(false)
})

test('signing in counts as being there', () => {
  watched().stop()
  vi.advanceTimersByTime(20 * minute)
  restartActivity()
  expect(wasUnattended()).toBe(false)
  expect(lastActivityMs()).toBe(Date.now())
})
