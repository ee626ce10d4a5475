import { expect, test } from 'vitest'
import { KnownCredentials } from './known-credentials.ts'

const key = (name: string) => `sk_${name.repeat(60).slice(0, 60)}`

test('credentials that opened a workspace are known by it, whatever header they come in; others are not', () => {
  const known = new KnownCredentials()
  known.note({ 'xi-api-key': key('a') }, 'ws_1')
  known.note({ authorization: `Bearer ${key('b')}` }, 'ws_2')
  known.note({ authorization: `Bearer ${key('c')}` }, '')
  expect(known.workspaceOf({ 'xi-api-key': key('a') })).toBe('ws_1')
  expect(known.workspaceOf({ authorization: `Bearer ${key('a')}` })).toBe('ws_1')
  expect(known.workspaceOf({ authorization: `Bearer ${key('b')}` })).toBe('ws_2')
  for (const headers of [{}, { 'xi-api-key': key('c') }, { authorization: 'Basic YTpi' }, { 'xi-api-key': '' }])
    expect(known.workspaceOf(headers)).toBeUndefined()
})

test('a credential that opens another workspace is known by that one', () => {
  const known = new KnownCredentials()
  known.note({ authorization: key('a') }, 'ws_1')
  known.note({ authorization: key('a') }, 'ws_2')
  expect(known.workspaceOf({ authorization: key('a') })).toBe('ws_2')
})
