// @ts-check
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { staleParts } from '../build/build-what-changed.mjs'

/**
 * Builds what changed, in a process of its own so that this one stays small. Ends this process when the build fails.
 * @param {string} root
 * @param {readonly import('../build/build-what-changed.mjs').PartName[]} names
 * @param {{ quiet: boolean }} options quiet: nothing is written unless the build fails; everything goes to standard error
 */
export function buildFirst(root, names, { quiet }) {
  const stale = staleParts(root, names).map(({ name }) => name)
  if (stale.length === 0) return
  const script = join(root, 'tools/build/main.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...stale], {
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', process.stderr, 'inherit'],
  })
  if (status === 0) return
  if (quiet) process.stderr.write(Buffer.concat([stdout, stderr]))
  process.exit(status ?? 1)
}
