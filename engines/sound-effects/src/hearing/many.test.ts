import { expect, test } from 'vitest'
import { silence } from '../dsp/sound.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { render } from '../render.ts'

/** Renders a prompt with families that only note how many seconds they are to make. */
function workOf(prompt: string, seconds?: number): { readonly made: readonly number[]; readonly beats: number } {
  const { steps, ...plan } = readPrompt(prompt)
  const made: number[] = []
  let beats = 0
  const noting = steps.map(({ layers }) => ({
    layers: layers.map((layer) => ({
      ...layer,
      family: {
        ...layer.family,
        model: (scene: { readonly seconds: number; readonly count: number }) => {
          made.push(scene.seconds)
          return silence(scene.count)
        },
      },
    })),
  }))
  const onBeat = () => void beats++
  render({ ...plan, steps: noting }, { seconds, loops: false, influence: 1, seed: 1, lufs: -23, onBeat })
  return { made, beats }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

test('many of what sounds once are no more work than what is heard of them', () => {
  const [alone = 0] = workOf('an explosion').made
  const { made } = workOf('999 explosions', 30)
  expect(made).toHaveLength(12)
  expect(sum(made)).toBeLessThan(made.length * alone * 1.2)
})

test('and where there is more time than each takes by itself, they share it', () => {
  const { made } = workOf('two explosions', 30)
  expect(made.map(Math.round)).toEqual([15, 15])
})

test('who waits hears of each of them, so that work that is not wanted any more ends soon', () => {
  expect(workOf('999 explosions').beats).toBeGreaterThanOrEqual(12)
})
