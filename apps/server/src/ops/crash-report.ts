import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FollowedRequests } from '../http/requests-under-way.ts'
import { originalStack } from '../kernel/log/original-stack.ts'
import { redactUrl } from '../kernel/log/redact-url.ts'

/** What was going on when the process broke. */
export type CrashFacts = {
  readonly kind: 'uncaught error' | 'unhandled rejection'
  readonly error: unknown
  readonly at: Date
  readonly commit: string | undefined
  /** Undefined when it broke before it answered any. */
  readonly requests: FollowedRequests | undefined
}

const reportsKept = 20
const requestsTold = 500
/** For so long a server that broke traces its requests. */
const latelyMs = 24 * 3_600_000
const messageCharactersMax = 300

/**
 * Writes a crash report into a file of its own below the data folder, readable by its owner alone, and keeps the newest
 * twenty. It describes the process and nothing that was sent: what an error quotes is left out.
 */
export function writeCrashReport(dataDir: string, facts: CrashFacts): string {
  const folder = path.join(dataDir, 'crashes')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `${nameAt(facts.at)}-${process.pid}.json`)
  writeFileSync(file, `${JSON.stringify(crashReport(facts), null, 2)}\n`, { mode: 0o600 })
  const old = reportsIn(folder).toSorted().slice(0, -reportsKept)
  for (const name of old) rmSync(path.join(folder, name), { force: true })
  return file
}

/** Tells whether there is a report of the last day. */
export function hasCrashedLately(dataDir: string, now: Date): boolean {
  const since = nameAt(new Date(now.getTime() - latelyMs))
  return reportsIn(path.join(dataDir, 'crashes')).some((name) => name > since)
}

function nameAt(instant: Date): string {
  return instant.toISOString().replaceAll(':', '-')
}

/** Lists the file names of crash reports, which begin with their time. */
function reportsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((name) => name.endsWith('.json'))
}

/** Builds the content of a crash report, for the log and the file. */
export function crashReport({ kind, error, at, commit, requests }: CrashFacts): Readonly<Record<string, unknown>> {
  return {
    at: at.toISOString(),
    kind,
    commit: commit ?? null,
    node: process.version,
    uptime_seconds: Math.round(process.uptime()),
    memory: process.memoryUsage(),
    error: describe(error),
    // Without the one that set it off, one of the others is to blame more often than not.
    request: requests?.current ?? null,
    requests: requests?.underWay.slice(0, requestsTold) ?? [],
    requests_under_way: requests?.underWay.length ?? 0,
    requests_answered: requests?.answered ?? [],
  }
}

function describe(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: `thrown ${typeof error}` }
  const stack = originalStack(error.stack ?? '')
  return {
    name: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    message: withoutQuotes(error.message),
    // The first lines of a stack repeat the message.
    stack: stack.split('\n').filter((line) => /^\s+at /.test(line)),
    ...(error.cause !== undefined && { cause: describe(error.cause) }),
  }
}

/** Removes what a message quotes: parsers quote their input, which belongs to somebody. */
function withoutQuotes(message: string): string {
  return redactUrl(message.replaceAll(/(["'`])[^]*?\1/g, '$1…$1')).slice(0, messageCharactersMax)
}
