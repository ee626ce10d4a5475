import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../kernel/clock.ts'
import { AppError } from '../../kernel/errors.ts'
import { createAdmission, everybody, type Lease, type Who } from './admission.ts'
import { type AdmissionLimits, withoutLimits } from './limits.ts'
import { networkOf } from './network-of.ts'
import { Tally } from './tally.ts'
import { TokenBuckets } from './token-buckets.ts'

const start = new Date('2026-01-01T00:00:00Z')
const limited = (limits: Partial<AdmissionLimits>) => {
  const clock = createManualClock(start)
  return { clock, admission: createAdmission({ ...withoutLimits, ...limits }, clock) }
}
const refusalOf = (work: () => unknown): AppError | undefined => {
  try {
    work()
    return undefined
  } catch (error) {
    return error instanceof AppError ? error : undefined
  }
}

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
  const running = { address: 3, credential: 2, workspace: 4, instance: 6 }
  const who: Who = { address: 'a', instance: everybody }

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
    const lease = admission.take('diskBytes', who, 0)
    lease.grow(40)
    expect(refusalOf(() => lease.grow(20))?.code).toBe('rate_limit_exceeded')
    lease.grow(10)
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
            const lease = admission.take('running', { address: step.address, instance: everybody })
            leases.push(lease)
            lease.join({ credential: step.credential })
            lease.grow(step.grow)
          })
          leases[step.release]?.release()
        }
        for (const lease of leases) lease.release()
        // Whatever was refused in between, everything is there again.
        for (const address of ['x', 'y'])
          for (let at = 0; at < 3; at++) admission.take('running', { address, instance: everybody })
        expect(refusalOf(() => admission.take('running', { instance: everybody }))?.code).toBe('rate_limit_exceeded')
      }),
    )
  })

  it('is remembered only for whoever holds something', () => {
    const tally = new Tally(5)
    for (let key = 0; key < 1000; key++) {
      tally.take(String(key), 1)
      tally.give(String(key), 1)
    }
    expect(tally.keys).toBe(0)
  })
})

describe('a place on the network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
