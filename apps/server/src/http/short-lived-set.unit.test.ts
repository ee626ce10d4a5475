import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ShortLivedSet } from './short-lived-set.ts'

describe('a set of what is short-lived', () => {
  it('holds what was added and not taken out, however often that is said', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 30 })), (acts) => {
        const set = new ShortLivedSet<number>()
        const held = new Map<number, () => void>()
        const gone: (() => void)[] = []
        for (const [item, act] of acts.entries()) {
          const takenOut = held.get(act)
          if (takenOut) {
            takenOut()
            gone.push(takenOut)
            held.delete(act)
          } else held.set(item, set.add(item))
          gone.at(act)?.()
        }
        expect([...set].toSorted((a, b) => a - b)).toEqual([...held.keys()])
      }),
    )
  })

  it('takes the places of what is gone', () => {
    const set = new ShortLivedSet<string>()
    set.add('first')
    set.add('second')()
    set.add('third')
    expect([...set]).toEqual(['first', 'third'])
  })
})
