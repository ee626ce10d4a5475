import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../kernel/clock.ts'
import type { AppError } from '../../kernel/errors.ts'
import { networksOf } from '../../kernel/network/networks.ts'
import type { createAdmission } from './admission.ts'
import { Commons } from './commons.ts'
import { isFair, keptOf } from './fair-share.ts'
import type { Resource } from './held.ts'
import { withoutLimits } from './limits.ts'
import { SharedRate } from './shared-rate.ts'
import type { Who } from './who.ts'
import { start, limited, refusalOf } from './admission.testing.ts'

describe('what all share', () => {
  it.each([
    // bound, taken of it, held by who asks, asked for: whether that is fair
    [1000, 0, 0, 750, true],
    [1000, 0, 0, 751, false],
    [1000, 749, 749, 1, true],
    [1000, 750, 750, 1, false],
    [1000, 750, 0, 31, true],
    [1000, 750, 0, 32, false],
    [1000, 750, 30, 1, true],
    [1000, 750, 31, 1, false],
    [1000, 992, 0, 1, true],
    [1000, 999, 0, 1, true],
    [1000, 999, 1, 1, false],
    [1000, 1000, 0, 1, false],
    // Of very little nothing is kept.
    [3, 2, 2, 1, true],
    [4, 3, 3, 1, false],
    [4, 3, 0, 1, true],
  ])('of %i, %i taken, %i by who asks for %i more: %s', (bound, total, held, amount, fair) => {
    expect(isFair(bound, total, held, amount)).toBe(fair)
  })

  const room = 1000
  const held: readonly Resource[] = ['running', 'sockets', 'openBodies', 'memoryBytes', 'diskBytes']
  const bounds = { ...withoutLimits.running, instance: room }
  const takeAll = (admission: ReturnType<typeof createAdmission>, resource: Resource, who: Who) => {
    for (let at = 0; at < 2 * room; at++) if (refusalOf(() => admission.take(resource, who))) return
  }

  it.each(held)('(%s) is never one holder’s alone, and whoever holds little gets more', (resource) => {
    const { admission } = limited({ [resource]: bounds })
    takeAll(admission, resource, { workspace: 'much', address: 'a' })
    expect(refusalOf(() => admission.take(resource, { workspace: 'much', address: 'b' }))).toMatchObject({
      code: 'rate_limit_exceeded',
      details: { retryAfterSeconds: 1, data: { scope: 'instance' } },
    })
    // From the same address, too.
    for (let at = 0; at < 20; at++) admission.take(resource, { address: 'a' }).join({ workspace: 'little' })
  })

  it.each(held)('(%s) is for callers once they are known, wherever they come from', (resource) => {
    const { admission } = limited({ [resource]: bounds })
    let refused: AppError | undefined
    for (let at = 0; at < 2 * room && !refused; at++) {
      const lease = admission.take(resource, { address: `a${at}` })
      refused = refusalOf(() => lease.join({ workspace: 'much' }))
      if (refused) lease.release()
    }
    expect(refused?.details.data).toMatchObject({ scope: 'instance' })
    admission.take(resource, { address: 'b' }).join({ workspace: 'little' })
  })

  it('counts all addresses of one IPv6 customer as one', () => {
    const { admission } = limited({ running: bounds })
    let count = 0
    for (let at = 0; at < 5000; at++) {
      const from = networksOf(`2001:db8:1:${at.toString(16)}::1`)
      if (!refusalOf(() => admission.take('running', from))) count++
    }
    expect(count).toBe(room - keptOf(room))
    admission.take('running', networksOf('2001:db8:2::1'))
  })

  it('gives a /56 four times and a /48 sixteen times what a /64 gets', () => {
    const { admission } = limited({ running: { ...withoutLimits.running, address: 2 } })
    const takenOf = (addresses: (at: number) => string) => {
      let count = 0
      for (let at = 0; at < 100; at++)
        if (!refusalOf(() => admission.take('running', networksOf(addresses(at))))) count++
      return count
    }
    expect(takenOf((at) => `2001:db8:1:2::${at}`)).toBe(2)
    expect(takenOf((at) => `2001:db8:2:${at.toString(16)}::`)).toBe(8)
    expect(takenOf((at) => `2001:db8:3:${(at * 256).toString(16)}::`)).toBe(32)
  })

  it('leaves something for a newcomer whatever so many others have done', () => {
    const greedy = fc.array(fc.record({ who: fc.nat(15), amount: fc.integer({ min: 1, max: 300 }) }), {
      maxLength: 400,
    })
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 100_000 }), greedy, (bound, steps) => {
        const commons = new Commons(bound)
        for (const { who, amount } of steps) commons.take(String(who), amount)
        for (let who = 0; who < 16; who++)
          for (let size = 4096; size >= 1; size /= 2) while (commons.take(String(who), size));
        // Each of them leaves at least seven eighths of what is kept.
        const left = Math.floor((keptOf(bound) * (7 / 8) ** 16) / 8)
        expect(commons.take('newcomer', Math.max(1, left))).toBe(true)
      }),
    )
  })

  it('is all there again when everybody has left, and never more than there is', () => {
    const step = fc.record({
      who: fc.constantFrom('a', 'b', 'c'),
      to: fc.constantFrom('a', 'b', 'c'),
      amount: fc.nat(400),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
        const commons = new Commons(room)
        const taken: { holder: string; amount: number }[] = []
        for (const { who, to, amount } of steps) {
          if (commons.take(who, amount)) taken.push({ holder: who, amount })
          const first = taken[amount % Math.max(1, taken.length)]
          if (first && commons.move(first.holder, to, first.amount)) first.holder = to
          expect(taken.reduce((sum, one) => sum + one.amount, 0)).toBeLessThanOrEqual(room)
        }
        for (const { holder, amount } of taken) commons.give(holder, amount)
        expect([commons.holders, commons.take('one', room - keptOf(room))]).toEqual([0, true])
      }),
    )
  })

  describe('a second', () => {
    const perSecond = 100
    const rateOf = () => {
      const clock = createManualClock(start)
      return { clock, rate: new SharedRate(perSecond, clock) }
    }
    const served = (work: () => boolean, most = 10_000) => {
      let count = 0
      while (count < most && work()) count++
      return count
    }

    it('is never one caller’s alone, at once or over time', () => {
      const { clock, rate } = rateOf()
      expect(served(() => rate.take('much'))).toBe(750)
      let overTime = 0
      for (let second = 0; second < 60; second++) {
        clock.advance(1000)
        overTime += served(() => rate.take('much'))
        for (let at = 0; at < 2; at++) expect(rate.take('little')).toBe(true)
      }
      expect(overTime / 60).toBeGreaterThan(0.6 * perSecond)
      expect(overTime / 60).toBeLessThan(0.8 * perSecond)
    })

    it('is as much as was said for many, and remembers a bounded number of them', () => {
      const { clock, rate } = rateOf()
      for (let caller = 0; caller < 100_000; caller++) rate.take(String(caller))
      let overTime = 0
      for (let second = 0; second < 100; second++) {
        clock.advance(1000)
        for (let caller = 0; caller < 1000; caller++) if (rate.take(`${second} ${caller}`)) overTime++
      }
      expect(overTime / 100).toBeGreaterThan(0.9 * perSecond)
      expect(overTime / 100).toBeLessThan(1.01 * perSecond)
    })

    it('counts a request for its caller instead of the address that others have, too', () => {
      const { rate } = rateOf()
      let refused = 0
      for (let at = 0; at < 2000; at++) {
        expect(rate.take('office')).toBe(true)
        if (!rate.move('office', 'much')) refused++
      }
      expect(refused).toBe(2000 - 750)
      expect(rate.take('office') && rate.move('office', 'little')).toBe(true)
    })

    it('goes on after a clock was set back', () => {
      const { clock, rate } = rateOf()
      served(() => rate.take('much'))
      clock.advance(-3_600_000)
      expect(rate.take('much')).toBe(false)
      clock.advance(1000)
      expect(rate.take('much')).toBe(true)
    })
  })
})
