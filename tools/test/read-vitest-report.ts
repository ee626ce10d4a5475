import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'
import { failureOf, type Tally } from './tally.ts'

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
})

/** One test: its file relative to the root, the titles from the outermost group to the test itself, its outcome. */
export type TestOutcome = {
  readonly file: string
  readonly titles: readonly string[]
  readonly outcome: Outcome
  readonly message?: string | undefined
}
export type Outcome = 'passed' | 'failed' | 'skipped'

/**
 * Reads the tests of vitest's JSON report. A file that failed outside of its tests counts as one failed test, and so
 * does a run that ended without writing its report.
 */
export function readVitestReport(path: string, root: string): TestOutcome[] {
  if (!existsSync(path)) return [{ file: relative(root, path), titles: ['(was never written)'], outcome: 'failed' }]
  const { testResults } = Report.parse(JSON.parse(readFileSync(path, 'utf8')))
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults.map((test) => ({
      file,
      titles: [...test.ancestorTitles, test.title],
      outcome: outcomeOf(test.status),
      message: test.failureMessages[0],
    }))
    const brokeOutside = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed')
    return brokeOutside ? [...tests, { file, titles: ['(the file itself)'], outcome: 'failed' as const }] : tests
  })
}

/** Counts tests by outcome. */
export function tallyOf(tests: readonly TestOutcome[]): Tally {
  const count = (wanted: Outcome) => tests.filter(({ outcome }) => outcome === wanted)
  return {
    passed: count('passed').length,
    failures: count('failed').map((test) => failureOf(nameOf(test), test.message)),
    skipped: count('skipped').map(nameOf),
  }
}

function nameOf({ file, titles }: TestOutcome): string {
  return `${file}: ${titles.join(' › ')}`
}

function outcomeOf(status: string): Outcome {
  return status === 'passed' || status === 'failed' ? status : 'skipped'
}
