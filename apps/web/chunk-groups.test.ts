import { expect, test } from 'vitest'
import { parseAst } from 'vite'

import { chunkGroups, fileName, sortModules, type TogetherRule } from './chunk-groups.ts'
import { readShape, type ModuleShape } from './needed-modules.ts'

const sources: Readonly<Record<string, string>> = {
  'frame.tsx': `import { button } from 'button'; import words from 'words'; export const frame = [button, words]`,
  'entrance.tsx': `import { button } from 'button'; export const page = button`,
  'menu.tsx': `import { button } from 'button'; import { float } from 'float'; export const menu = [button, float]`,
  button: `export const button = 1`,
  words: `export default {}`,
  float: `export const float = 1`,
  'ui/table.tsx': `export const table = 1`,
  'src/domains/voices/voices/face.tsx': `export const face = 1`,
  'node_modules/heavy/index.js': `export const heavy = 1`,
  'a-page.tsx': `import 'ui/table.tsx'; import 'src/domains/voices/voices/face.tsx'; import 'node_modules/heavy/index.js'`,
  'b-page.tsx': `import 'ui/table.tsx'; import 'src/domains/voices/voices/face.tsx'; import 'node_modules/heavy/index.js'; import 'own'`,
  own: `export const own = 1`,
}

async function sortedBy(rules: readonly TogetherRule[], later: readonly string[] = []) {
  const shapes = new Map<string, ModuleShape>()
  const at = (id: string) => `/project/${id}`
  for (const [id, code] of Object.entries(sources)) {
    const resolve = (source: string) => Promise.resolve(source in sources ? at(source) : undefined)
    shapes.set(at(id), await readShape(parseAst(code), resolve))
  }
  const { together, shared } = sortModules('/project', shapes, later.map(at), rules)
  const named = (files: ReadonlyMap<string, string>) =>
    Object.fromEntries([...files].map(([id, name]) => [id.replace('/project/', ''), name]))
  return { together: named(together), shared: named(shared) }
}

test('a module that several need stands in the first file that asks for it', async () => {
  const { together } = await sortedBy([
    { name: 'common', of: ['frame.tsx'], alsoOf: ['entrance.tsx'] },
    { name: 'shell', of: ['frame.tsx'] },
    { name: 'panels', of: ['menu.tsx'] },
  ])
  expect(together).toEqual({
    button: 'common',
    'frame.tsx': 'shell',
    words: 'shell',
    'menu.tsx': 'panels',
    float: 'panels',
  })
})

test('a file may take only what many use, or what it is for', async () => {
  const later = ['frame.tsx', 'entrance.tsx']
  expect((await sortedBy([{ name: 'used', of: ['frame.tsx'], usersMin: 2 }], later)).together).toEqual({
    button: 'used',
  })
  const takes = (id: string) => id.endsWith('words')
  expect((await sortedBy([{ name: 'said', of: ['frame.tsx'], takes }])).together).toEqual({ words: 'said' })
})

test('what two screens need is shared, what one needs stays with it, and a heavy library goes with whoever uses it', async () => {
  expect((await sortedBy([], ['a-page.tsx', 'b-page.tsx'])).shared).toEqual({
    'ui/table.tsx': 'widgets',
    'src/domains/voices/voices/face.tsx': 'parts',
  })
})

test('a source that is no longer there is told, so that no rule is forgotten', async () => {
  await expect(sortedBy([{ name: 'shell', of: ['gone.tsx'] }])).rejects.toThrow('gone.tsx')
})

test('the German of a slice is one file, and titles come with the shell', () => {
  const group = chunkGroups(() => ({ together: new Map(), shared: new Map() })).find(
    ({ debugName }) => debugName === 'german',
  )
  const nameOf = (id: string) => (typeof group?.name === 'function' ? group.name(id) : undefined)
  expect(nameOf('/web/src/domains/voices/voices/lab/words.de.ts')).toBe('german-voices')
  expect(nameOf('/web/src/domains/voices/voices/titles/words.de.ts')).toBe('german')
  expect(nameOf('/web/src/app/home/words.de.ts')).toBe('german')
})

test('the name of a shared file does not list who uses it', () => {
  expect(fileName({ name: 'parts~a-page~b-page' })).toBe('assets/parts-[hash].js')
  expect(fileName({ name: 'home' })).toBe('assets/home-[hash].js')
})
