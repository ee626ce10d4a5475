// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildServer } from './build-server.mjs'
import { readStamp, stampOf, writeStamp } from './build-stamp.mjs'
import { buildWeb } from './build-web.mjs'

/** @typedef {keyof typeof parts} PartName */

const BOTH = ['package-lock.json', 'packages/contracts', 'packages/transcripts', 'tools/build']

/** What is built, from which files, into which. */
export const parts = {
  web: {
    // Pages about prices are written from the catalogue of plans.
    inputs: ['apps/web', 'packages/ui', 'apps/server/src/domains/billing/plans', ...BOTH],
    result: 'dist/web/index.html',
    build: buildWeb,
  },
  server: {
    inputs: [
      'apps/server',
      'packages/engines',
      'packages/audio',
      'packages/embedded-postgres',
      'engines',
      'product-map.ts',
      ...BOTH,
    ],
    result: 'dist/server/main.js',
    build: buildServer,
  },
}

/** @type {readonly PartName[]} */
export const partNames = ['web', 'server']

/**
 * Which of `names` must be built: their sources changed since, or nothing is there.
 * @param {string} root
 * @param {readonly PartName[]} names
 * @returns {{ name: PartName, stamp: string }[]}
 */
export function staleParts(root, names) {
  return names
    .map((name) => ({ name, stamp: stampOf(root, parts[name].inputs) }))
    .filter(({ name, stamp }) => stamp !== readStamp(root, name) || !existsSync(join(root, parts[name].result)))
}

/**
 * Builds those of `names` whose sources changed since they were built.
 * @param {string} root
 * @param {readonly PartName[]} names
 * @param {(line: string) => void} tell is called with a line when something is built
 */
export async function buildWhatChanged(root, names, tell) {
  for (const { name, stamp } of staleParts(root, names)) {
    const startedAtMs = performance.now()
    tell(`Building the ${name} …`)
    await parts[name].build(root)
    writeStamp(root, name, stamp)
    tell(`Built the ${name} in ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s.`)
  }
}
