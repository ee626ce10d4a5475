import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'

/** What is put in front of a command so that its process has no network. */
export type Isolation = { readonly file: string; readonly args: readonly string[] }

/** Where packages of the usual systems put it (util-linux). */
const places = ['/usr/bin/unshare', '/bin/unshare', '/usr/local/bin/unshare']
/** A user namespace of its own lets anybody have a network namespace of its own: without devices, loopback included. */
const args = ['--user', '--map-current-user', '--net', '--']
const patienceMs = 5000

let found: Promise<Isolation | undefined> | undefined

/**
 * Finds what starts a process without a network here; undefined where this machine cannot, as in most containers, outside of
 * Linux, or where the administrator forbids namespaces. It is looked for once.
 */
export function findIsolation(): Promise<Isolation | undefined> {
  return (found ??= look())
}

async function look(): Promise<Isolation | undefined> {
  if (process.platform !== 'linux') return undefined
  for (const file of places) {
    if (!(await isProgram(file))) continue
    if (await works(file)) return { file, args }
  }
  return undefined
}

async function isProgram(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  )
}

function works(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(file, [...args, 'true'], { timeout: patienceMs, env: { PATH: '/usr/bin:/bin' } }, (error) =>
      resolve(error === null),
    )
  })
}
