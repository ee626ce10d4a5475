import { describe, expect, test } from 'vitest'
import { withEntry, withImport, withStatement } from './edit-code.ts'

describe('changing code that people wrote', () => {
  test('adds an import behind the others, or a name to an import that is there, once', () => {
    const text = "import { z } from 'zod'\nimport {\n  a,\n  b,\n} from './ab.ts'\n\nexport const x = 1\n"
    const added = withImport(text, 'c', './c.ts')
    expect(added).toBe(
      "import { z } from 'zod'\nimport {\n  a,\n  b,\n} from './ab.ts'\nimport { c } from './c.ts'\n\nexport const x = 1\n",
    )
    expect(withImport(added, 'c', './c.ts')).toBe(added)
    expect(withImport(added, 'd', './ab.ts')).toContain("import { a, b, d } from './ab.ts'")
    expect(withImport('export const x = 1\n', 'c', './c.ts')).toBe("import { c } from './c.ts'\n\nexport const x = 1\n")
  })

  test.each([
    ['export const list: readonly Slice[] = []', 'export const list: readonly Slice[] = [\nnew,\n]'],
    ['const list = { a } as const', 'const list = { a,\nnew,\n} as const'],
    [
      "const list = {\n  a: '}', // one's }\n  b: [1, { c: 2 }],\n}\nconst more = {}",
      "const list = {\n  a: '}', // one's }\n  b: [1, { c: 2 }],\nnew,\n}\nconst more = {}",
    ],
  ])('adds an entry to %s', (text, expected) => {
    expect(withEntry(text, 'list', 'new')).toBe(expected)
  })

  test('adds a statement at the end of a body', () => {
    expect(withStatement('const r = define((on) => {\n  on({ a: 1 })\n})\n', 'define((on) => {', 'on(b)')).toBe(
      'const r = define((on) => {\n  on({ a: 1 })\n  on(b)\n})\n',
    )
  })

  test('says so when there is nothing to add to', () => {
    expect(() => withEntry('const other = {}', 'list', 'new')).toThrow('no const list')
    expect(() => withStatement('const other = {}', 'define(', 'new')).toThrow('define(')
  })
})
