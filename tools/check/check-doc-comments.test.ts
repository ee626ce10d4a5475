import { expect, test } from 'vitest'
import { projectFiles } from '../project/project-files.ts'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { checkDocComments, checkDocCounts, loweredAllowance } from './check-doc-comments.ts'

const file = 'apps/server/src/domains/a/b/get-thing.ts'

test.each([
  ['a function without one', 'export async function getThing() {}', 1],
  ['a function with one', '/** Gets a thing. */\nexport function getThing() {}', 0],
  ['a function of another name', 'export function holdThing() {}', 0],
])('the doc comments check looks at %s', (_, text, count) => {
  using folder = temporaryFolder({ [file]: text })
  expect(checkDocComments(folder.path, projectFiles(folder.path))).toHaveLength(count)
})

const counted = 'packages/a/src/a.ts'
const housing = (text: string, missing: number, fragments: number) => ({
  [counted]: text,
  'tools/check/doc-comments.json': JSON.stringify({ 'packages/': { missing, fragments } }),
})

test.each([
  ['a verb', '/** Reads a thing. */\nexport function one() {}', 0],
  ['a verb on a line of its own', '/**\n * Re-reads a thing.\n */\nexport async function one() {}', 0],
  ['a fragment', '/** For whoever takes it along. */\nexport function one() {}', 1],
  ['a word that only looks like a verb', '/** Its name. */\nfunction one() {}', 1],
  ['nothing, let out', 'export function one() {}', 1],
  ['nothing, kept inside', '/** A kind. */\ntype Kind = 1\nfunction one() {}', 0],
])('a function described by %s counts: %s', (_, text, problems) => {
  using none = temporaryFolder(housing(text, 0, 0))
  expect(checkDocCounts(none.path, [counted])).toHaveLength(problems)
  using some = temporaryFolder(housing(text, 1, 1))
  expect(checkDocCounts(some.path, [counted])).toEqual([])
})

test('what is allowed only falls', () => {
  const text = 'export function one() {}\n/** For two. */\nexport function two() {}'
  using house = temporaryFolder(housing(text, 5, 0))
  expect(JSON.parse(loweredAllowance(house.path, [counted]))).toEqual({ 'packages/': { missing: 1, fragments: 0 } })
})
