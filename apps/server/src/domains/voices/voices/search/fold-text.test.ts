import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['Łódź', 'lodz'],
  ['SØREN', 'soren'],
  ['Straße', 'strasse'],
  ['İstanbul ışık', 'istanbul isik'],
  ['Đường', 'duong'],
  ['Cœur Æther', 'coeur aether'],
  ['Ｆｕｌｌ', 'full'],
  ['middle_aged', 'middle aged'],
])('%s is found as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('folding twice is folding once', () => {
  for (const text of ['Vojtěch', 'ﬁn', 'Å', '이슬', 'ǅ']) expect(foldText(foldText(text))).toBe(foldText(text))
})
