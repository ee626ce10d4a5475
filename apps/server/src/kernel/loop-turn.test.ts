import { expect, it } from 'vitest'
import { mayGoOnNow, myTurn } from './loop-turn.ts'

const compute = (ms: number) => {
  const startMs = performance.now()
  while (performance.now() - startMs < ms);
}

it('what waited computes in a turn that stays short, however many waited and whatever their promises go on with', async () => {
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
  const inOne = (one: number) => turns.filter((other) => other === one).length
  // Whatever makes a turn too long is over when that is seen.
  expect(Math.max(...turns.map(inOne))).toBeLessThanOrEqual(4)
})
