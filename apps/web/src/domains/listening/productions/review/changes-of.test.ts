import { TaskContent } from '@vireo/contracts/productions'
import { expect, test } from 'vitest'

import { changesOf, countOf } from './changes-of.ts'

const content = (...texts: string[]) =>
  TaskContent.parse({
    segments: texts.map((text, at) => ({ id: `${at}`, text, speaker_id: 'a', start_s: at, end_s: at + 1 })),
  })

test('what changed is told word by word, whichever segment it stands in', () => {
  const changes = changesOf(content('the garden is', 'grean today'), content('the garden is green', 'today'))
  expect(changes.map((change) => change && `${change.kind}: ${change.words.join(' ')}`)).toEqual([
    'same: the garden is',
    'gone: grean',
    'new: green',
    'same: today',
  ])
  expect([countOf(changes, 'gone'), countOf(changes, 'new')]).toEqual([1, 1])
})

test('nothing is told where no word is different, and what is far from a change is left out', () => {
  expect(changesOf(content('the same', 'words'), content('the', 'same words'))).toEqual([])
  const many = Array.from({ length: 40 }, (_, at) => `w${at}`).join(' ')
  const changes = changesOf(content(many), content(`${many} more`))
  expect(changes[0]).toBeUndefined()
  expect(changes.at(-1)).toEqual({ kind: 'new', words: ['more'] })
})
