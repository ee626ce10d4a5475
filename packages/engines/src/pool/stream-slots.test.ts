import fc from 'fast-check'
import { expect, test } from 'vitest'
import { StreamSlots } from './stream-slots.ts'

const count = 5
const act = fc.oneof(
  fc.constant({ act: 'take' as const }),
  fc.record({ act: fc.constantFrom('give back' as const, 'cancel' as const), slot: fc.integer({ min: -2, max: 7 }) }),
)

test('a slot has one holder at most, whatever is given back or cancelled twice or never was taken', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const slots = new StreamSlots(count)
      const held = new Set<number>()
      for (const step of acts) {
        if (step.act === 'take') {
          const slot = slots.take()
          expect(slot === undefined).toBe(held.size === count)
          if (slot === undefined) continue
          expect(held.has(slot) || slot < 0 || slot >= count).toBe(false)
          expect(slots.cancelFlags[slot]).toBe(0)
          held.add(slot)
        } else if (step.act === 'cancel') {
          slots.cancel(step.slot)
          if (held.has(step.slot)) expect(slots.cancelFlags[step.slot]).toBe(1)
        } else expect(slots.giveBack(step.slot)).toBe(held.delete(step.slot))
      }
    }),
  )
})
