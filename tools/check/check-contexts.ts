import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const DOMAINS = 'apps/server/src/domains/'
const TESTS = /\.(test|testing)\.ts$|\/testing\.ts$/

/** The files of slices that are given every port, by their path below the slices, each with the reason. */
const needAll: Readonly<Record<string, string>> = {
  'holding.ts': 'Holdings are asked alike, and each of them needs other ports.',
  'account/privacy/exports/make-export.ts': 'Asks the holding of every slice for its files.',
  'account/privacy/get-deletion-consequences.ts': 'Asks the holding of every slice what it counts.',
  'speech/speech/scenarios/speak-into.ts': 'Calls a route for the seed, as http does.',
}

/**
 * Finds files of slices that are given the whole outside world: an operation asks for what it needs, `With<'storage'>`, so
 * that its type tells what it can reach. `reasons` says which may be.
 */
export function checkContexts(root: string, files: readonly string[], reasons = needAll): string[] {
  const having = files.filter(
    (file) =>
      file.startsWith(DOMAINS) &&
      file.endsWith('.ts') &&
      !TESTS.test(file) &&
      /\bFullContext\b/.test(readFileSync(join(root, file), 'utf8')),
  )
  return [
    ...having
      .filter((file) => !Object.hasOwn(reasons, file.slice(DOMAINS.length)))
      .map(
        (file) => `${file}: is given every port; ask for what is needed, With<'…'>, or say why in check-contexts.ts`,
      ),
    ...Object.keys(reasons)
      .filter((path) => !having.includes(DOMAINS + path))
      .map((path) => `${DOMAINS}${path}: has a reason in check-contexts.ts to be given every port, and is not`),
  ]
}
