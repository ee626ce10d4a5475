import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settleAll } from './settle-all.ts'

const held = fc.array(fc.nat(500), { maxLength: 12 })

test('the price is charged once, in order, and of no reservation more than it holds', async () => {
  await fc.assert(
    fc.asyncProperty(held, fc.nat(3000), fc.nat(1000), async (credits, price, usedBefore) => {
      const reservations = credits.map((amount, index) => ({ id: `r${index}`, credits: amount }))
      const settled: { id: string; part: number; isFirst: boolean }[] = []
      let used = usedBefore
      const counts = await settleAll(reservations, price, async (id, part, isFirst) => {
        settled.push({ id, part, isFirst })
        const from = used
        used += part
        return { from, to: used }
      })
      const reserved = credits.reduce((sum, amount) => sum + amount, 0)
      expect(settled.map(({ id }) => id)).toEqual(reservations.map(({ id }) => id))
      expect(used - usedBefore).toBe(Math.min(price, reserved))
      settled.forEach(({ part }, index) => {
        expect(part).toBeLessThanOrEqual(credits[index] ?? 0)
        // Whatever comes after a reservation that was not used up is not used at all.
        if (index > 0 && part > 0) expect(settled[index - 1]?.part).toBe(credits[index - 1])
      })
      expect(settled.map(({ isFirst }) => isFirst)).toEqual(settled.map((_, index) => index === 0))
      if (settled.length > 0) expect(counts).toEqual({ from: usedBefore, to: used })
    }),
  )
})
