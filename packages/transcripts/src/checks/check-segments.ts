import type { TimedSegment } from '../timed/timed-text.ts'
import { checkText, type TextChecks } from './check-text.ts'
import { checkTimes } from './check-times.ts'
import type { Problem } from './problem.ts'

/** Checks segments again and again, while somebody writes. Answers what is wrong with each, in their order. */
export type Checker = (segments: readonly TimedSegment[]) => readonly (readonly Problem[])[]

const nothing: readonly Problem[] = []

/** Makes what checks segments; of those that did not change, nothing is computed again. */
export function createChecker(checks: TextChecks): Checker {
  const texts = new WeakMap<TimedSegment, readonly Problem[]>()
  const known = (segment: TimedSegment) => {
    const before = texts.get(segment)
    if (before) return before
    const problems = checkText(segment, checks)
    texts.set(segment, problems)
    return problems
  }
  return (segments) =>
    segments.map((segment, at) => {
      const [text, times] = [known(segment), checkTimes(segment, segments[at - 1], checks.rules)]
      if (times.length === 0) return text.length === 0 ? nothing : text
      return [...text, ...times]
    })
}
