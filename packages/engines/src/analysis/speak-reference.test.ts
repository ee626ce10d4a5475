import { beforeEach, expect, test } from 'vitest'
import type { SpeechEngine } from '../speech.ts'
import { createReferenceSpeaker } from './speak-reference.ts'

const said: string[] = []
let answers = true
/** Says every text as so many samples as it has letters; the engines that speak have tests of their own. */
const speech: SpeechEngine = {
  open: (_format, listener) => ({
    push({ text, recipe }) {
      said.push(`${recipe.base} ${text}`)
      if (answers) listener.audio(new Uint8Array(2 * text.length))
    },
    finish: () => answers && listener.end({ durationMs: 1 }),
    cancel: () => undefined,
  }),
  voices: () => Promise.resolve([]),
  pronounce: () => Promise.resolve(undefined),
  ready: () => Promise.resolve(),
  close: () => Promise.resolve(),
}
const recipes = ['one', 'other'].map((base) => ({ engine: 'fake', base, gainDb: 0 }))
beforeEach(() => {
  said.length = 0
  answers = true
})

test('a line is said once in each voice, and anew in another language', async () => {
  const speak = createReferenceSpeaker(speech, () => recipes)
  const first = await speak(['line', 'decoy'], 'en')
  expect(first.map((voice) => voice.map(({ samples }) => samples.length))).toEqual([
    [4, 5],
    [4, 5],
  ])
  expect(await speak(['decoy', 'line'], 'en')).toEqual(first.map((voice) => voice.toReversed()))
  expect(said).toEqual(['one line', 'one decoy', 'other line', 'other decoy'])
  await speak(['line'], 'de')
  expect(said.length).toBe(6)
})

test('what was asked for least lately is forgotten, so that what is kept does not grow', async () => {
  const speak = createReferenceSpeaker(speech, () => recipes.slice(0, 1))
  const lines = Array.from({ length: 65 }, (_, at) => `line ${at}`)
  await speak(lines, 'en')
  await speak(lines.slice(1), 'en')
  expect(said.length).toBe(65)
  await speak(lines.slice(0, 1), 'en')
  expect(said.length).toBe(66)
})

test('nothing is kept of a line that nobody waited for', async () => {
  const speak = createReferenceSpeaker(speech, () => recipes.slice(0, 1))
  const leaving = new AbortController()
  answers = false
  const asked = speak(['line'], 'en', leaving.signal)
  leaving.abort(new Error('left'))
  await expect(asked).rejects.toThrow('left')
  answers = true
  expect((await speak(['line'], 'en'))[0]?.[0]?.samples.length).toBe(4)
})
