import { createInterface } from 'node:readline'
import { openEmbeddedPostgres, type OpenOptions } from './index.ts'

/**
 * Runs a launcher in a process of its own, for tests that kill it or run it as another account. Takes its options as
 * JSON, prints one JSON line for each event and stops when told `stop`.
 */
async function run(options: OpenOptions): Promise<void> {
  const say = (event: object): void => void process.stdout.write(`${JSON.stringify(event)}\n`)
  try {
    const { stop, ...opened } = await openEmbeddedPostgres(options)
    say({ ...opened, kind: 'opened' })
    for await (const line of createInterface(process.stdin)) {
      if (line !== 'stop') continue
      await stop()
      say({ kind: 'stopped' })
      process.exit(0)
    }
  } catch (error) {
    say({ kind: 'failed', message: String(error), code: error instanceof Error && 'code' in error && error.code })
    process.exit(1)
  }
}

await run(JSON.parse(process.argv[2] ?? '{}'))
