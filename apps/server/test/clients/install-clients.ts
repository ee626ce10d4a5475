import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

/**
 * Installs the published clients from their own lock file, beside it, unless they are there already; no script of
 * theirs runs. Whoever builds the product installs none of them. Throws when the registry does not answer: a client
 * that was not called is no client that works.
 */
export async function installClients(folder: string): Promise<void> {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex')
  const stamp = path.join(folder, 'node_modules/.installed-from')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  // Not `npm ci`: it wants the lock file to name what other platforms would install as well.
  const words = [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
  ]
  // A registry that is not there is said soon, and not after npm's minutes of patience.
  words.push(
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=2000',
    '--fetch-timeout=20000',
  )
  // What an npm above us was asked about the product is not meant for this folder.
  const { npm_config_local_prefix: _, ...env } = process.env
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // A download that stands still is begun again soon; what has arrived is kept.
  for (let tries = 1; ; tries++) {
    try {
      await promisify(execFile)(npm, words, { cwd: folder, env, timeout: tryMs, killSignal: 'SIGKILL' })
      break
    } catch (error) {
      if (tries < triesMax) continue
      throw new Error(
        `The published clients of ${folder} could not be installed. They come from the npm registry: is it reachable?`,
        { cause: error },
      )
    }
  }
  writeFileSync(stamp, lock)
}

const triesMax = 4
/** Several times what it takes with an empty cache. One that waits for a body does not hear SIGTERM. */
const tryMs = 90_000
