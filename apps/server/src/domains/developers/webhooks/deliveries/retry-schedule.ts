const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long after its creation a delivery is tried for the last time. */
export const retriedForMs = 72 * hourMs

const waitsMs = [1, 5, 15, 60, 3 * 60, 6 * 60].map((minutes) => minutes * minuteMs)
const longestWaitMs = 12 * hourMs

/**
 * Returns when a failed delivery is tried again: after 1, 5 and 15 minutes, 1, 3 and 6 hours, then twice a day, for the
 * last time three days after it was made. Undefined once that time has passed.
 */
export function nextAttemptAt(createdAt: Date, attemptCount: number, now: Date): Date | undefined {
  const last = createdAt.getTime() + retriedForMs
  if (now.getTime() >= last) return undefined
  const wait = waitsMs[attemptCount - 1] ?? longestWaitMs
  return new Date(Math.min(last, now.getTime() + wait))
}

/** A webhook counts as gone after this many failed attempts in a row, over at least this long. */
export const failuresUntilDisabled = 10
const failingUntilDisabledMs = 7 * 24 * hourMs

/** Decides whether a webhook has failed so often, and for so long, that nothing more is sent to it. */
export function isGivenUp(
  webhook: { readonly consecutive_failures: number; readonly failing_since: Date | null },
  now: Date,
): boolean {
  if (webhook.failing_since === null || webhook.consecutive_failures < failuresUntilDisabled) return false
  return now.getTime() - webhook.failing_since.getTime() >= failingUntilDisabledMs
}
