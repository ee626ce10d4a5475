import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FairLimits, FairQueue, type Place } from './fair-queue.ts'

type Act = { readonly kind: 'enter'; readonly key: string } | { readonly kind: 'leave'; readonly which: number }

const keys = ['a', 'b', 'c', 'd']
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('enter' as const), key: fc.constantFrom(...keys) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('leave' as const), which: fc.nat() }) },
)
const someLimits: fc.Arbitrary<Required<FairLimits>> = fc
  .record({ running: fc.integer({ min: 1, max: 4 }), waiting: fc.integer({ min: 0, max: 8 }) })
  .chain(({ running, waiting }) =>
    fc.record({
      running: fc.constant(running),
      runningPerKey: fc.integer({ min: 1, max: running }),
      waiting: fc.constant(waiting),
      waitingPerKey: fc.integer({ min: 0, max: waiting }),
    }),
  )

/** The same rules in the simplest words: arrays that are searched. */
class Plain {
  readonly waiting: Place<number>[] = []
  readonly running: Place<number>[] = []
  readonly limits: Required<FairLimits>
  /** Keys in the order of their turns. */
  round: string[] = []

  constructor(limits: Required<FairLimits>) {
    this.limits = limits
  }

  waitingOf(key: string): Place<number>[] {
    return this.waiting.filter((place) => place.key === key)
  }

  runningOf(key: string): Place<number>[] {
    return this.running.filter((place) => place.key === key)
  }

  isDue(key: string): boolean {
    return this.waitingOf(key).length > 0 && this.runningOf(key).length < this.limits.runningPerKey
  }

  /** Keys that are due no more go, those that have become due stand at the end. */
  settle(): void {
    this.round = this.round.filter((key) => this.isDue(key))
    this.round.push(...keys.filter((key) => this.isDue(key) && !this.round.includes(key)))
  }
}

function acted(
  limits: Required<FairLimits>,
  acts: readonly Act[],
  check: (queue: FairQueue<number>, plain: Plain) => void,
) {
  const queue = new FairQueue<number>(limits)
  const plain = new Plain(limits)
  const drain = () => {
    for (let place = queue.next(); place; place = queue.next()) {
      expect(place.key).toBe(plain.round[0])
      expect(place).toBe(plain.waitingOf(place.key)[0])
      plain.waiting.splice(plain.waiting.indexOf(place), 1)
      plain.running.push(place)
      plain.round.shift()
      plain.settle()
    }
    expect(plain.round.length === 0 || plain.running.length === limits.running).toBe(true)
  }
  acts.forEach((step, number) => {
    if (step.kind === 'enter') enter(queue, plain, step.key, number)
    else leave(queue, plain, step.which)
    drain()
    check(queue, plain)
  })
  return { queue, plain }
}

function enter(queue: FairQueue<number>, plain: Plain, key: string, item: number): void {
  const own = plain.waitingOf(key).length
  const most = Math.max(...keys.map((one) => plain.waitingOf(one).length))
  const { limits } = plain
  const isFull = plain.waiting.length >= limits.waiting
  const beginsAtOnce =
    plain.running.length < limits.running && own === 0 && plain.runningOf(key).length < limits.runningPerKey
  const entry = queue.enter(key, item)
  if (entry.place) {
    expect(beginsAtOnce || own < limits.waitingPerKey).toBe(true)
    if (entry.displaced) {
      const { displaced } = entry
      expect([isFull, beginsAtOnce]).toEqual([true, false])
      expect(plain.waitingOf(displaced.key).length).toBe(most)
      expect(most).toBeGreaterThan(own + 1)
      expect(plain.waitingOf(displaced.key).at(-1)).toBe(displaced)
      plain.waiting.splice(plain.waiting.indexOf(displaced), 1)
      expect(queue.leave(displaced)).toBe(false)
    }
    plain.waiting.push(entry.place)
  } else if (entry.refused === 'own_limit') expect(own).toBe(limits.waitingPerKey)
  else expect([isFull, own + 1 >= most]).toEqual([true, true])
  if (beginsAtOnce) expect(entry.refused).toBeUndefined()
  plain.settle()
}

function leave(queue: FairQueue<number>, plain: Plain, which: number): void {
  const places = [...plain.waiting, ...plain.running]
  const place = places[which % Math.max(1, places.length)]
  if (!place) return
  expect(queue.leave(place)).toBe(true)
  expect(queue.leave(place)).toBe(false)
  for (const list of [plain.waiting, plain.running]) {
    if (list.includes(place)) list.splice(list.indexOf(place), 1)
  }
  plain.settle()
}

test('whatever comes and goes: limits hold, keys take turns in order, and nobody is refused while another is louder', () => {
  fc.assert(
    fc.property(someLimits, fc.array(act, { maxLength: 120 }), (limits, acts) => {
      acted(limits, acts, (queue, plain) => {
        expect([queue.running, queue.waiting]).toEqual([plain.running.length, plain.waiting.length])
        expect(queue.running).toBeLessThanOrEqual(limits.running)
        expect(queue.waiting).toBeLessThanOrEqual(limits.waiting)
        for (const key of keys) {
          const has = queue.of(key)
          expect(has).toEqual({ running: plain.runningOf(key).length, waiting: plain.waitingOf(key).length })
          expect(has.running).toBeLessThanOrEqual(limits.runningPerKey)
          expect(has.waiting).toBeLessThanOrEqual(limits.waitingPerKey)
        }
      })
    }),
    { numRuns: 300 },
  )
})

test('nothing is left of anybody who has nothing any more', () => {
  fc.assert(
    fc.property(someLimits, fc.array(act, { maxLength: 60 }), (limits, acts) => {
      const { queue, plain } = acted(limits, acts, () => undefined)
      for (const place of [...plain.waiting, ...plain.running]) queue.leave(place)
      expect([queue.keys, queue.running, queue.waiting, queue.next()]).toEqual([0, 0, 0, undefined])
    }),
  )
})

test('a flood of one key lets another wait for no more than what is under way', () => {
  const queue = new FairQueue<string>({ running: 1, waiting: 1000 })
  for (let item = 0; item < 900; item++) queue.enter('loud', `loud ${item}`)
  const first = queue.next()
  queue.enter('quiet', 'quiet')
  expect(queue.next()).toBeUndefined()
  if (first) queue.leave(first)
  const order = [1, 2, 3].map(() => {
    const place = queue.next()
    if (place) queue.leave(place)
    return place?.item
  })
  expect(order).toEqual(['quiet', 'loud 1', 'loud 2'])
})

test('a place that is kept free for others lets a neighbour begin at once', () => {
  const queue = new FairQueue<string>({ running: 2, runningPerKey: 1, waiting: 100 })
  for (let item = 0; item < 50; item++) queue.enter('loud', `loud ${item}`)
  expect(queue.next()?.item).toBe('loud 0')
  expect(queue.next()).toBeUndefined()
  queue.enter('quiet', 'quiet')
  expect(queue.next()?.item).toBe('quiet')
})

test('what cannot be is refused when it is made, and what belongs elsewhere when it is given back', () => {
  expect(() => new FairQueue({ running: 0, waiting: 1 })).toThrow(RangeError)
  expect(() => new FairQueue({ running: 1, waiting: -1 })).toThrow(RangeError)
  expect(() => new FairQueue({ running: 1, runningPerKey: 0, waiting: 1 })).toThrow(RangeError)
  expect(() => new FairQueue({ running: 1, waiting: 1 }).leave({ key: 'a', item: 1 })).toThrow(TypeError)
})
