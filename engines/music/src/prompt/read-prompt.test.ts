import fc from 'fast-check'
import { expect, test } from 'vitest'
import { genreNames } from '../genres/index.ts'
import { readPrompt } from './read-prompt.ts'

test.each([
  [
    'A calm lo-fi beat with vibraphone, 75 bpm in A minor',
    { genre: 'lo-fi', tempoBpm: 75, tonic: 9, mode: 'minor', adds: ['vibraphone'] },
  ],
  [
    'Epic cinematic trailer music, 45 seconds, building up',
    { genre: 'cinematic trailer', lengthMs: 45_000, curve: 'rising' },
  ],
  ['deep house at 124 BPM', { genre: 'house', tempoBpm: 124 }],
  ['Walzer in D-Dur mit Streichern und Harfe', { genre: 'waltz', tonic: 2, mode: 'major', adds: ['strings', 'harp'] }],
  [
    'ruhige Klaviermusik: Klavierstück in h-Moll, 2 Minuten',
    { genre: 'piano solo', tonic: 11, mode: 'minor', lengthMs: 120_000 },
  ],
  ['Rock in B flat minor without guitar', { genre: 'rock', tonic: 10, mode: 'minor', without: ['acoustic guitar'] }],
  ['bossa nova, no drums', { genre: 'bossa nova', without: ['drums'] }],
  ['folk in 6/8', { genre: 'folk', metre: { beats: 6, unit: 8 } }],
  ['pop song with a singer', { genre: 'pop', wantsVocals: true }],
  ['instrumental pop, no vocals', { genre: 'pop', wantsVocals: false }],
  ['not jazz but a tango', { genre: 'jazz' }],
  ['music without jazz', { genre: undefined }],
  ['in F# minor', { tonic: 6, mode: 'minor' }],
  ['Stück in B-Dur', { tonic: 10, mode: 'major' }],
  ['1 minute 30 seconds of ambient', { genre: 'ambient', lengthMs: 90_000 }],
  ['999 bpm', { tempoBpm: undefined }],
  ['', { genre: undefined, adds: [], without: [], curve: 'usual', understood: [] }],
  ['zxqv blorptic frumble, 4 seconds', { genre: undefined, understood: [] }],
  ['something in minor', { mode: 'minor', understood: ['minor'] }],
] as const)('“%s” is understood', (prompt, expected) => {
  expect(readPrompt(prompt)).toMatchObject(expected)
})

test('what feels fast, bright or full is more so than what does not', () => {
  const [sad, happy] = [readPrompt('a sad slow song'), readPrompt('a happy upbeat song')]
  expect(sad.pace).toBeLessThan(happy.pace)
  expect(sad.brightness).toBeLessThan(happy.brightness)
  expect(sad.energy).toBeLessThan(happy.energy)
})

test.each(genreNames)('%s is found by its name', (name) => {
  expect(readPrompt(`some ${name} music`).genre).toBe(name)
})

test('no text is too strange', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 4100, unit: 'grapheme' }), (text) => {
      expect(readPrompt(text)).toMatchObject({
        energy: expect.any(Number) as number,
        understood: expect.any(Array) as string[],
      })
    }),
  )
})
