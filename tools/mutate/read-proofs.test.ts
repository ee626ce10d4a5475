import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readProofs } from './read-proofs.ts'

const root = mkdtempSync(join(tmpdir(), 'vireo-proofs-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const files: Readonly<Record<string, string>> = {
  'apps/server/src/money.ts': `export const due = (price: number, paid: number) => price - paid // proved by money.test.ts
// proved by far.test.ts
if (isLate) {
  throw late() // proved by nobody.test.ts
}
`,
  'apps/server/src/money.test.ts': '// proved by money.test.ts',
  'apps/server/test/far.test.ts': '',
  'tools/marks.ts': 'const mark = 1 // proved by money.test.ts',
}

test('finds the lines that name their tests, beside or above, and names that lead nowhere', () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const file = 'apps/server/src/money.ts'
  expect(readProofs(root, Object.keys(files))).toEqual({
    proofs: [
      {
        file,
        line: 1,
        code: 'export const due = (price: number, paid: number) => price - paid',
        test: 'apps/server/src/money.test.ts',
      },
      { file, line: 3, code: 'if (isLate) {', test: 'apps/server/test/far.test.ts' },
    ],
    problems: [`${file}:4 is proved by nobody.test.ts, which is not one test file.`],
  })
})
