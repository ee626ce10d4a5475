import { families } from '@vireo/engine-sound-effects'
import { rendered } from '@vireo/engine-sound-effects/hearing/rendered.testing.ts'
import type { Row } from '../report.ts'
import { rounded } from '../statistics.ts'

const seconds = 4

/**
 * Measures how much computing time the sounds of each family take, whatever else the machine does meanwhile. Rendering is bare: without the server,
 * without an encoder.
 */
export function measureFamilies(): readonly Row[] {
  rendered('rain', { seconds })
  const took = families.map(({ id, examples }) => ({ id, cpu: cpuSeconds(() => rendered(examples[0], { seconds })) }))
  const slowest = took.reduce((worst, one) => (one.cpu > worst.cpu ? one : worst), { id: '', cpu: 0 })
  const all = took.reduce((sum, { cpu }) => sum + cpu, 0) / took.length
  return [
    row(`an effect of ${seconds} s, mean of ${took.length} families, computing`, all, 10),
    row(`the slowest family (${slowest.id}), computing`, slowest.cpu, 5),
  ]
}

function row(what: string, cpu: number, limit: number): Row {
  const times = seconds / cpu
  return {
    what,
    measured: rounded(cpu, 3),
    unit: 's',
    baseline: seconds,
    baselineName: 'it sounds',
    relation: rounded(times),
    limit: `≥ ${limit} times faster`,
    holds: times >= limit,
  }
}

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
