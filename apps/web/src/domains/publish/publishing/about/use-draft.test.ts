import { expect, test } from 'vitest'

import { problemWith } from './use-draft.ts'
import { aboutWords } from './words.ts'

test.each([
  ['title', ' ', aboutWords.titleMissing],
  ['title', ' Apples ', undefined],
  ['author', '', undefined],
  ['description', ' ', undefined],
  ['isbn', '', undefined],
  ['isbn', '978-3-16-148410-0', undefined],
  ['isbn', '978-3-16-148410-1', aboutWords.isbnWrong],
  ['isbn', '978-3-16', aboutWords.isbnWrong],
] as const)('%s “%s” is kept, or says why not: %s', (name, text, problem) => {
  expect(problemWith(name, text)).toBe(problem)
})
