import { spawn } from 'node:child_process'
import { canReach, type ServerAccount } from './accounts/server-account.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** A clean environment: nothing of ours (PGHOST, secrets, locale) reaches the database programs. */
export const serverEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C' }

/**
 * Builds the spawn options that start a program as the server account, in a folder that it may be unable to walk to.
 */
export function asAccount(account: ServerAccount, cwd: string): { cwd: string; uid?: number; gid?: number } {
  return account.isOther ? { cwd, uid: account.uid, gid: account.gid } : { cwd }
}

/**
 * Answers the name under which the server account reaches its data directory: the path itself or, below a home it
 * cannot enter, `/proc/self/cwd`. The launcher (root) changes into the folder before it becomes that account, and from
 * there PostgreSQL needs no folder above, so no permissions are loosened. Throws EmbeddedPostgresError when there is no
 * such way.
 */
export async function dataDirectoryFor(account: ServerAccount, cluster: string): Promise<string> {
  if (await canReach(account, cluster, 7)) return cluster
  if (account.isOther && process.platform === 'linux') return '/proc/self/cwd'
  throw new EmbeddedPostgresError(
    'unusable-folder',
    `The account ${account.uid} cannot enter ${cluster}. Move the data folder to a place it can reach.`,
  )
}

/** Runs a program to its end with `input` on its standard input; throws with its last words when it fails. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: { account: ServerAccount; cwd: string; input?: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...asAccount(options.account, options.cwd),
      env: serverEnvironment,
      stdio: ['pipe', 'pipe', 'pipe'],
      // A Ctrl-C at the terminal is ours to handle.
      detached: true,
    })
    let said = ''
    const listen = (bytes: Buffer): void => {
      said = (said + bytes.toString()).slice(-4000)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.stdin.on('error', () => undefined)
    child.once('error', (error) => reject(cannotRun(program, options.account, error)))
    child.once('close', (status, signal) => {
      if (status === 0) return resolve()
      reject(new EmbeddedPostgresError('not-started', `${program} failed (${status ?? signal}): ${said.trim()}`))
    })
    child.stdin.end(options.input ?? '')
  })
}

/** Makes the error for a program that could not be started as the account. */
export function cannotRun(program: string, account: ServerAccount, cause: Error): EmbeddedPostgresError {
  const hint =
    'The programs need a system with glibc 2.27 or newer (not Alpine), and root needs the right to switch accounts.'
  const message = `${program} cannot be run as the account ${account.uid}: ${cause.message}. ${hint}`
  return new EmbeddedPostgresError('not-started', message, { cause })
}
