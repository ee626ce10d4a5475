import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Shares } from './shares.ts'

/** Gives one turn to whoever is next of those who want one. */
function serve(shares: Shares, wanting: ReadonlyMap<string, number>): string {
  const [next = ''] = [...wanting.keys()].toSorted((one, other) => shares.tagOf(one) - shares.tagOf(other))
  const tag = shares.begins(next)
  shares.ends(next, tag, wanting.get(next) ?? 0)
  return next
}

test('two who always want something get the same time, however long the turns of each are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (one, other) => {
      const shares = new Shares()
      const had = new Map([
        ['one', 0],
        ['other', 0],
      ])
      const wanting = new Map([
        ['one', one],
        ['other', other],
      ])
      for (let turn = 0; turn < 400; turn++) {
        const owner = serve(shares, wanting)
        had.set(owner, (had.get(owner) ?? 0) + (wanting.get(owner) ?? 0))
        const difference = Math.abs((had.get('one') ?? 0) - (had.get('other') ?? 0))
        expect(difference).toBeLessThanOrEqual(one + other)
      }
    }),
  )
})

test('whoever comes new is next, and whoever was away has saved nothing up', () => {
  const shares = new Shares()
  for (let turn = 0; turn < 100; turn++) serve(shares, new Map([['loud', 50]]))
  const both = new Map([
    ['loud', 50],
    ['new', 50],
  ])
  const turns = Array.from({ length: 6 }, () => serve(shares, both))
  expect(turns[0]).toBe('new')
  expect(turns.filter((owner) => owner === 'new')).toHaveLength(3)
})
