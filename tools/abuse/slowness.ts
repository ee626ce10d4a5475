/** Milliseconds that the work below takes on the machine for which limits are given: two cores of an AMD EPYC, Node 20. */
const referenceMs = 7.5

const document = JSON.stringify(Array.from({ length: 20_000 }, (_, number) => ({ number, name: `the ${number}th` })))

/**
 * Measures how many times slower this machine computes than the one that limits are given for, at least 1. It takes the
 * least of several runs in processor time, so that other processes do not count.
 */
export function slowness(): number {
  let leastMs = Infinity
  for (let round = 0; round < 10; round++) {
    const before = process.cpuUsage()
    JSON.stringify(JSON.parse(document))
    const { user, system } = process.cpuUsage(before)
    leastMs = Math.min(leastMs, (user + system) / 1000)
  }
  return Math.max(1, leastMs / referenceMs)
}
