import { expect, test } from 'vitest'

import { filledKey, formOf, KeyForm } from './key-form.ts'

test('a filled form is what the server is asked for, empty fields are no limit', () => {
  const values = { name: 'CI', limit: ' 5000 ', addresses: '203.0.113.7, 10.0.0.0/8\n2001:db8::/32' }
  expect(KeyForm.safeParse(values).success).toBe(true)
  expect(filledKey(values, ['text_to_speech'])).toEqual({
    name: 'CI',
    permissions: ['text_to_speech'],
    character_limit: 5000,
    allowed_ips: ['203.0.113.7', '10.0.0.0/8', '2001:db8::/32'],
  })
  expect(filledKey({ name: 'CI', limit: '', addresses: ' ' }, undefined)).toEqual({
    name: 'CI',
    permissions: 'all',
    character_limit: null,
    allowed_ips: null,
  })
})

test.each([
  [{ name: '', limit: '', addresses: '' }, 'name'],
  [{ name: 'x', limit: '-1', addresses: '' }, 'limit'],
  [{ name: 'x', limit: '1.5', addresses: '' }, 'limit'],
  [{ name: 'x', limit: '', addresses: '10.0.0.0/8, example.test' }, 'addresses'],
])('%j is refused for its %s', (values, field) => {
  expect(KeyForm.safeParse(values).error?.issues[0]?.path).toEqual([field])
})

test('the form of a key shows its limits, and a limit of nothing is not the same as none', () => {
  const key = {
    key_id: 'key_1',
    name: 'CI',
    hint: 'abcd',
    created_at_unix: 0,
    last_used_at_unix: null,
    is_disabled: false,
    disable_reason: null,
    permissions: null,
    character_limit: 0,
    character_count: 0,
    allowed_ips: ['::1'],
  }
  expect(formOf(key)).toEqual({ name: 'CI', limit: '0', addresses: '::1' })
  expect(formOf({ ...key, character_limit: null, allowed_ips: null })).toEqual({ name: 'CI', limit: '', addresses: '' })
})
