import { describe, expect, test } from 'vitest'
import { projectFiles } from '../project/project-files.ts'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { checkWords } from './check-words.ts'

const glossary = [
  '# Glossary',
  '## Words that nothing is called',
  '',
  '| word        | say instead | may be said in     |',
  '| ----------- | ----------- | ------------------ |',
  '| coupon      | promo code  | `apps/a/stripe/`   |',
  '| backup word | code        |                    |',
].join('\n')

describe('the words check', () => {
  test.each([
    ['in the name of a file', 'apps/a/find-coupon.ts', '', 'the name of the file'],
    ['in a name', 'apps/a/x.ts', '\nexport const findCoupons = 1', ':2'],
    ['at the start of a name', 'apps/a/x.ts', 'export type CouponUse = 1', ':1'],
    ['in a comment', 'apps/a/x.ts', '/**\n * Takes a coupon.\n */', ':2'],
    ['behind a text of several lines', 'apps/a/x.ts', 'const a = `\n\n`\n// a coupon', ':4'],
    ['of two words', 'apps/a/x.ts', 'const backupWord = 1', ':1'],
  ])('finds a word %s', (_, file, text, where) =>
    expect(problemsOf({ [file]: text })).toEqual([expect.stringContaining(where)]),
  )

  test.each([
    ['texts', 'apps/a/x.ts', "const code = 'coupon_expired' + `coupon` // it's a code\nconst b = \"coupon\""],
    ['names of the API', 'apps/a/x.ts', 'has_used_coupon: true'],
    ['places that may say it', 'apps/a/stripe/coupon.ts', 'const coupon = 1'],
    ['words that only contain it', 'apps/a/x.ts', 'const couponless = 1'],
    ['documents', 'docs/x.md', 'coupon'],
  ])('lets pass %s', (_, file, text) => expect(problemsOf({ [file]: text })).toEqual([]))
})

function problemsOf(files: Record<string, string>): string[] {
  using folder = temporaryFolder({ 'docs/glossary.md': glossary, ...files })
  return checkWords(folder.path, projectFiles(folder.path))
}
