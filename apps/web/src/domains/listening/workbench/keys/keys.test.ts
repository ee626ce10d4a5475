import { expect, test } from 'vitest'

import { actOf, keysOf, keyTable } from './keys.ts'

const held = { altKey: false, shiftKey: false, ctrlKey: false, metaKey: false }

test('every act has one key of its own, and that key does it', () => {
  const acts = keyTable.map(({ code, shift = false, control = false }) =>
    actOf({ ...held, code, shiftKey: shift, altKey: !control, ctrlKey: control }),
  )
  expect(acts).toEqual(keyTable.map(({ act }) => act))
  expect(new Set(keyTable.map((key) => keysOf(key, false).join())).size).toBe(keyTable.length)
})

test.each([
  ['a letter is a letter', { ...held, code: 'KeyK' }, undefined],
  ['what AltGr writes is written', { ...held, code: 'KeyL', altKey: true, ctrlKey: true }, undefined],
  ['the other key of a Mac', { ...held, code: 'KeyZ', metaKey: true }, 'undo'],
  ['the other way to make it again', { ...held, code: 'KeyY', ctrlKey: true }, 'redo'],
  ['one with Shift is another', { ...held, code: 'ArrowLeft', altKey: true, shiftKey: true }, 'endEarlier'],
])('%s', (_, pressed, act) => {
  expect(actOf(pressed)).toBe(act)
})
