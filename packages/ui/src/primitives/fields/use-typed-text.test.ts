import { expect, test } from 'vitest'

import { afterTyping, received } from './use-typed-text.ts'

const shown = { text: 'gravel', given: 'gravel', told: [] }
const typed = ['s', 'st', 'ste'].reduce(afterTyping, shown)

test('what comes back while somebody types on does not replace what they typed', () => {
  const late = received(typed, 's')
  expect(late.text).toBe('ste')
  expect(received(late, 'ste')).toEqual({ text: 'ste', given: 'ste', told: [] })
})

test('what comes back at last leaves out what nobody had time for', () => {
  expect(received(typed, 'ste')).toEqual({ text: 'ste', given: 'ste', told: [] })
})

test('what somebody else decides is shown: a step back, a filter that is taken out', () => {
  expect(received(typed, 'wind')).toEqual({ text: 'wind', given: 'wind', told: [] })
  expect(received(received(typed, 'ste'), '').text).toBe('')
})
