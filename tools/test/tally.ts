import { stripVTControlCharacters } from 'node:util'

/** What a suite came to. Tests that failed or were skipped are named, so that the end of a long log says it all. */
export type Tally = {
  readonly passed: number
  readonly failures: readonly string[]
  readonly skipped: readonly string[]
}

export const nothing: Tally = { passed: 0, failures: [], skipped: [] }

/** Adds up the results of two suites. */
export function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failures: [...a.failures, ...b.failures],
    skipped: [...a.skipped, ...b.skipped],
  }
}

/** Counts a suite that failed as a whole as one failed test, even when every test in it passed. */
export function atLeastOneFailure(tally: Tally, exitCode: number, suite: string): Tally {
  return exitCode !== 0 && tally.failures.length === 0 ? { ...tally, failures: [`${suite}: as a whole`] } : tally
}

/** Formats the name of a failed test with the beginning of its message. */
export function failureOf(name: string, message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n')
  const said = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('at '))
  return [name, ...said.slice(0, 4)].join('\n      ')
}
