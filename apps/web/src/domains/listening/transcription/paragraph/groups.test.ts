import type { Paragraph } from '@vireo/transcripts'
import { expect, test } from 'vitest'

import { createGrouping, paragraphsOfGroup } from './groups.ts'

const paragraph = (text: string): Paragraph => ({ speaker_id: null, tokens: [{ text, type: 'word', logprob: 0 }] })
const all = Array.from({ length: 2 * paragraphsOfGroup + 1 }, (_, at) => paragraph(`${at}`))

test('groups hold all paragraphs in their order, and none is empty', () => {
  const grouped = createGrouping()
  expect(grouped(all).flat()).toEqual(all)
  expect(grouped(all).map(({ length }) => length)).toEqual([paragraphsOfGroup, paragraphsOfGroup, 1])
  expect(grouped([])).toEqual([])
})

test('only the group of a paragraph that changed is another list', () => {
  const grouped = createGrouping()
  const before = grouped(all)
  const after = grouped(all.with(paragraphsOfGroup, paragraph('corrected')))
  expect(after.map((group, at) => group === before[at])).toEqual([true, false, true])
  expect(after[1]?.[0]?.tokens[0]?.text).toBe('corrected')
})

test('where one is gone, those before it are the same lists', () => {
  const grouped = createGrouping()
  const before = grouped(all)
  const after = grouped(all.toSpliced(paragraphsOfGroup, 1))
  expect(after).toHaveLength(2)
  expect(after.map((group, at) => group === before[at])).toEqual([true, false])
})
