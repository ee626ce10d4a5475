import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../kernel/clock.ts'
import { Commons } from './commons.ts'
import type { Lease } from './held.ts'
import { Tally } from './tally.ts'
import { TokenBuckets } from './token-buckets.ts'
import type { Who } from './who.ts'
import { start, limited, refusalOf } from './admission.testing.ts'

describe('requests a second', () => {
  const requestsPerSecond = { address: 0, credential: 2, workspace: 3, instance: 0 }

  it('may come ten seconds’ worth at once, then at their pace', () => {
    const { clock, admission } = limited({ requestsPerSecond })
    const count = () => refusalOf(() => admission.countRequest({ credential: 'key' }))
    for (let at = 0; at < 20; at++) expect(count()).toBeUndefined()
    expect(count()).toMatchObject({
      code: 'rate_limit_exceeded',
      details: { retryAfterSeconds: 0.5, data: { scope: 'credential' } },
    })
    clock.advance(500)
    expect(count()).toBeUndefined()
    expect(count()?.code).toBe('rate_limit_exceeded')
  })

  it('are counted together for the keys of a workspace, and apart from other workspaces', () => {
    const { admission } = limited({ requestsPerSecond })
    const count = (credential: string, workspace: string) =>
      refusalOf(() => admission.countRequest({ credential, workspace }))
    for (let at = 0; at < 15; at++) for (const key of ['a', 'b']) expect(count(key, 'w')).toBeUndefined()
    expect(count('c', 'w')?.details.data).toMatchObject({ scope: 'workspace' })
    expect(count('d', 'v')).toBeUndefined()
  })

  it('are remembered for a bounded number of keys', () => {
    const buckets = new TokenBuckets(1, createManualClock(start))
    for (let key = 0; key < 100_000; key++) buckets.take(`address ${key}`)
    expect(buckets.keys).toBeLessThanOrEqual(20_000)
  })
})

describe('room', () => {
  const running = { address: 3, credential: 2, workspace: 4, instance: 12 }
  const who: Who = { address: 'a' }

  it('is counted for callers once they are known, and given back once', () => {
    const { admission } = limited({ running })
    const leases = [1, 2].map(() => admission.take('running', who))
    for (const lease of leases) lease.join({ credential: 'key' })
    const third = admission.take('running', who)
    expect(refusalOf(() => third.join({ credential: 'key' }))?.details.data).toMatchObject({ scope: 'credential' })
    expect(refusalOf(() => admission.take('running', who))?.details.data).toMatchObject({ scope: 'address' })
    leases[0]?.release()
    leases[0]?.release()
    third.join({ credential: 'key' })
    expect(refusalOf(() => admission.take('running', who))).toBeUndefined()
    expect(refusalOf(() => admission.take('running', who))?.code).toBe('rate_limit_exceeded')
  })

  it('refuses as too large what would never fit', () => {
    const { admission } = limited({ diskBytes: { ...running, instance: 100, address: 50 } })
    expect(refusalOf(() => admission.assertFits('diskBytes', who, 51))?.code).toBe('request_too_large')
    expect(refusalOf(() => admission.assertFits('diskBytes', {}, 76))?.code).toBe('request_too_large')
    const other = admission.take('diskBytes', who, 20)
    const lease = admission.take('diskBytes', who, 0)
    lease.grow(20)
    expect(refusalOf(() => lease.grow(20))?.code).toBe('rate_limit_exceeded')
    expect(refusalOf(() => lease.grow(31))?.code).toBe('request_too_large')
    other.release()
    lease.grow(30)
  })

  it('is never more than the bounds, and all there again in the end', () => {
    const keys = fc.constantFrom('x', 'y', 'z')
    const steps = fc.array(
      fc.record({ address: keys, credential: keys, grow: fc.integer({ min: 0, max: 3 }), release: fc.nat(20) }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(steps, (list) => {
        const { admission } = limited({ running })
        const leases: Lease[] = []
        for (const step of list) {
          refusalOf(() => {
            const lease = admission.take('running', { address: step.address })
            leases.push(lease)
            lease.join({ credential: step.credential })
            lease.grow(step.grow)
          })
          leases[step.release]?.release()
        }
        for (const lease of leases) lease.release()
        // Whatever was refused in between, everything is there again.
        for (const address of ['x', 'y', 'z']) for (let at = 0; at < 3; at++) admission.take('running', { address })
        for (const workspace of ['u', 'v', 'w']) admission.take('running', { workspace })
        expect(refusalOf(() => admission.take('running', {}))?.code).toBe('rate_limit_exceeded')
      }),
    )
  })

  it('is remembered only for whoever holds something', () => {
    const tally = new Tally(5)
    for (let key = 0; key < 1000; key++) {
      tally.take(String(key), 1)
      tally.give(String(key), 1)
    }
    const commons = new Commons(5)
    for (let key = 0; key < 1000; key++) {
      commons.take(String(key), 1)
      commons.move(String(key), 'workspace', 1)
      commons.give('workspace', 1)
    }
    expect([tally.keys, commons.holders]).toEqual([0, 0])
  })
})
