import { ConfigError, readConfig } from './config.ts'
import { EmbeddedPostgresError } from './adapters/embedded-postgres/index.ts'
import { systemClock } from './kernel/clock.ts'
import { createLog } from './kernel/log.ts'
import { originalStack } from './kernel/original-stack.ts'
import { migrateOnly } from './migrate-only.ts'
import { settleMemory } from './settle-memory.ts'
import { startServer } from './start-server.ts'

const drainMs = 30_000
/** The terminal, npm and the starter each hand on the same signal; only one that comes later means "at once". */
const sameSignalMs = 1000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.VIREO_LOG_LEVEL)
  if (config.VIREO_ROLE === 'migrate') return migrateOnly(config, log)
  const server = await startServer(config, systemClock, log)
  settleMemory()
  process.stdout.write(`Vireo is ready at ${server.url}\n`)
  let stoppingSinceMs: number | undefined
  const stop = (signal: NodeJS.Signals) => {
    if (stoppingSinceMs !== undefined) {
      if (performance.now() - stoppingSinceMs > sameSignalMs) process.exit(1)
      return
    }
    stoppingSinceMs = performance.now()
    log.info({ signal }, 'draining')
    setTimeout(() => process.exit(1), drainMs).unref()
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the server could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof EmbeddedPostgresError
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const text = busy
    ? 'The port is in use. Set VIREO_PORT to another one.'
    : expected
      ? error.message
      : error instanceof Error
        ? originalStack(error.stack ?? error.message)
        : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
