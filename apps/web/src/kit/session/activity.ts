import { z } from 'zod'

import { nowMs } from '../clock.ts'
import { readStored, writeStored } from '../storage.ts'

/** How often activity is written down for the other tabs, and told to the server, in milliseconds. */
export const activityTimings = { sharedMs: 1000, reportedMs: 60_000, checkedMs: 1000 } as const

const lastKey = 'vireo.last-activity'
const reportedKey = 'vireo.activity-reported'
const instant = z.number()

export type ActivityWatch = {
  /** How long nobody may do anything, in milliseconds. */
  readonly timeoutMs: number
  /** Tells the server; `idleMs` is how long ago the last activity was. */
  readonly report: (idleMs: number) => void
  readonly onInactive: () => void
}

let ownLastMs = 0

/** Somebody pointed, typed or listened, just now. Cheap: it may be called for every move. */
export function noteActivity(): void {
  const now = nowMs()
  const isWorthSharing = now - ownLastMs >= activityTimings.sharedMs
  if (!isWorthSharing) return
  ownLastMs = now
  writeStored(lastKey, now)
}

/** When somebody last did something in any tab of this browser. */
export function lastActivityMs(): number {
  return Math.max(ownLastMs, readStored(lastKey, instant) ?? 0)
}

/** Whoever has just signed in is active, whatever was noted before. */
export function restartActivity(): void {
  ownLastMs = nowMs()
  writeStored(lastKey, ownLastMs)
}

/**
 * Ends what may not stay unattended, and tells the server that it is attended: once a minute at most, however
 * many tabs there are. Returns how to stop watching.
 */
export function watchActivity({ timeoutMs, report, onInactive }: ActivityWatch): () => void {
  const beganMs = nowMs()
  const check = () => {
    const now = nowMs()
    const last = lastActivityMs()
    // Where nothing was noted yet, time runs from when the server let them in; that alone is no activity to report.
    if (now - (last || beganMs) >= timeoutMs) {
      stop()
      onInactive()
      return
    }
    const reported = readStored(reportedKey, instant) ?? 0
    if (last <= reported || now - reported < activityTimings.reportedMs) return
    writeStored(reportedKey, now)
    report(now - last)
  }
  const timer = setInterval(check, activityTimings.checkedMs)
  const stop = () => clearInterval(timer)
  return stop
}
