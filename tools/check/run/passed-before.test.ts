import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { followImports } from '../../architecture/cruise-codebase.ts'
import { temporaryFolder } from '../../project/temporary-folder.ts'
import { canChangeGenerated } from '../check-steps.ts'
import { fingerprintsOf, keepPassed, readPassed, stateFor } from './passed-before.ts'

const code = { name: 'code', reads: (file: string) => file.endsWith('.ts') }
const files = {
  'apps/server/src/main.ts': 'export const one = 1',
  'docs/guide.md': 'one',
  '.oxlintrc.json': '{}',
  'tools/check/main.ts': 'one',
  'tools/lint/plugin.mjs': 'one',
  'product-map.ts': 'one',
  'package.json': '{}',
  'apps/server/package.json': '{}',
  'package-lock.json': '{}',
  'node_modules/.package-lock.json': '{}',
}

describe('what passed before', () => {
  test('is known again while nothing changed', () => {
    using folder = temporaryFolder(files)
    pass(folder.path)
    expect(isKnown(folder.path)).toBe(true)
    write(folder.path, 'docs/guide.md', 'two')
    expect(isKnown(folder.path)).toBe(true)
  })

  test.each([
    ['a file that the step reads', 'apps/server/src/main.ts'],
    ['a new file', 'apps/server/src/new.ts'],
    ['a new file that the step does not read', 'docs/new.md'],
    ['the check itself', 'tools/check/main.ts'],
    ['a tool that is not code for the step', 'tools/lint/plugin.mjs'],
    ['the product map', 'product-map.ts'],
    ['a manifest', 'package.json'],
    ['the manifest of a package', 'apps/server/package.json'],
    ['the lock file', 'package-lock.json'],
    ['an installation', 'node_modules/.package-lock.json'],
  ])('is asked again after a change of %s', (_, file) => {
    using folder = temporaryFolder(files)
    pass(folder.path)
    write(folder.path, file, 'changed')
    expect(isKnown(folder.path)).toBe(false)
  })

  test.each(['apps/server/src/main.ts', 'docs/guide.md', 'node_modules/.package-lock.json'])(
    'is asked again when %s is gone',
    (file) => {
      using folder = temporaryFolder(files)
      pass(folder.path)
      rmSync(join(folder.path, file))
      expect(isKnown(folder.path)).toBe(false)
    },
  )

  test('is asked again when a file was renamed or two changed places', () => {
    using folder = temporaryFolder({ ...files, 'a.ts': '1', 'b.ts': '2' })
    pass(folder.path)
    write(folder.path, 'a.ts', '2')
    write(folder.path, 'b.ts', '1')
    expect(isKnown(folder.path)).toBe(false)
  })

  test('is another state for another step, another Node and another choice of files', () => {
    using folder = temporaryFolder(files)
    const now = fingerprintsOf(folder.path)
    const states = [
      stateFor(code, now),
      stateFor({ ...code, name: 'other' }, now),
      stateFor({ ...code, reads: () => true }, now),
      stateFor(code, now, 'v0.0.0'),
    ]
    expect(new Set(states).size).toBe(states.length)
  })

  test('is not kept when something changed while the step ran', () => {
    using folder = temporaryFolder(files)
    const before = fingerprintsOf(folder.path)
    write(folder.path, 'apps/server/src/main.ts', 'changed meanwhile')
    keepPassed(folder.path, [code], before, fingerprintsOf(folder.path))
    expect(readPassed(folder.path)).toEqual({})
  })

  test('is nothing where the memory cannot be read', () => {
    using folder = temporaryFolder({ 'node_modules/.cache/check-passed.json': '{"code":' })
    expect(readPassed(folder.path)).toEqual({})
  })
})

test('what the generator imports can change what it makes', () => {
  const root = join(import.meta.dirname, '../../..')
  const read = followImports(root, ['tools/generate/main.ts', ...contractsAndRegistries(root)]).keys()
  expect([...read].filter((file) => !canChangeGenerated(file))).toEqual([])
})

/** The generator imports these by a name it puts together. */
function contractsAndRegistries(root: string): string[] {
  const registry = readFileSync(join(root, 'packages/contracts/src/registry.ts'), 'utf8')
  return [...registry.matchAll(/'\.\/([^']+\/slice\.ts)'/g)].map(([, path]) => `packages/contracts/src/${path}`)
}

function pass(root: string): void {
  const now = fingerprintsOf(root)
  keepPassed(root, [code], now, now)
}

function isKnown(root: string): boolean {
  return readPassed(root)[code.name] === stateFor(code, fingerprintsOf(root))
}

function write(root: string, file: string, text: string): void {
  writeFileSync(join(root, file), text)
}
