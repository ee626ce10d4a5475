import { type Change, passagesOf } from '@vireo/transcripts'
import { expect, test } from 'vitest'
import { countWords, textOfWords } from './passages.ts'

const many = Array.from({ length: 40 }, (_, at) => `w${at}`)

test('a change is shown with the words around it, and what is far from any is left out', () => {
  const changes: Change[] = [
    { kind: 'same', words: many },
    { kind: 'gone', words: ['garten', '\n'] },
    { kind: 'new', words: ['garden'] },
    { kind: 'same', words: many },
    { kind: 'new', words: ['end'] },
  ]
  const shown = passagesOf(changes).map((change) => change && textOfWords(change.words))
  expect(shown).toEqual([
    undefined,
    'w32 w33 w34 w35 w36 w37 w38 w39',
    'garten ¶',
    'garden',
    'w0 w1 w2 w3 w4 w5 w6 w7',
    undefined,
    'w32 w33 w34 w35 w36 w37 w38 w39',
    'end',
  ])
  expect([countWords(changes, 'gone'), countWords(changes, 'new')]).toEqual([1, 2])
})
