import { expect, test } from 'vitest'

import { shellActionOf, type PressedKey } from './shortcuts.ts'

const base: PressedKey = {
  key: ' ',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  focus: 'page',
}

test.each<[Partial<PressedKey>, string | undefined]>([
  [{ key: ' ' }, 'toggle-play'],
  [{ key: 'ArrowLeft' }, 'skip-back'],
  [{ key: 'ArrowRight' }, 'skip-forward'],
  [{ key: '?', shiftKey: true }, 'help'],
  [{ key: 'k', ctrlKey: true }, 'palette'],
  [{ key: 'K', metaKey: true }, 'palette'],
  [{ key: 'k', ctrlKey: true, focus: 'text' }, 'palette'],
  [{ key: 'k' }, undefined],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, undefined],
  [{ key: 'a' }, undefined],
])('%j on the page does %s', (pressed, action) => {
  expect(shellActionOf({ ...base, ...pressed })).toBe(action)
})

test('nothing is taken from somebody who types', () => {
  for (const key of [' ', 'ArrowLeft', 'ArrowRight', '?']) {
    expect(shellActionOf({ ...base, key, focus: 'text' })).toBeUndefined()
  }
})

test('a focused button keeps its Space and a slider its arrows', () => {
  for (const key of [' ', 'ArrowLeft', 'ArrowRight']) {
    expect(shellActionOf({ ...base, key, focus: 'control' })).toBeUndefined()
  }
  expect(shellActionOf({ ...base, key: '?', focus: 'control' })).toBe('help')
})

test('what somebody else already handled, or Alt changes, is left alone', () => {
  expect(shellActionOf({ ...base, defaultPrevented: true })).toBeUndefined()
  expect(shellActionOf({ ...base, key: 'ArrowLeft', altKey: true })).toBeUndefined()
})
