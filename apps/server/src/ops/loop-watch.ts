import { openSync, readSync } from 'node:fs'

/** How often it is looked whether the loop came round. */
const everyMs = 10

/** What happened between two looks at the loop. */
export type LoopTurn = {
  /** How much later than it should have come the second look came, whatever kept it. */
  readonly lagSeconds: number
  /** Processor time of the main thread; wall time where the system does not say. A busy machine does not count. */
  readonly busySeconds: number
}

/**
 * Watches the event loop. Between two looks at most one turn of the loop is long, so that a look that finds much
 * processor time used has found a turn that kept everybody waiting for nearly as long. Returns what ends it.
 */
export function watchLoop(onTurn: (turn: LoopTurn) => void): () => void {
  const processorSeconds = processorClock() ?? (() => performance.now() / 1000)
  let [lastMs, lastBusy] = [performance.now(), processorSeconds()]
  const timer = setInterval(() => {
    const [nowMs, nowBusy] = [performance.now(), processorSeconds()]
    onTurn({ lagSeconds: Math.max(0, nowMs - lastMs - everyMs) / 1000, busySeconds: nowBusy - lastBusy })
    lastMs = nowMs
    lastBusy = nowBusy
  }, everyMs).unref()
  return () => clearInterval(timer)
}

/** Reads how long the main thread has computed; undefined where Linux does not tell. */
export function processorClock(): (() => number) | undefined {
  try {
    const file = openSync('/proc/self/schedstat', 'r')
    const text = Buffer.alloc(64)
    const read = () => Number.parseInt(text.toString('latin1', 0, readSync(file, text, 0, text.length, 0)), 10) / 1e9
    return Number.isFinite(read()) ? read : undefined
  } catch {
    return undefined
  }
}
