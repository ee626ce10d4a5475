import { expect, it } from 'vitest'
import { goOnLater, mayGoOnNow, myTurn, strangerIn } from './loop-turn.ts'

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

it('strangers from however many networks have every second turn beside somebody who is known', async () => {
  mayGoOnNow()
  compute(11)
  const done: string[] = []
  const all: Promise<void>[] = []
  const ask = (holder: string) =>
    all.push(new Promise((resolve) => goOnLater(holder, () => resolve(void done.push(holder)))))
  for (let network = 0; network < 100; network++) ask(strangerIn(`10.0.${network}.0/24`))
  for (let request = 0; request < 5; request++) ask('known')
  await Promise.all(all)
  expect(done).toHaveLength(105)
  expect(done.lastIndexOf('known')).toBeLessThanOrEqual(10)
})
