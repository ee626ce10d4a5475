import { expect, test } from 'vitest'
import { projectFiles } from '../project/project-files.ts'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { checkDocComments } from './check-doc-comments.ts'

const file = 'apps/server/src/domains/a/b/get-thing.ts'

test.each([
  ['a function without one', 'export async function getThing() {}', 1],
  ['a function with one', '/** Gets a thing. */\nexport function getThing() {}', 0],
  ['a function of another name', 'export function holdThing() {}', 0],
])('the doc comments check looks at %s', (_, text, count) => {
  using folder = temporaryFolder({ [file]: text })
  expect(checkDocComments(folder.path, projectFiles(folder.path))).toHaveLength(count)
})
