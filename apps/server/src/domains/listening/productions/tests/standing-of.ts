import type { AttemptRow, TestRow } from './test-tables.ts'

const hourMs = 3_600_000

export type Standing = {
  readonly open: AttemptRow | undefined
  readonly attemptsLeft: number
  /** When it can be begun; null where no attempt is left. */
  readonly from: Date | null
}

/** Tells how somebody stands with a test, by their attempts, newest first: those since they passed it last count. Pure. */
export function standingOf(
  { attempts_max: max, pause_hours: pause }: Pick<TestRow, 'attempts_max' | 'pause_hours'>,
  attempts: readonly AttemptRow[],
  now: Date,
): Standing {
  const passedAt = attempts.findIndex(({ has_passed: hasPassed }) => hasPassed === true)
  const since = passedAt === -1 ? attempts : attempts.slice(0, passedAt)
  const open = since.find((attempt) => attempt.finished_at === null && attempt.ends_at > now)
  const failed = since.filter((attempt) => attempt !== open)
  const attemptsLeft = Math.max(0, max - failed.length)
  const last = failed[0]
  const rested = last ? new Date((last.finished_at ?? last.ends_at).getTime() + pause * hourMs) : now
  return { open, attemptsLeft, from: attemptsLeft === 0 ? null : rested > now ? rested : now }
}
