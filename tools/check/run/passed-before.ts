import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { projectFiles } from '../../project/project-files.ts'

/** Content hashes by path: every file that people wrote, and what says which packages are installed. */
export type Fingerprints = ReadonlyMap<string, string>
/** What a step looks at: `reads` answers whether the content of a file can matter to it. */
export type Looked = { readonly name: string; readonly reads: (file: string) => boolean }

const MEMORY = 'node_modules/.cache/check-passed.json'
const INSTALLED = 'node_modules/.package-lock.json'
const Memory = z.record(z.string(), z.string())
/** What every step stands on: how it works, what it works with, and what is installed. */
const TOOLS = /^(tools\/|product-map\.ts$|package-lock\.json$|(.*\/)?package\.json$|node_modules\/)/

/** Reads the state of everything below `root` that a step may look at. */
export function fingerprintsOf(root: string): Fingerprints {
  const files = [...projectFiles(root), ...(existsSync(join(root, INSTALLED)) ? [INSTALLED] : [])]
  return new Map(files.map((file) => [file, hashOf(readFileSync(join(root, file)))]))
}

/**
 * Hashes all that a step's result depends on: the name of every file, the content of those that it reads and of the
 * tools, the installed packages, and Node.
 */
export function stateFor({ name, reads }: Looked, fingerprints: Fingerprints, runtime = process.version): string {
  const files = [...fingerprints].map(([file, hash]) => [file, TOOLS.test(file) || reads(file) ? hash : ''])
  return hashOf(JSON.stringify([name, runtime, process.platform, process.arch, files]))
}

/** Reads what passed in this tree, by the name of the step, and in which state. What cannot be read has not passed. */
export function readPassed(root: string): Readonly<Record<string, string>> {
  try {
    return Memory.parse(JSON.parse(readFileSync(join(root, MEMORY), 'utf8')))
  } catch {
    return {}
  }
}

/**
 * Keeps that these steps passed. What changed while they ran may have been seen or not: a step whose state is another one
 * afterwards is not kept.
 */
export function keepPassed(root: string, passed: readonly Looked[], before: Fingerprints, after: Fingerprints): void {
  const kept = passed.flatMap((step): [string, string][] => {
    const state = stateFor(step, before)
    return stateFor(step, after) === state ? [[step.name, state]] : []
  })
  mkdirSync(dirname(join(root, MEMORY)), { recursive: true })
  writeFileSync(join(root, MEMORY), JSON.stringify({ ...readPassed(root), ...Object.fromEntries(kept) }, null, 2))
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url')
}
