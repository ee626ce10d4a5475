import { expect, test } from 'vitest'

import { changeOf, contrastOf, fullColour, isColour, isSame, previewAddress, type Looks } from './looks.ts'

const plain: Looks = { text_color: '', background_color: '', small: false, title: '', author: '' }

test('what is left empty is left to the visitor’s system and to the page', () => {
  expect(changeOf({ ...plain, title: '  ', text_color: '#123' })).toEqual({
    text_color: '#123',
    background_color: null,
    small: false,
    title: null,
    author: null,
  })
  expect(isSame(plain, { ...plain, author: ' ' })).toBe(true)
  expect(isSame(plain, { ...plain, small: true })).toBe(false)
})

test.each([
  ['', true],
  ['#123', true],
  ['#A1b2C3', true],
  ['red', false],
  ['#12', false],
  ['#12345g', false],
])('%j can be a colour: %s', (text, expected) => {
  expect(isColour(text)).toBe(expected)
})

test('contrast is that of WCAG, also between short and long colours, and unknown without both', () => {
  expect(contrastOf('#000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#767676', '#fff')).toBeCloseTo(4.54, 2)
  expect(contrastOf('', '#fff')).toBeUndefined()
  expect(fullColour('#AbC')).toBe('#aabbcc')
})

test('a preview is asked for with colours that are some, and for the page that it plays', () => {
  const looks = { ...plain, text_color: '#12', background_color: '#ffffff' }
  expect(previewAddress('an', looks, 'https://a.example/?b')).toBe(
    '/audio-native/an/preview?small=false&background_color=%23ffffff&page=https%3A%2F%2Fa.example%2F%3Fb',
  )
})
