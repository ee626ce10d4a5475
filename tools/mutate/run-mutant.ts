import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { z } from 'zod'
import { environmentWith, type Planted } from './planted-mutant.ts'

const CONFIG = 'tools/mutate/vitest.config.ts'

const Report = z.object({ numFailedTests: z.number(), numPassedTests: z.number() })

export type Fate = 'killed' | 'survived' | 'not run'

/** Runs one test file against the product with a line changed, to its first failure. `not run`: no test began. */
export async function runMutant(root: string, test: string, planted: Planted): Promise<Fate> {
  const folder = mkdtempSync(join(tmpdir(), 'vireo-mutant-'))
  const report = join(folder, 'report.json')
  const args = ['run', test, `--config=${CONFIG}`, '--bail=1', '--reporter=json', `--outputFile.json=${report}`]
  try {
    await new Promise<void>((resolve, reject) => {
      const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
        cwd: root,
        stdio: 'ignore',
        env: { ...process.env, ...environmentWith(planted) },
      })
      child.once('error', reject)
      child.once('close', () => resolve())
    })
    if (!existsSync(report)) return 'not run'
    const { numFailedTests, numPassedTests } = Report.parse(JSON.parse(readFileSync(report, 'utf8')))
    if (numFailedTests > 0) return 'killed'
    return numPassedTests > 0 ? 'survived' : 'not run'
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
