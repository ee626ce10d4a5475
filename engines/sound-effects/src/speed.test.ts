import { expect, test } from 'vitest'
import { families } from './vocabulary/index.ts'
import { rendered } from './hearing/rendered.testing.ts'

/** Computing time, whatever else the machine does meanwhile. */
function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

test('all families together are made ten times faster than they sound, and none slower than five times', () => {
  const seconds = 4
  rendered('rain', { seconds })
  const times = families.map(({ id, examples }) => ({
    id,
    times: seconds / cpuSeconds(() => rendered(examples[0], { seconds })),
  }))
  const slow = times.filter((one) => one.times < 5)
  expect(slow).toEqual([])
  const all = times.reduce((sum, one) => sum + seconds / one.times, 0)
  expect((seconds * times.length) / all).toBeGreaterThan(10)
}, 120_000)
