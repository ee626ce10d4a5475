import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { families } from '../vocabulary/index.ts'
import { readPrompt } from './read-prompt.ts'
import { nearestTo, suggestFor } from './suggest.ts'

const stepsOf = (prompt: string) => readPrompt(prompt).steps.map(({ layers }) => layers.map(({ family }) => family.id))
const traitsOf = (prompt: string) => readPrompt(prompt).steps[0]?.layers[0]?.traits

describe('examples of the vocabulary', () => {
  test.each(families.flatMap(({ id, examples }) => examples.map((example) => [example, id] as const)))(
    '"%s" is %s',
    (example, id) => {
      expect(stepsOf(example).flat()).toContain(id)
      expect(readPrompt(example).unknown).toEqual([])
    },
  )
})

test.each([
  ['slow footsteps on gravel, then a heavy wooden door slams in a large hall', [['footsteps'], ['slam']]],
  ['rain on a tin roof with distant thunder', [['rain', 'thunder']]],
  ['Holztür knarrt, danach drei Schüsse', [['creak'], ['gunshot']]],
  ['ein Hund bellt zweimal, dann fährt ein Auto vorbei', [['dog'], ['engine']]],
  ['a car door slams', [['slam']]],
  ['a glass bottle falls', [['impact']]],
  ['no rain but wind', [['wind']]],
  ['wind in the trees without birds', [['wind']]],
  ['Regen, Donner und Wind', [['rain', 'thunder', 'wind']]],
  ['a unicorn', []],
  ['', []],
] as const)('"%s" is read', (prompt, steps) => {
  expect(stepsOf(prompt)).toEqual(steps)
})

test('modifiers belong to what they stand with', () => {
  const [layers] = readPrompt('rain on a tin roof with distant thunder').steps
  expect(layers?.layers.map(({ traits }) => [traits.surface, traits.distance])).toEqual([
    ['metal', 0],
    [undefined, 0.8],
  ])
  expect(traitsOf('three quick knocks on a metal door in a cave')).toMatchObject({
    count: 3,
    speed: 0.7,
    material: 'metal',
    room: 'cave',
  })
  expect(traitsOf('drei schnelle Schritte auf Schnee')).toMatchObject({ count: 3, speed: 0.7, surface: 'snow' })
  expect(traitsOf('ein riesiger ferner Hubschrauber')).toMatchObject({ size: 1, distance: 0.8 })
})

test('a length in the words is a wish', () => {
  expect(readPrompt('10 seconds of rain').seconds).toBe(10)
  expect(readPrompt('5 Sekunden Wind').seconds).toBe(5)
})

test('words that mean nothing are named as they were written', () => {
  expect(readPrompt('a Unicorn eats thunder').unknown).toEqual(['Unicorn', 'eats'])
})

test('what is asked for in vain leads to what is near, in the same language, and can be made', () => {
  expect(nearestTo('cat').map(({ id }) => id)).toContain('dog')
  expect(nearestTo('thundr').map(({ id }) => id)[0]).toBe('thunder')
  for (const prompt of ['a cat sings', 'eine Katze auf dem Klavier', 'qqq']) {
    const suggested = suggestFor(prompt, readPrompt(prompt).unknown)
    expect(suggested.length).toBeGreaterThan(0)
    for (const text of suggested) expect(readPrompt(text)).toMatchObject({ unknown: [] })
  }
  expect(suggestFor('eine Gitarre', ['Gitarre']).join()).toMatch(/Kirchenglocke/)
})

test('of sounds at once so many are made that they can be told apart, and the others are named', () => {
  const words = families.slice(0, 20).map(({ examples: [english] }) => english)
  const all = [...new Set(words.flatMap((word) => stepsOf(word).flat()))]
  const { steps, unknown } = readPrompt(words.join(', '))
  expect(all.length).toBeGreaterThan(15)
  expect(steps.map(({ layers }) => layers.length)).toEqual([12])
  expect(unknown).toHaveLength(all.length - 12)
})

test('no text breaks the reader', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      const { steps, unknown } = readPrompt(text)
      expect(steps.every(({ layers }) => layers.length > 0)).toBe(true)
      expect(unknown.every((word) => text.normalize('NFKC').includes(word))).toBe(true)
    }),
  )
})
