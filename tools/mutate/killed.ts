import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { z } from 'zod'
import type { Proof } from './read-proofs.ts'

const LIST = 'tools/mutate/killed.json'

/** By file with rules: how many mutants its tests killed, and what file and tests were then. */
const Killed = z.record(z.string(), z.object({ mutants: z.int().positive(), of: z.string() }))
export type Killed = z.infer<typeof Killed>

/** Reads how many mutants each file's tests killed, and the state of both at the time; empty when there is no list. */
export function readKilled(root: string): Killed {
  const path = join(root, LIST)
  return existsSync(path) ? Killed.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}
}

/** Writes the list of killed mutants, sorted by file. */
export function writeKilled(root: string, killed: Killed): void {
  const sorted = Object.fromEntries(Object.entries(killed).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(join(root, LIST), `${JSON.stringify(sorted, undefined, 2)}\n`)
}

/**
 * Computes a digest of a file's rules and the tests that prove them: of what runs, and of which lines are marked. Other
 * words in a comment, or another layout, prove nothing anew.
 */
export function stateOf(root: string, proofs: readonly Proof[]): string {
  const files = new Set(proofs.flatMap(({ file, test }) => [file, test]))
  const hash = createHash('sha256')
  for (const file of [...files].toSorted())
    hash.update(file).update(whatRuns(file, readFileSync(join(root, file), 'utf8')))
  for (const { code, test } of proofs) hash.update(code.trim()).update(test)
  return hash.digest('hex').slice(0, 16)
}

function whatRuns(fileName: string, code: string): string {
  const { outputText } = ts.transpileModule(code, {
    fileName,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.Preserve,
      removeComments: true,
    },
  })
  return outputText
}
