import { taskWords } from './words.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Says how long a deadline is away: in days while there are at least two, in hours then. Pure but for the words. */
export function dueText(deadline: string, nowMs: number): string {
  const leftMs = Date.parse(deadline) - nowMs
  if (leftMs <= 0) return taskWords.late
  if (leftMs >= 2 * dayMs) return taskWords.daysLeft(Math.floor(leftMs / dayMs))
  return taskWords.hoursLeft(Math.max(1, Math.floor(leftMs / hourMs)))
}
