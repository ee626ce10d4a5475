import { expect, test } from 'vitest'

import { speechGerman } from '../words.de.ts'
import { speechWords } from '../words.ts'

/** Where the server says what its models are for. */
const sources = import.meta.glob<string>(
  '../../../../../../server/src/domains/speech/speech/models/{models,conversion-models}.ts',
  { eager: true, query: '?raw', import: 'default' },
)

test('what the server says of a model has words in both languages, for those that speak and those that change voices', () => {
  const said = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/ description: '(?<said>[^']+)'/gu)].map(({ groups }) => groups?.['said'] ?? ''),
  )
  expect(said.length).toBeGreaterThanOrEqual(10)
  expect([...new Set(said)].toSorted()).toEqual(Object.keys(speechWords.modelNotes).toSorted())
  for (const one of said) {
    expect(speechGerman.modelNotes[one]).toBeDefined()
    expect(speechGerman.modelNotes[one]).not.toBe(one)
  }
})
