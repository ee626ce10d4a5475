import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkIds } from '../check/check-ids.ts'
import { checkManifests } from '../check/check-manifests.ts'
import { projectFiles } from '../project/project-files.ts'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { carryOut } from './plan.ts'
import { planEndpoint } from './plan-endpoint.ts'
import { planEngine } from './plan-engine.ts'
import { planDecision, planMigration } from './plan-numbered.ts'
import { planOperation } from './plan-operation.ts'
import { planSlice } from './plan-slice.ts'

const root = join(import.meta.dirname, '../..')
const copied = [
  'package.json',
  'product-map.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'tools',
  'vitest.config.ts',
  'bench',
  'test',
  'apps/server',
  'apps/web',
  'packages',
  'engines',
]
const house = temporaryFolder()
const written: string[] = []
const begun = new Date('2026-11-23T09:14:00Z')

/** Generates into a copy of the house, one thing after the other, as a person would. */
beforeAll(async () => {
  for (const path of copied)
    cpSync(join(root, path), join(house.path, path), { recursive: true, filter: (from) => !/node_modules/.test(from) })
  linkPackages()
  const purpose = 'Keeps what people say to the product’s parrots.'
  const plans = [
    planSlice({ name: 'parrot-talk', area: 'voices', purpose, uses: ['voices'] }, begun),
    planEndpoint(
      { id: 'parrot-talk.say', method: 'POST', path: '/v1/parrots/:parrot_id/say', operation: 'say-word' },
      { area: 'voices', hasRoutes: true },
    ),
    planEndpoint(
      { id: 'parrot-talk.find', method: 'GET', path: '/v1/parrots', operation: 'find-parrots' },
      { area: 'voices', hasRoutes: true },
    ),
    planOperation('parrot-talk/forget-word', 'voices'),
    planEngine('parrot'),
    planMigration('parrot-talk', 'Add words', new Date('2026-11-23T09:15:40Z')),
    planDecision('Parrots are patient!', []),
  ]
  for (const plan of plans) written.push(...(await carryOut(house.path, plan)))
  generate()
})
afterAll(() => house[Symbol.dispose]())

describe('the generators', () => {
  test('name in manifests what they import', () =>
    expect(checkManifests(house.path, projectFiles(house.path)).filter((line) => line.includes('parrot'))).toEqual([]))

  test('say of every id whose it is', () => expect(checkIds(house.path, written)).toEqual([]))

  test('write code that has the right types', () => {
    const tsc = join(root, 'node_modules/typescript-native/bin/tsc')
    // What they write and what it reaches: the rest of the house is checked elsewhere.
    const files = written.filter((path) => path.endsWith('.ts') && !path.startsWith('apps/web/'))
    const project = { extends: './tsconfig.json', include: [], files }
    writeFileSync(join(house.path, 'tsconfig.written.json'), JSON.stringify(project))
    const { stdout } = spawnSync(
      process.execPath,
      [tsc, '-p', 'tsconfig.written.json', '--pretty', 'false', '--checkers', '1'],
      {
        cwd: house.path,
      },
    )
    const problems = stdout
      .toString()
      .split('\n')
      .filter((line) => written.some((path) => line.startsWith(path)))
    expect(problems).toEqual([])
  })

  test('write a slice whose own test and the suites over all slices pass, and nothing is left to write by hand', () => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const suites = [
      'apps/server/src/domains/voices/parrot-talk/parrot-talk.test.ts',
      'apps/server/test/generic/holdings',
      'apps/web/src/app/states-declared.test.ts',
      'apps/web/src/german.test.ts',
      'apps/web/src/german-answers.test.ts',
      'apps/web/src/app/shell/palette/screen-keywords.test.ts',
      'apps/web/src/domains/workspace/audit/sentences/sentence-of.test.ts',
    ]
    const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', ...suites], {
      cwd: house.path,
      // What is met there is none of this suite's.
      env: { ...process.env, VIREO_TEST_OBSERVED: '' },
    })
    expect(status, `${stdout}${stderr}`).toBe(0)
  })

  test('write what format and lint accept', () => {
    const code = [...new Set(written)].filter((path) => /\.(tsx?|md)$/.test(path))
    expectSuccess('oxfmt', ['--check', ...code])
    expectSuccess(
      'oxlint',
      code.filter((path) => /\.tsx?$/.test(path)),
    )
  })

  test('register a slice in the map, the contracts and the server', () => {
    expect(read('product-map.ts')).toMatch(/\n {6}'parrot-talk': \{\s*purpose: /)
    expect(read('packages/contracts/src/registry.ts')).toContain('parrotTalk: parrotTalkContract.endpoints')
    expect(read('packages/contracts/src/registry.ts')).toContain('...parrotTalkContract.errors')
    expect(read('apps/server/src/domains/registry.ts')).toContain('parrotTalkSlice')
    expect(read('apps/server/package.json')).toContain('"#parrot-talk/*"')
    expect(read('apps/server/src/domains/voices/parrot-talk/slice.ts')).toContain('routes: parrotTalkRoutes')
    expect(read('apps/web/src/domains/registry.ts')).toContain('parrotTalkSlice')
    expect(read('packages/contracts/src/kit/screens.ts')).toContain("parrotTalk: '/app/parrot-talk'")
    expect(read('apps/server/src/domains/voices/parrot-talk/routes.ts')).toMatch(
      /parrotTalkEndpoints\.list[\s\S]*parrotTalkEndpoints\.say[\s\S]*parrotTalkEndpoints\.find/,
    )
  })

  test('name migrations by time and owner, and number decisions on', () => {
    const migrations = readdirSync(join(house.path, 'apps/server/migrations'))
    expect(migrations).toContain('20261123-0914-parrot-talk-first-table.sql')
    expect(migrations).toContain('20261123-0915-parrot-talk-add-words.sql')
    expect(read('docs/decisions/0001-parrots-are-patient.md')).toContain('# 0001 Parrots are patient!')
  })

  test('write over nothing', async () => {
    const path = 'apps/server/src/domains/voices/parrot-talk/forget-word.ts'
    writeFileSync(join(house.path, path), 'mine')
    await expect(carryOut(house.path, planOperation('parrot-talk/forget-word', 'voices'))).rejects.toThrow(
      'Already there',
    )
    expect(read(path)).toBe('mine')
  })

  test.each([
    () => planOperation('voices', 'voices'),
    () => planOperation('voices/RenameVoice', 'voices'),
    () => planSlice({ name: 'x', area: 'none', purpose: 'Does something useful.', uses: [] }, begun),
    () => planSlice({ name: 'x', area: 'voices', purpose: 'short', uses: [] }, begun),
    () =>
      planEndpoint(
        { id: 'voices', method: 'GET', path: '/v1/x', operation: 'list-x' },
        { area: 'voices', hasRoutes: true },
      ),
    () =>
      planEndpoint(
        { id: 'voices.x', method: 'FETCH', path: '/v1/x', operation: 'list-x' },
        { area: 'voices', hasRoutes: true },
      ),
    () =>
      planEndpoint(
        { id: 'voices.x', method: 'GET', path: 'x', operation: 'list-x' },
        { area: 'voices', hasRoutes: true },
      ),
    () => planDecision('!', []),
  ])('refuse %o', (plan) => {
    expect(plan).toThrow(expect.objectContaining({ name: 'UsageError' }))
  })
})

function read(path: string): string {
  return readFileSync(join(house.path, path), 'utf8')
}

function expectSuccess(tool: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', tool, 'bin', tool), ...args],
    { cwd: house.path },
  )
  expect(status, `${stdout}${stderr}`).toBe(0)
}

/** Makes the registries of the copy from its manifests, as `npm run generate` does first. */
function generate(): void {
  const script =
    "const { generatedRegistries } = await import('./tools/generate/generated-registries.ts'); const { writeFileSync } = await import('node:fs'); for (const [path, text] of await generatedRegistries(process.cwd())) writeFileSync(path, text)"
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: house.path,
  })
  expect(status, String(stderr)).toBe(0)
}

/** npm packages of the real house, our own ones of the copy. */
function linkPackages(): void {
  const modules = join(house.path, 'node_modules')
  mkdirSync(join(modules, '@vireo'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@vireo') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
  for (const name of readdirSync(join(house.path, 'packages')))
    symlinkSync(join(house.path, 'packages', name), join(modules, '@vireo', name))
  for (const name of readdirSync(join(house.path, 'engines')))
    symlinkSync(join(house.path, 'engines', name), join(modules, '@vireo', `engine-${name}`))
}
