import { expect, test } from 'vitest'
import { pictures } from '../vocabulary/pictures.ts'
import { readPrompt } from './read-prompt.ts'

const read = (prompt: string) => {
  const { steps, unknown, seconds } = readPrompt(prompt)
  const layers = steps.flatMap((step) => step.layers)
  return { made: layers.map(({ family }) => family.id), traits: layers[0]?.traits, unknown, seconds }
}

test.each([
  ['5000 people clapping', 'applause', 999],
  ['5,000 people clapping', 'applause', 999],
  ['5.000 Menschen klatschen', 'applause', 999],
  ['10 000 footsteps', 'footsteps', 999],
  ['123456789012345 footsteps', 'footsteps', 999],
  ['12 footsteps', 'footsteps', 12],
  ['0 footsteps', 'footsteps', 1],
])('"%s" is %s, as many as there are', (prompt, family, count) => {
  const { made, traits } = read(prompt)
  expect(made).toContain(family)
  expect(traits?.count).toBe(count)
})

test.each([
  ['10000 hz', ['beep'], 10_000],
  ['a 10000 Hz beep', ['beep'], 10_000],
  ['a beep at 440Hz', ['beep'], 440],
  ['2.5 kHz tone', ['beep'], 2500],
  ['a 1,000 hertz sine wave', ['beep'], 1000],
  ['ein Ton mit 12,5 Kilohertz', ['beep'], 12_500],
  ['50 Hz hum', ['drone'], 50],
  ['rain, then 440 Hz', ['rain', 'beep'], undefined],
])('"%s" has the pitch that it says, and nothing is counted', (prompt, made, hz) => {
  const said = read(prompt)
  expect([said.made, said.unknown, said.traits?.count]).toEqual([made, [], undefined])
  expect(said.traits?.hz).toBe(hz)
})

test.each([
  ['wind at 50 Hz', ['50 Hz']],
  ['a beep at 5 Hz', ['5 Hz']],
  ['a beep at 96 kHz', ['96 kHz']],
  ['a car from 1967', ['1967']],
  ['rain 4x4', ['4x4']],
])('"%s": what no sound has is told', (prompt, unknown) => {
  const said = read(prompt)
  expect(said.unknown).toEqual(unknown)
  expect(said.made).toHaveLength(1)
  expect(said.traits?.count).toBeUndefined()
})

test('lengths have parts, too', () => {
  expect([read('1.5 seconds of rain').seconds, read('2,5 Sekunden Regen').seconds]).toEqual([1.5, 2.5])
})

test('each picture that is known means a sound, as its word does', () => {
  expect(pictures.size).toBeGreaterThan(60)
  for (const [picture, word] of pictures) {
    const said = read(picture)
    expect([picture, said.made.length, said.unknown]).toEqual([picture, 1, []])
    expect([picture, said.made]).toEqual([picture, read(word).made])
  }
})

test.each([
  ['🐶🐶 in a ☔️', ['dog', 'rain'], []],
  ['👏🏽 and 🔔', ['applause', 'bell'], []],
  ['🚶‍♀️ on gravel', ['footsteps'], []],
  ['🎻 in the 🌧️', ['rain'], ['🎻']],
  ['🇩🇪', [], ['🇩🇪']],
  ['👨‍👩‍👧', [], ['👨‍👩‍👧']],
  ['5 * thunder', ['thunder'], []],
])('"%s" is read by its pictures, and those without a sound are told', (prompt, made, unknown) => {
  const said = read(prompt)
  expect([said.made, said.unknown]).toEqual([made, unknown])
})
