import { HistoryItem } from '@vireo/contracts/history'
import { expect, test } from 'vitest'

import { useForTests } from '#kit/testing/hook.testing.ts'
import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { useSelection } from './use-selection.ts'

const item = (history_item_id: string) => HistoryItem.parse(leastAnswer(HistoryItem, { history_item_id }))
const [first, second, third] = [item('h1'), item('h2'), item('h3')]
const ids = (items: readonly HistoryItem[]) => items.map(({ history_item_id: id }) => id)

test('what is picked is picked until it is picked again, in the order in which it is shown', async () => {
  const selection = await useForTests(() => useSelection([first, second, third]))
  await selection.act(({ toggle }) => toggle(third))
  await selection.act(({ toggle }) => toggle(first))
  expect(ids(selection.now().items)).toEqual(['h1', 'h3'])
  expect([selection.now().has(second), selection.now().isAll]).toEqual([false, false])
  await selection.act(({ toggle }) => toggle(third))
  expect(ids(selection.now().items)).toEqual(['h1'])
})

test('what is no longer shown is acted on by nothing', async () => {
  let shown = [first, second]
  const selection = await useForTests(() => useSelection(shown))
  await selection.act(({ pickAll }) => pickAll())
  expect(selection.now().isAll).toBe(true)
  shown = [second, third]
  await selection.again()
  expect(ids(selection.now().items)).toEqual(['h2'])
  expect(selection.now().isAll, 'what came since was not picked').toBe(false)
  await selection.act(({ clear }) => clear())
  expect(selection.now().items).toEqual([])
})
