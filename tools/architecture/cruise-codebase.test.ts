import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { slices } from '../slices/slices-of.ts'
import { cruiseCodebase, type Cruise } from './cruise-codebase.ts'
import { innocentFiles, plants, rightImports, type Plant } from './planted-imports.ts'
import { architectureRules } from './rules.ts'

const root = join(import.meta.dirname, '../..')
let copy: string
let cruised: Cruise

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'vireo-architecture-'))
  linkPackages()
  for (const file of innocentFiles) write(file, `export const here = ${JSON.stringify(file)}\n`)
  write('apps/web/src/domains/voices/voices/planted-inside.ts', 'export const inside = 1\n')
  for (const inside of ['sample-store', 'index'])
    write(`apps/server/src/domains/voices/voices/samples/${inside}.ts`, 'export const inside = 1\n')
  write('packages/audio/src/planted-cycle-back.ts', importing({ imports: './planted-cycle.ts' }))
  for (const plant of [...plants, ...rightImports]) write(plant.file, importing(plant))
  cruised = cruiseCodebase(copy)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the architecture check', () => {
  test.each(plants.map((plant) => [plant.rule, plant] as const))('%s reports %o', (rule, { file }) => {
    expect(rulesReportedFor(file)).toContain(rule)
  })

  test.each(rightImports.map(({ file, imports }) => [file, imports]))('lets %s import %s', (file) => {
    expect(cruised.modules).toContain(file)
    expect(rulesReportedFor(file)).toEqual([])
  })

  test('has a planted violation and a reason for every rule', () => {
    const rules = architectureRules(slices)
    expect(rules.map((rule) => rule.name).toSorted()).toEqual(
      [...new Set(plants.map((plant) => plant.rule))].toSorted(),
    )
    expect(rules.filter((rule) => !rule.comment)).toEqual([])
  })

  test('reads TypeScript: every file of the copy is a module it knows', () => {
    expect(cruised.moduleCount).toBeGreaterThanOrEqual(innocentFiles.length + plants.length + rightImports.length)
  })
})

/** A cycle is reported once, at either of its files. */
function rulesReportedFor(file: string): string[] {
  return cruised.violations.filter(({ from, to }) => from === file || to === file).map(({ rule }) => rule)
}

function importing({ imports, types }: Pick<Plant, 'imports' | 'types'>): string {
  return types
    ? `import type * as it from '${imports}'\nexport type It = typeof it\n`
    : `import * as it from '${imports}'\nexport const used = it\n`
}

function write(file: string, text: string): void {
  const path = join(copy, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Stand-ins for npm packages, and the workspace packages linked to the folders of the copy. */
function linkPackages(): void {
  copyFileSync(join(root, 'package.json'), join(copy, 'package.json'))
  for (const name of ['zod', 'fastify', 'pg', 'vitest', 'autocannon', 's3rver'])
    writePackage(`node_modules/${name}`, name, 'index.js')
  // This package has its code where ours have what is built of them, which nobody reads.
  writePackage('node_modules/sql-template-tag', 'sql-template-tag', 'dist/index.js')
  mkdirSync(join(copy, 'node_modules/@vireo'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules/@vireo'))) {
    const folder = name.startsWith('engine-') ? `engines/${name.slice('engine-'.length)}` : `${parentOf(name)}/${name}`
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    write(
      `${folder}/package.json`,
      JSON.stringify({
        dependencies,
        devDependencies,
        name: `@vireo/${name}`,
        type: 'module',
        exports: { '.': './src/index.ts', './*': './src/*' },
        imports: { '#voices/*': './src/domains/voices/voices/*' },
      }),
    )
    symlinkSync(join(copy, folder), join(copy, 'node_modules/@vireo', name))
  }
}

function writePackage(folder: string, name: string, file: string): void {
  write(`${folder}/package.json`, JSON.stringify({ name, type: 'module', exports: `./${file}` }))
  write(`${folder}/${file}`, 'export const here = 1\n')
}

function parentOf(packageName: string): string {
  return packageName === 'server' || packageName === 'web' ? 'apps' : 'packages'
}
