import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../project/temporary-folder.ts'

const runAttached = join(import.meta.dirname, 'run-attached.mjs')

describe('running a program in this terminal', () => {
  test('passes its exit code on', async () => {
    expect(await exitCodeOf('process.exit(7)')).toBe(7)
  })

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'hands %s on and lets the program finish its work',
    async (signal) => {
      const program = `process.once('${signal}', () => setTimeout(() => process.exit(5), 50)); setInterval(() => {}, 1000); console.log('up')`
      expect(await exitCodeOf(program, signal)).toBe(5)
    },
  )

  test('answers as a shell would when a signal ended the program', async () => {
    expect(await exitCodeOf("console.log('up'); setInterval(() => {}, 1000)", 'SIGTERM')).toBe(128 + 15)
  })
})

/** Runs `program` under runAttached; once it has written something, sends `signal` to the outer process only. */
async function exitCodeOf(program: string, signal?: NodeJS.Signals): Promise<number | null> {
  using folder = temporaryFolder({
    'program.mjs': program,
    'outer.mjs': `import { runAttached } from ${JSON.stringify(runAttached)}
      process.exitCode = await runAttached(process.execPath, [${JSON.stringify('program.mjs')}], process.env)`,
  })
  const outer = spawn(process.execPath, ['outer.mjs'], { cwd: folder.path, stdio: ['ignore', 'pipe', 'inherit'] })
  if (signal) outer.stdout.once('data', () => outer.kill(signal))
  const [code] = await once(outer, 'exit')
  return typeof code === 'number' ? code : null
}
