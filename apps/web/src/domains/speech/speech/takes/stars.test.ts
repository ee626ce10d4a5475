import { HistoryItem } from '@vireo/contracts/history'
import { expect, test } from 'vitest'

import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { starredFirst, withToggled } from './stars.ts'

const take = (id: string, number: number) => ({
  item: HistoryItem.parse(leastAnswer(HistoryItem, { history_item_id: id })),
  number,
})

test('starred takes come first, each part in its order, and keep their numbers', () => {
  const takes = [take('d', 4), take('c', 3), take('b', 2), take('a', 1)]
  const order = starredFirst(takes, (id) => 'ac'.includes(id)).map(({ item, number }) => [item.history_item_id, number])
  expect(order).toEqual([
    ['c', 3],
    ['a', 1],
    ['d', 4],
    ['b', 2],
  ])
})

test('a star is given once and taken back, and only so many are kept', () => {
  expect(withToggled(['a'], 'b')).toEqual(['b', 'a'])
  expect(withToggled(['b', 'a'], 'b')).toEqual(['a'])
  const many = Array.from({ length: 500 }, (_, at) => `take ${at}`)
  expect(withToggled(many, 'new')).toEqual(['new', ...many.slice(0, -1)])
})
