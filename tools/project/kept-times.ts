import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const KEPT = 'test-results/times.json'
const Times = z.record(z.string(), z.number())
/** Linux counts processor time in ticks, a hundred of them to a second. */
const TICKS_PER_S = 100

/** Keeps how many seconds something took when it last passed as a whole, by a name that `readTimes` answers. */
export function keepTime(root: string, what: string, seconds: number): void {
  const path = join(root, KEPT)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify({ ...readTimes(root), [what]: Math.round(seconds * 10) / 10 }, null, 2))
}

/** Reads the seconds that were kept in this tree, by name; empty where nothing has passed yet. */
export function readTimes(root: string): Readonly<Record<string, number>> {
  const path = join(root, KEPT)
  return existsSync(path) ? Times.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}
}

/** Answers the processor seconds of this process and its children that have ended; undefined where nobody counts them. */
export function processorSeconds(): number | undefined {
  const path = '/proc/self/stat'
  if (!existsSync(path)) return undefined
  // Behind the name, which may hold blanks: the state is field 3, utime to cstime are fields 14 to 17.
  const fields = (readFileSync(path, 'utf8').split(') ').at(-1) ?? '').split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_S
}
