import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { failureOf, type Tally } from './tally.ts'

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      projectName: z.string().default(''),
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })).default([]),
    }),
  ),
})
type Suite = {
  readonly specs?: readonly z.infer<typeof Spec>[] | undefined
  readonly suites?: readonly Suite[] | undefined
}
const Suite: z.ZodType<Suite> = z.object({
  specs: z.array(Spec).optional(),
  get suites() {
    return z.array(Suite).optional()
  },
})
const Report = z.object({ suites: z.array(Suite), errors: z.array(z.unknown()).default([]) })

/**
 * Counts the journeys of Playwright's JSON report. One that passed only when repeated has failed, and so has a run
 * that ended without writing its report.
 */
export function readPlaywrightReport(path: string): Tally {
  if (!existsSync(path)) return { passed: 0, failures: [`${path}: was never written`], skipped: [] }
  const { suites, errors } = Report.parse(JSON.parse(readFileSync(path, 'utf8')))
  const specs = suites.flatMap(specsOf)
  const outcomes = specs.flatMap(({ tests, file, title }) =>
    tests.map(({ status, projectName, results }) => ({
      status,
      name: [file, projectName, title].filter((part) => part !== '').join(': '),
      message: results.find(({ error }) => error)?.error?.message,
    })),
  )
  const failed = outcomes.filter(({ status }) => status === 'unexpected' || status === 'flaky')
  return {
    passed: outcomes.filter(({ status }) => status === 'expected').length,
    failures: [
      ...failed.map(({ name, message }) => failureOf(name, message)),
      ...errors.map((error) => failureOf('outside of every journey', JSON.stringify(error))),
    ],
    skipped: outcomes.filter(({ status }) => status === 'skipped').map(({ name }) => name),
  }
}

function specsOf({ specs = [], suites = [] }: Suite): z.infer<typeof Spec>[] {
  return [...specs, ...suites.flatMap(specsOf)]
}
