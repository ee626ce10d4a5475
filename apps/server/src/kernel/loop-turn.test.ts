import { expect, it } from 'vitest'
import { mayGoOnNow, myTurn } from './loop-turn.ts'

const compute = (ms: number) => {
  const startMs = performance.now()
  while (performance.now() - startMs < ms);
}

it('what waited for its turn computes alone in it, however many waited', async () => {
  mayGoOnNow()
  compute(11)
  let turn = 0
  let isCounting = true
  const count = () => {
    turn++
    if (isCounting) setImmediate(count)
  }
  setImmediate(count)
  const turns: number[] = []
  await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      await myTurn(`holder ${at % 2}`)
      turns.push(turn)
      // What a promise goes on with comes after the step that set it off.
      await Promise.resolve()
      compute(4)
    }),
  )
  isCounting = false
  expect(turns).toHaveLength(40)
  expect(new Set(turns).size).toBe(40)
})
