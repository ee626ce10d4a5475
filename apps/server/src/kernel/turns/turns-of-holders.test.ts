import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TurnsOfHolders } from './turns-of-holders.ts'

test('the lines of holders come round, and each keeps its order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(3))), (asked) => {
      const turns = new TurnsOfHolders()
      /** The same, slowly. */
      let model: { holder: string; numbers: number[] }[] = []
      const taken: number[] = []
      const expected: number[] = []
      const take = () => {
        turns.take()?.()
        const [first, ...others] = model
        const number = first?.numbers.shift()
        if (first) model = first.numbers.length > 0 ? [...others, first] : others
        if (number !== undefined) expected.push(number)
      }
      for (const [at, [holder, takes]] of asked.entries()) {
        turns.add(holder, () => void taken.push(at))
        const line = model.find((one) => one.holder === holder)
        if (line) line.numbers.push(at)
        else model.push({ holder, numbers: [at] })
        for (let one = 0; one < takes; one++) take()
      }
      while (!turns.isEmpty) take()
      expect(taken).toEqual(expected)
      expect(taken).toHaveLength(asked.length)
    }),
  )
})
