import { describe, expect, it } from 'vitest'
import { createCredentialCache } from './credential-cache.ts'

const caller = { actor: { kind: 'user', userId: 'u', permissions: 'all' }, workspaceId: 'w' } as const

describe('a credential cache', () => {
  it('remembers for three quarters of a second, however the clock moves', () => {
    const cache = createCredentialCache()
    cache.put('hash', 'key', caller, { nowMs: 5_000, revision: cache.revision })
    expect(cache.get('hash', 5_749)).toBe(caller)
    expect(cache.get('hash', 5_750)).toBeUndefined()
    expect(cache.get('hash', 1_000)).toBeUndefined()
    expect(cache.get('other', 5_000)).toBeUndefined()
  })

  it('forgets a revoked credential under every hash, and no other', () => {
    const cache = createCredentialCache()
    for (const [hash, id] of [
      ['a', 'one'],
      ['b', 'one'],
      ['c', 'two'],
    ] as const)
      cache.put(hash, id, caller, { nowMs: 0, revision: cache.revision })
    cache.forget('one')
    expect([cache.get('a', 0), cache.get('b', 0), cache.get('c', 0)]).toEqual([undefined, undefined, caller])
  })

  it('does not remember what was looked up before a revocation and arrives after it', () => {
    const cache = createCredentialCache()
    const { revision } = cache
    cache.forget('key')
    cache.put('hash', 'key', caller, { nowMs: 0, revision })
    expect(cache.get('hash', 0)).toBeUndefined()
    const beforeClearing = cache.revision
    cache.clear()
    cache.put('hash', 'key', caller, { nowMs: 0, revision: beforeClearing })
    expect(cache.get('hash', 0)).toBeUndefined()
  })

  it('holds ten thousand and lets go of the oldest first', () => {
    const cache = createCredentialCache()
    for (let one = 0; one <= 10_000; one++)
      cache.put(`hash ${one}`, `key ${one}`, caller, { nowMs: 0, revision: cache.revision })
    expect(cache.get('hash 0', 0)).toBeUndefined()
    expect(cache.get('hash 1', 0)).toBe(caller)
    expect(cache.get('hash 10000', 0)).toBe(caller)
  })
})
