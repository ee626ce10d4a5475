import { ConfigError, readConfig } from './config.ts'
import { EmbeddedPostgresError } from '@vireo/embedded-postgres'
import { endAfterCrash } from './process/end-after-crash.ts'
import { exitCodes } from './process/exit-codes.ts'
import { systemClock } from './kernel/clock.ts'
import { createLog } from './kernel/log/log.ts'
import { originalStack } from './kernel/log/original-stack.ts'
import { migrateOnly } from './migrate-only.ts'
import { lookAtAccount } from './process/run-as.ts'
import { settleMemory } from './process/settle-memory.ts'
import { startServer } from './start-server.ts'
import { stopLeftDatabase } from './process/stop-left-database.ts'

const drainMs = 30_000
/** The terminal, npm and the starter each hand on the same signal; only one that comes later means "at once". */
const sameSignalMs = 1000

/** Tells how to open the first account, which operates the instance. */
function firstSteps(setUpCode: string): string {
  return `Nobody has an account yet. The first one operates this instance; from another machine or under a public address\nit is opened with the set-up code ${setUpCode}\n`
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  // How the supervisor calls after a server that did not end in order.
  if (process.argv.includes('--clean-up')) return stopLeftDatabase(config)
  const log = createLog(config.VIREO_LOG_LEVEL)
  lookAtAccount({ uid: process.getuid?.(), asRoot: config.VIREO_AS_ROOT, warn: (line) => log.warn(line) })
  if (config.VIREO_ROLE === 'migrate') return migrateOnly(config, log)
  const running = endAfterCrash(config, systemClock, log)
  const server = await startServer(config, systemClock, log)
  running.server = server
  settleMemory()
  process.stdout.write(`Vireo is ready at ${server.url}\n`)
  if (server.outboxUrl) process.stdout.write(`Mails are kept in the outbox: ${server.outboxUrl}\n`)
  if (server.setUpCode) process.stdout.write(firstSteps(server.setUpCode))
  let stoppingSinceMs: number | undefined
  const stop = (signal: NodeJS.Signals) => {
    if (stoppingSinceMs !== undefined) {
      if (performance.now() - stoppingSinceMs > sameSignalMs) process.exit(exitCodes.failed)
      return
    }
    stoppingSinceMs = performance.now()
    log.info({ signal }, 'draining')
    setTimeout(() => process.exit(exitCodes.failed), drainMs).unref()
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the server could not stop cleanly')
        process.exit(exitCodes.failed)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
}

main().catch((error: unknown) => {
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const isOperators = busy || error instanceof ConfigError || error instanceof EmbeddedPostgresError
  const text = busy
    ? 'The port is in use. Set VIREO_PORT to another one.'
    : isOperators
      ? error.message
      : error instanceof Error
        ? originalStack(error.stack ?? error.message)
        : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(isOperators ? exitCodes.notConfigured : exitCodes.failed)
})
