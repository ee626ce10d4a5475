import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { TestOutcome } from '../test/read-vitest-report.ts'
import { operationNames } from './public-operations.ts'

export const COMPATIBILITY_TESTS = 'apps/server/test/compatibility/'
const RESULTS = `${COMPATIBILITY_TESTS}results.json`
const OPERATION = /^(GET|POST|PUT|PATCH|DELETE|WS) \//

/** What the compatibility tests say, and names of theirs that are no public operation. */
export type Compatibility = { readonly passing: readonly string[]; readonly unknown: readonly string[] }

/**
 * Finds which operations pass. A test, or a group of tests, stands for the operation it is named after, which passes
 * when at least one test stands for it and all of them passed.
 */
export function compatibilityOf(tests: readonly TestOutcome[]): Compatibility {
  const known = operationNames()
  const passed = new Map<string, boolean>()
  for (const { file, titles, outcome } of tests) {
    const operation = titles.find((title) => OPERATION.test(title))
    if (!file.startsWith(COMPATIBILITY_TESTS) || operation === undefined) continue
    passed.set(operation, (passed.get(operation) ?? true) && outcome === 'passed')
  }
  return {
    passing: [...passed].flatMap(([name, allPassed]) => (allPassed && known.has(name) ? [name] : [])).toSorted(),
    unknown: [...passed.keys()].filter((name) => !known.has(name)).toSorted(),
  }
}

/** Reads the operations that passed when the results were last written. */
export function readPassing(root: string): string[] {
  const path = join(root, RESULTS)
  if (!existsSync(path)) return []
  return z.object({ passing: z.array(z.string()) }).parse(JSON.parse(readFileSync(path, 'utf8'))).passing
}

/** Remembers which operations passed; docs/compatibility.md is made from it. */
export function writePassing(root: string, passing: readonly string[]): void {
  writeFileSync(join(root, RESULTS), `${JSON.stringify({ passing }, null, 2)}\n`)
}

/** Describes, in sentences, how the committed results differ from what the tests say now. */
export function disagreements(committed: readonly string[], { passing, unknown }: Compatibility): string[] {
  return [
    ...unknown.map((name) => `A compatibility test is named "${name}", which is no public operation.`),
    ...committed
      .filter((name) => !passing.includes(name))
      .map((name) => `${name} is documented as passing, but does not pass.`),
    ...passing
      .filter((name) => !committed.includes(name))
      .map((name) => `${name} passes, but the documents do not say so.`),
  ]
}
