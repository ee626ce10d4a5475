import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { exitCodes } from './exit-codes.ts'
import { ProcessCrashed } from '../jobs/process-crashed.ts'
import type { Clock } from '../kernel/clock.ts'
import { type CrashFacts, crashReport, writeCrashReport } from '../ops/crash-report.ts'
import { checkedOutCommit } from '../project-root.ts'
import type { RunningServer } from '../start-server.ts'

/** After a bug nobody knows what still holds, so running answers get less time than at an ordinary end. */
const drainMs = 10_000

/**
 * What breaks on the way out is told so often at most. Telling takes this thread, a quarter of a second the first time
 * (where in the sources it was): that is no matter once, and would keep the end waiting if everything broke.
 */
const toldMax = 5

/**
 * Ends the process in order after an uncaught error, with a report: whoever started it starts another, whose memory is
 * sound. Put the server into the result once it runs, so that it is stopped.
 */
export function endAfterCrash(config: Config, clock: Clock, log: Logger): { server?: RunningServer } {
  const running: { server?: RunningServer } = {}
  let errors = 0
  const end = (kind: CrashFacts['kind'], error: unknown) => {
    if (++errors > toldMax) return
    const requests = running.server?.requests()
    const facts: CrashFacts = { kind, error, at: clock.now(), commit: checkedOutCommit(), requests }
    tell(config, facts, log)
    if (errors > 1) return
    setTimeout(() => process.exit(exitCodes.crashed), drainMs)
    const stopped = running.server?.stop(new ProcessCrashed()) ?? Promise.resolve()
    void stopped.catch(() => undefined).finally(() => process.exit(exitCodes.crashed))
  }
  process.on('uncaughtException', (error) => end('uncaught error', error))
  process.on('unhandledRejection', (error) => end('unhandled rejection', error))
  return running
}

/** Writes the crash report and logs the error. A full disk must not keep the process from ending. */
function tell(config: Config, facts: CrashFacts, log: Logger): void {
  let file: string | undefined
  try {
    file = writeCrashReport(config.dataDir, facts)
  } catch (error) {
    log.error({ err: error }, 'the crash report could not be written')
  }
  log.fatal({ crash: crashReport(facts), file }, 'the process ends: nobody caught this error')
}
