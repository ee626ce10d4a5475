import { readFileSync } from 'node:fs'

/** How many parts of a second Linux tells computing time in, wherever it runs. */
const ticksPerSecond = 100

/** Reads how long a process has computed so far, on all cores together; NaN on systems without /proc. */
export function computingMs(pid = 0): number {
  try {
    // The name before them stands in brackets and may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}
