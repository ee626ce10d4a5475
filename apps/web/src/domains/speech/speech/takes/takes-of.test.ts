import { HistoryItem } from '@vireo/contracts/history'
import { describe, expect, test } from 'vitest'

import { leastAnswer, type Some } from '#kit/testing/least-answer.testing.ts'
import { seedOf, speakerIdsOf, takesOf } from './takes-of.ts'

const made = (given: Some<HistoryItem>) => HistoryItem.parse(leastAnswer(HistoryItem, given))

test('a take keeps its number however many come after it, and recordings of other texts count for nothing', () => {
  const [first, other, second, third] = ['a', 'b', 'a', 'a'].map((text) => made({ text }))
  const isOfThis = ({ text }: HistoryItem) => text === 'a'
  const numbered = (items: readonly (HistoryItem | undefined)[]) =>
    takesOf(
      isOfThis,
      items.flatMap((item) => item ?? []),
    ).map(({ item, number }) => [item, number])
  expect(numbered([second, other, first])).toEqual([
    [second, 2],
    [first, 1],
  ])
  expect(numbered([third, second, other, first])).toEqual([
    [third, 3],
    [second, 2],
    [first, 1],
  ])
})

test('a seed of nought is a seed, and what is no number is none', () => {
  expect(seedOf(made({ settings: { seed: 0 } }))).toBe(0)
  expect(seedOf(made({ settings: { seed: 'x' } }))).toBeUndefined()
  expect(seedOf(made({ settings: null }))).toBeUndefined()
})

describe('who is heard in a take', () => {
  const line = (voice_id: string) => ({ text: 'x', voice_id, voice_name: voice_id })

  test('are the speakers of a dialogue, each once and in the order in which they speak', () => {
    const dialogue = [line('clara'), line('ewan'), line('clara'), line('anna')]
    expect(speakerIdsOf(made({ voice_id: null, dialogue }))).toEqual(['clara', 'ewan', 'anna'])
  })

  test('is the one voice of everything else, or nobody whose voice is gone', () => {
    expect(speakerIdsOf(made({ voice_id: 'clara', dialogue: null }))).toEqual(['clara'])
    expect(speakerIdsOf(made({ voice_id: null, dialogue: null }))).toEqual([])
  })
})
