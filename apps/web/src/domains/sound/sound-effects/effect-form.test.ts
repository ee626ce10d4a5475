import { expect, test } from 'vitest'
import { costOf, handedOver, seedOf, settingsOf, variantsOf } from './effect-form.ts'

const form = { text: 'rain', seconds: null, loops: false, influence: 0.3, variants: 4, seed: '' }

test('each variant costs: 200 where the length is left to it, 40 a second otherwise', () => {
  expect(costOf(form)).toBe(800)
  expect(costOf({ ...form, seconds: 2.5 })).toBe(400)
  expect(costOf({ ...form, seconds: 0.5, variants: 1 })).toBe(20)
})

test('what a sound was made with is read from its entry, and what is missing is usual', () => {
  expect(settingsOf({ duration_seconds: 3, loop: true, prompt_influence: 0.8, seed: 7 })).toEqual({
    duration_seconds: 3,
    loop: true,
    prompt_influence: 0.8,
    seed: 7,
  })
  expect(settingsOf(null)).toEqual({ duration_seconds: null, loop: false, prompt_influence: 0.3, seed: undefined })
})

test('with a seed one sound is made, and what is no seed is told', () => {
  expect([variantsOf({ ...form, seed: '7' }), costOf({ ...form, seed: '7' })]).toEqual([1, 200])
  expect(['', ' 7 ', '4294967295', '4294967296', '-1', '1.5', 'x'].map((seed) => seedOf({ seed }))).toEqual([
    undefined,
    7,
    4_294_967_295,
    Number.NaN,
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ])
})

test('the library hands over what a sound is made of', () => {
  expect(handedOver({ prompt: 'rain' })).toMatchObject({ text: 'rain', seconds: null, variants: 4 })
  expect(handedOver({ prompt: '' })).toBeUndefined()
})
