import { describe, expect, test } from 'vitest'
import { projectFiles } from '../project/project-files.ts'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { checkManifests } from './check-manifests.ts'

const json = (value: object) => JSON.stringify(value)
const root = json({ workspaces: ['apps/*'], devDependencies: { tool: '1.0.0' } })
const right = {
  'package.json': root,
  'tools/x.ts': `import { run } from 'tool'`,
  'apps/a/package.json': json({ name: '@vireo/a', dependencies: { one: '^1.0.0', '@types/one': '*', css: '1.0.0' } }),
  'apps/a/src/x.ts': `import type { One } from 'one/deep.js'\nimport { readFile } from 'node:fs'\nimport './y.ts'`,
  'apps/a/src/x.css': `@import 'css' source(none);`,
}

describe('the manifests check', () => {
  test('lets pass what is named where it is imported', () => expect(problemsOf(right)).toEqual([]))

  test.each([
    `import two from 'two'`,
    `import {\n  a,\n  b,\n} from 'two/deep'`,
    `export * from 'two'`,
    `const { a } = await import('two')`,
    `const at = import.meta.resolve('two/file.wasm')`,
    `import 'two'`,
  ])('refuses %j of a package that another manifest names', (text) =>
    expect(
      problemsOf({ ...right, 'apps/b/package.json': json({}), 'apps/b/x.ts': text, 'tools/y.ts': `import 'tool'` }),
    ).toEqual(['apps/b/x.ts: imports two, which apps/b/package.json does not name']),
  )

  test('takes no sentence for an import', () =>
    expect(
      problemsOf({
        ...right,
        'apps/a/src/z.ts': 'const query = `update x set y = 1 where z is distinct from \'done\'`\nresolve("a")',
      }),
    ).toEqual([]))

  test('refuses what a manifest names and nothing there uses, also where others use it', () =>
    expect(
      problemsOf({ ...right, 'apps/b/package.json': json({ devDependencies: { tool: '1.0.0', '@types/tool': '1' } }) }),
    ).toEqual([
      'apps/b/package.json: names tool, which nothing there uses',
      'apps/b/package.json: names @types/tool, which nothing there uses',
    ]))

  test('refuses two ranges of one package', () =>
    expect(
      problemsOf({
        ...right,
        'apps/b/package.json': json({ dependencies: { one: '^2.0.0' } }),
        'apps/b/x.ts': `import 'one'`,
      }),
    ).toEqual(['apps/b/package.json: asks for one ^2.0.0, apps/a/package.json for ^1.0.0']))

  test('refuses a package that npm put where the built server does not look', () =>
    expect(
      problemsOf({ ...right, 'package-lock.json': json({ packages: { 'apps/a/node_modules/one': {}, '': {} } }) }),
    ).toEqual([expect.stringContaining('apps/a/node_modules/one')]))
})

function problemsOf(files: Record<string, string>): string[] {
  using folder = temporaryFolder(files)
  return checkManifests(folder.path, projectFiles(folder.path))
}
