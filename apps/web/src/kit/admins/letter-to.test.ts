import { expect, test } from 'vitest'

import { letterTo } from './letter-to.ts'

test('a letter goes to everybody who is named, and says what it is about', () => {
  const letter = { subject: 'Access & roles', body: 'May I?\nhttps://vireo.test/app/usage?days=7' }
  const url = new URL(letterTo(['ada@example.test', 'grace+a?b@example.test'], letter))
  expect(url.protocol).toBe('mailto:')
  expect(url.pathname.split(',').map(decodeURIComponent)).toEqual(['ada@example.test', 'grace+a?b@example.test'])
  expect(Object.fromEntries(url.searchParams)).toEqual(letter)
})

test('an address adds nothing to the letter', () => {
  const url = new URL(letterTo(['a@example.test?bcc=b@example.test&body=x'], { subject: 'Access', body: 'May I?' }))
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
})
