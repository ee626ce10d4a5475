import { describe, expect, it } from 'vitest'
import { OrderQueue, type Waiting } from './order-queue.ts'

let lastId = 0
function waitingOf(owner: string, isLive = false): Waiting & { failure?: unknown } {
  const order = { order: 'prepare', id: ++lastId } as Waiting['order']
  const waiting: Waiting & { failure?: unknown } = {
    order,
    model: undefined,
    owner,
    isLive,
    losses: 0,
    isWanted: true,
    resolve: () => undefined,
    reject: (error) => (waiting.failure = error),
  }
  return waiting
}
const takeAll = (queue: OrderQueue) => queue.empty().map(({ owner, isLive }) => `${owner}${isLive ? '!' : ''}`)

describe('orders that wait', () => {
  it('are done for each owner in turn, however many one has', () => {
    const queue = new OrderQueue()
    for (let many = 0; many < 4; many++) queue.add(waitingOf('a'))
    queue.add(waitingOf('b'))
    queue.add(waitingOf('c'))
    expect(takeAll(queue)).toEqual(['a', 'b', 'c', 'a', 'a', 'a'])
  })

  it('are done first where somebody listens', () => {
    const queue = new OrderQueue()
    for (const owner of ['a', 'b']) queue.add(waitingOf(owner))
    for (const owner of ['c', 'c', 'd']) queue.add(waitingOf(owner, true))
    expect(takeAll(queue)).toEqual(['c!', 'd!', 'c!', 'a', 'b'])
  })

  it('are ahead of all others where the process was lost over them', () => {
    const queue = new OrderQueue()
    queue.add(waitingOf('a', true))
    queue.again(waitingOf('b'))
    expect(takeAll(queue)).toEqual(['b', 'a!'])
  })

  it('are forgotten when nobody wants them, wherever they wait', () => {
    const queue = new OrderQueue()
    const [one, other, lost] = [waitingOf('a'), waitingOf('a', true), waitingOf('a')]
    queue.add(one)
    queue.add(other)
    queue.again(lost)
    for (const waiting of [one, other, lost]) queue.drop(waiting)
    queue.add(waitingOf('b'))
    expect(takeAll(queue)).toEqual(['b'])
  })

  it('are so many at most, and those of whoever has most make room', () => {
    const queue = new OrderQueue()
    const flood = Array.from({ length: 500 }, () => waitingOf('a'))
    for (const waiting of flood) queue.add(waiting)
    expect(() => queue.add(waitingOf('a'))).toThrow(/too much of this owner/)
    for (let owner = 0; owner < 500; owner++) queue.add(waitingOf(`b${owner}`))
    queue.add(waitingOf('c'))
    expect(flood.at(-1)?.failure).toMatchObject({ kind: 'overloaded' })
    expect(queue.empty()).toHaveLength(1000)
  })
})
