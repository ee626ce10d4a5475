import { expect, test } from 'vitest'
import { KnownCredentials } from './known-credentials.ts'

test('credentials that opened a workspace are known by it; others are not', () => {
  const known = new KnownCredentials()
  known.note({ 'xi-api-key': 'sk_a' }, { credential: 'key_1', workspace: 'ws_1' })
  known.note({ authorization: 'Bearer b' }, { credential: 'sess_1', workspace: 'ws_2' })
  known.note({ authorization: 'Bearer c' }, { credential: 'sess_2' })
  known.note({ authorization: 'Bearer d' }, { workspace: 'ws_1' })
  expect(known.workspaceOf({ 'xi-api-key': 'sk_a' })).toBe('ws_1')
  expect(known.workspaceOf({ authorization: 'Bearer b' })).toBe('ws_2')
  for (const headers of [{}, { 'xi-api-key': '' }, { 'xi-api-key': 'sk_b' }, { authorization: 'Bearer c' }])
    expect(known.workspaceOf(headers)).toBeUndefined()
  expect(known.workspaceOf({ authorization: 'Bearer d' })).toBeUndefined()
})

test('a session that goes on with another token, or opens another workspace, is known by that', () => {
  const known = new KnownCredentials()
  known.note({ authorization: 'Bearer first' }, { credential: 'sess', workspace: 'ws_1' })
  known.note({ authorization: 'Bearer second' }, { credential: 'sess', workspace: 'ws_1' })
  expect(known.workspaceOf({ authorization: 'Bearer second' })).toBe('ws_1')
  known.note({ authorization: 'Bearer second' }, { credential: 'sess', workspace: 'ws_2' })
  expect(known.workspaceOf({ authorization: 'Bearer second' })).toBe('ws_2')
})

test('a credential that was met lately is known, however many others there were since', () => {
  const known = new KnownCredentials()
  const own = [{ 'xi-api-key': 'own' }, { credential: 'own', workspace: 'ws_own' }] as const
  known.note(...own)
  for (let other = 0; other < 50_000; other++) {
    known.note({ 'xi-api-key': `k${other}` }, { credential: `c${other}`, workspace: `ws_${other}` })
    if (other % 1000 === 0) known.note(...own)
  }
  expect(known.workspaceOf(own[0])).toBe('ws_own')
  expect(known.workspaceOf({ 'xi-api-key': 'k0' })).toBeUndefined()
})
