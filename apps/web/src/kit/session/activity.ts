import { z } from 'zod'

import { nowMs } from '../clock.ts'
import { logQuietly } from '../log.ts'
import { readStored, writeStored } from '../storage.ts'

/**
 * How often activity is written down for the other tabs, and told to the server, in milliseconds; and how long ago it
 * may be to be worth telling. What is older was told about at most a minute before it happened.
 */
export const activityTimings = { sharedMs: 1000, reportedMs: 60_000, checkedMs: 1000, oldestMs: 3_600_000 } as const

const lastKey = 'vireo.last-activity'
const reportedKey = 'vireo.activity-reported'
const timeoutKey = 'vireo.inactivity-timeout'
const instant = z.number()

export type ActivityWatch = {
  /** How long nobody may do anything, in milliseconds. */
  readonly timeoutMs: number
  /** Tells the server; `idleMs` is how long ago the last activity was. Rejects where the server did not take it. */
  readonly report: (idleMs: number) => Promise<unknown>
  readonly onInactive: () => void
}

let ownLastMs = 0
/** The last report did not reach the server. */
let unheard = false

/** Notes that somebody pointed, typed or listened, just now. Cheap: it may be called for every move. */
export function noteActivity(): void {
  const now = nowMs()
  const isWorthSharing = now - ownLastMs >= activityTimings.sharedMs
  if (!isWorthSharing) return
  ownLastMs = now
  writeStored(lastKey, now)
}

/** Says when somebody last did something in any tab of this browser. */
export function lastActivityMs(): number {
  return Math.max(ownLastMs, readStored(lastKey, instant) ?? 0)
}

/** Counts whoever has just signed in as active, whatever was noted before. */
export function restartActivity(): void {
  ownLastMs = nowMs()
  writeStored(lastKey, ownLastMs)
}

/** Tells whether a session that was watched in this browser has had nobody at it for longer than it may. */
export function wasUnattended(): boolean {
  const timeoutMs = readStored(timeoutKey, z.number().nullable()) ?? Number.POSITIVE_INFINITY
  const last = lastActivityMs()
  return last > 0 && nowMs() - last >= timeoutMs
}

/** Lets a session stay unattended for as long as it likes. */
export function forgetTimeout(): void {
  writeStored(timeoutKey, null)
}

/**
 * Ends what may not stay unattended, and tells the server that it is attended: once a minute at most, however
 * many tabs there are. Returns how to stop watching.
 */
export function watchActivity({ timeoutMs, report, onInactive }: ActivityWatch): () => void {
  const beganMs = nowMs()
  writeStored(timeoutKey, timeoutMs)
  const tell = (idleMs: number) => {
    unheard = false
    report(idleMs).catch((error: unknown) => {
      unheard = true
      logQuietly('The server did not take the report of activity.', error)
    })
  }
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
    if ((last <= reported && !unheard) || now - reported < activityTimings.reportedMs) return
    writeStored(reportedKey, now)
    // The clock of another tab may be a little ahead, and one of an older version counted parts of milliseconds.
    const idleMs = Math.max(0, Math.round(now - last))
    if (idleMs <= activityTimings.oldestMs) tell(idleMs)
  }
  const timer = setInterval(check, activityTimings.checkedMs)
  const stop = () => clearInterval(timer)
  return stop
}
