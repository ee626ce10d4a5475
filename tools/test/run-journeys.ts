import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { showNode } from '../project/run-command.ts'
import { readPlaywrightReport } from './read-playwright-report.ts'
import { atLeastOneFailure, nothing, type Tally } from './tally.ts'

const JOURNEYS = 'apps/web/e2e'
const CONFIG = 'apps/web/playwright.config.ts'
const REPORT = 'test-results/journeys.json'

/** Runs the journeys whose file or title matches `only` (all without it) in the browser. */
export async function runJourneys(root: string, environment: NodeJS.ProcessEnv, only?: string): Promise<Tally> {
  if (!existsSync(join(root, JOURNEYS))) {
    console.log(`There is no ${JOURNEYS} yet, so there are no journeys to run.`)
    return nothing
  }
  const report = join(root, REPORT)
  rmSync(report, { force: true })
  const exitCode = await showNode(
    'node_modules/@playwright/test/cli.js',
    ['test', `--config=${CONFIG}`, '--reporter=list,json', ...(only ? ['--pass-with-no-tests', only] : [])],
    root,
    { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  )
  return atLeastOneFailure(readPlaywrightReport(report), exitCode, 'journeys')
}
