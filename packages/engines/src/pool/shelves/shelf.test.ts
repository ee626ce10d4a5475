import { describe, expect, it } from 'vitest'
import { createShelf, createShelves } from './shelf.ts'

type Thing = { readonly number: number; isWorn: boolean }

function aShelf(capacity = 3) {
  let made = 0
  const shelf = createShelf<Thing>(
    capacity,
    async () => ({ number: ++made, isWorn: false }),
    (thing) => {
      if (thing.number === 13) throw new Error('beyond repair')
      thing.isWorn = false
    },
  )
  return { shelf, made: () => made }
}

describe('a shelf', () => {
  it('has nothing until it is stocked, then one to spare', async () => {
    const { shelf } = aShelf()
    expect(shelf.take()).toBeUndefined()
    await shelf.stock()
    expect(shelf.stock()).toBeUndefined()
    expect([shelf.take(), shelf.take()]).not.toContain(undefined)
  })

  it('makes another when the last one was taken', async () => {
    const { shelf } = aShelf()
    await shelf.stock()
    const [one, two] = [shelf.take(), shelf.take()]
    await expect.poll(() => shelf.take()).toBeDefined()
    expect(one).not.toBe(two)
  })

  it('offers what came back only after renewing it', async () => {
    const { shelf, made } = aShelf()
    await shelf.stock()
    const things = [shelf.take(), shelf.take()]
    for (const thing of things) {
      if (!thing) continue
      thing.isWorn = true
      shelf.giveBack(thing)
    }
    await expect.poll(() => shelf.stock()).toBeUndefined()
    const again = [shelf.take(), shelf.take()].map((thing) => [thing?.number, thing?.isWorn])
    expect(again.toSorted()).toEqual([
      [1, false],
      [2, false],
    ])
    expect(made()).toBe(2)
  })

  it('keeps no more than fits, and nothing that cannot be renewed', async () => {
    const { shelf } = aShelf(1)
    shelf.giveBack({ number: 13, isWorn: true })
    shelf.giveBack({ number: 2, isWorn: true })
    shelf.giveBack({ number: 3, isWorn: true })
    await Promise.resolve()
    expect(shelf.take()?.number).toBe(2)
    expect(shelf.take()).toBeUndefined()
  })

  it('is kept for as many keys as allowed, the latest ones', async () => {
    const shelves = createShelves(2, (key: number) =>
      createShelf(
        1,
        async () => ({ key }),
        () => undefined,
      ),
    )
    const first = shelves('one', 1)
    shelves('two', 2)
    expect(shelves('one', 1)).toBe(first)
    shelves('three', 3)
    expect(shelves('one', 1)).toBe(first)
    expect(await shelves('two', 2).stock()).toBeUndefined()
    expect(shelves('two', 2).take()).toEqual({ key: 2 })
  })
})
