import type { StepResult } from './run-steps.ts'

/** Formats a step's result: one line with its time and, indented below, what is wrong. */
export function reportStep({ name, problems, durationMs }: StepResult): string {
  const seconds = (durationMs / 1000).toFixed(1).padStart(5)
  const line = `${problems.length === 0 ? '✓' : '✗'} ${name.padEnd(18)}${seconds} s`
  return [line, ...problems.map((problem) => problem.replace(/^/gm, '    '))].join('\n')
}
