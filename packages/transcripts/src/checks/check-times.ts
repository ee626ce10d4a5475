import { exact, type TimedSegment } from '../timed/timed-text.ts'
import type { CheckRules } from './check-rules.ts'
import type { Problem } from './problem.ts'

/** Checks how long a segment is, and how near to the one before it. Pure. */
export function checkTimes(
  { start_s: start, end_s: end }: TimedSegment,
  before: TimedSegment | undefined,
  rules: CheckRules,
): Problem[] {
  const lasts = exact(end - start)
  const gap = exact(start - (before?.end_s ?? 0))
  return [
    ...found('too_short', lasts, rules.secondsLeast !== null && lasts < rules.secondsLeast),
    ...found('too_long', lasts, rules.secondsMost !== null && lasts > rules.secondsMost),
    ...found('overlap', -gap, before !== undefined && gap < 0 && rules.mayOverlap !== true),
    ...found('narrow_gap', gap, before !== undefined && gap > 0 && rules.gapLeastS !== null && gap < rules.gapLeastS),
    ...found('silence', gap, rules.silenceMostS !== null && gap > rules.silenceMostS),
  ]
}

type Timing = Extract<Problem, { readonly seconds: number }>['kind']

function found(kind: Timing, seconds: number, isSo: boolean): Problem[] {
  return isSo ? [{ kind, seconds }] : []
}
