import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { nextLoop, type Queue, queueOf, stepIn, type Track, without } from './track.ts'

const track = (id: string): Track => ({ id, title: id, open: async () => ({ url: `/${id}` }) })
const queueAt = (ids: string, index: number): Queue => ({ tracks: [...ids].map(track), index, goesOn: true })
const idsOf = ({ tracks }: Queue) => tracks.map(({ id }) => id).join('')
const queues = fc
  .uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 })
  .chain((ids) => fc.nat(ids.length - 1).map((index) => queueAt(ids.join(''), index)))

describe('a step', () => {
  test.each([
    ['into the queue', queueAt('abc', 0), 1, 'off', 1],
    ['back in the queue', queueAt('abc', 2), -1, 'off', 1],
    ['over its end, which is none', queueAt('abc', 2), 1, 'off', undefined],
    ['over its end while one is repeated', queueAt('abc', 2), 1, 'one', undefined],
    ['around its end', queueAt('abc', 2), 1, 'all', 0],
    ['around its beginning', queueAt('abc', 0), -1, 'all', 2],
    ['around a single recording', queueAt('a', 0), 1, 'all', undefined],
  ] as const)('%s', (_what, queue, by, loop, target) => {
    expect(stepIn(queue, by, loop)).toBe(target)
  })

  test('never leads out of the queue, and back again where it came from', () => {
    fc.assert(
      fc.property(queues, fc.constantFrom('off', 'one', 'all'), (queue, loop) => {
        const target = stepIn(queue, 1, loop)
        if (target === undefined) return
        expect(queue.tracks[target]).toBeDefined()
        expect(stepIn({ ...queue, index: target }, -1, loop)).toBe(queue.index)
      }),
    )
  })
})

describe('what is taken out of a queue', () => {
  test('moves the place of what is played, and not what is played', () => {
    const left = without(queueAt('abcd', 2), new Set('ad'))
    expect([idsOf(left), left.index]).toEqual(['bc', 1])
  })

  test('leaves what is played, and of the others those that were not named', () => {
    fc.assert(
      fc.property(queues, fc.uniqueArray(fc.constantFrom(...'abcdefgh')), (queue, gone) => {
        const left = without(queue, new Set(gone))
        const played = queue.tracks[queue.index]
        expect(left.tracks[left.index]).toBe(played)
        expect(left.tracks).toEqual(queue.tracks.filter((each) => each === played || !gone.includes(each.id)))
        expect(left.goesOn).toBe(queue.goesOn)
      }),
    )
  })
})

test('ways to loop come around, and a single recording has no list to begin again', () => {
  const turns = (queue: Queue) => {
    const second = nextLoop('off', queue)
    return [second, nextLoop(second, queue), nextLoop(nextLoop(second, queue), queue)]
  }
  expect(turns(queueAt('ab', 0))).toEqual(['all', 'one', 'off'])
  expect(turns(queueOf(track('a')))).toEqual(['one', 'off', 'one'])
})
