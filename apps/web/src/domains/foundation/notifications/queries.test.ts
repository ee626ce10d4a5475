import type { Message } from '@vireo/contracts/notifications'
import { expect, test } from 'vitest'

import { asRead } from './queries.ts'

const message = (message_id: string, has_been_read: boolean): Message => ({
  message_id,
  has_been_read,
  severity: 'info',
  title: 'Hello',
  description: '',
  needs_attention: false,
  create_date_unix_ms: 0,
})
const page = { messages: [message('a', false), message('b', false), message('c', true)], unread_count: 7 }
const readIds = (of: { messages: readonly Message[] }) =>
  of.messages.filter((one) => one.has_been_read).map((one) => one.message_id)

test('a message that is read lowers the count by one, and only once', () => {
  const once = asRead(message('a', false))(page)
  expect(readIds(once)).toEqual(['a', 'c'])
  expect(once.unread_count).toBe(6)
  expect(asRead(message('c', true))(page).unread_count).toBe(7)
  expect(asRead(message('a', false))({ ...page, unread_count: 0 }).unread_count).toBe(0)
})

test('all are read at once, also those on later pages', () => {
  const all = asRead('all')(page)
  expect(readIds(all)).toEqual(['a', 'b', 'c'])
  expect(all.unread_count).toBe(0)
})
