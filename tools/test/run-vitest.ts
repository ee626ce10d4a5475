import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { showNode } from '../project/run-command.ts'
import { readVitestReport, type TestOutcome } from './read-vitest-report.ts'

export const REPORT = 'test-results/vitest.json'

/** Runs vitest over the files whose path contains a filter (all without one), showing what it writes. */
export async function runVitest(
  root: string,
  filters: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<{ readonly exitCode: number; readonly tests: readonly TestOutcome[] }> {
  rmSync(join(root, REPORT), { force: true })
  const args = ['run', ...filters, '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const exitCode = await showNode('node_modules/vitest/vitest.mjs', args, root, environment)
  return { exitCode, tests: readVitestReport(join(root, REPORT), root) }
}
