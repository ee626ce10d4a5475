import { voiceTones } from '@vireo/contracts/voice-design'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accentLanguages } from '../recipes/accents.ts'
import { mergeWishes } from './merge-wishes.ts'
import { readDescription } from './read-description.ts'

const read = (description: string) => readDescription(description, accentLanguages)
const wishesOf = (description: string) => read(description).wishes

describe('a description', () => {
  test.each([
    ['A very deep old man who speaks slowly', { gender: 'male', age: 'old', pitch: -0.9, pace: -0.6 }],
    ['a slightly deep voice', { pitch: -0.3 }],
    ['a deep voice', { pitch: -0.6 }],
    ['an extremely high, squeaky voice', { pitch: 1 }],
    ['a young girl, cheerful', { gender: 'female', age: 'child', tones: { bright: 0.6 } }],
    ['a woman in her thirties', { gender: 'female', age: 'middle_aged' }],
    ['a man, 75 years old', { gender: 'male', age: 'old' }],
    ['not old, not a man', { age: 'middle_aged', gender: 'female' }],
    ['not robotic but warm', { tones: { robotic: -0.7, warm: 0.6 } }],
    ['without any raspiness, never shrill', { pitch: -0.37, tones: { bright: -0.7 } }],
    ['a kind old lady', { gender: 'female', age: 'old', tones: { warm: 0.6 } }],
    ['Ein Kind mit hoher Stimme', { age: 'child', pitch: 0.6 }],
    [
      'Eine sehr tiefe, ruhige Männerstimme, etwas rau',
      { gender: 'male', pitch: -0.9, tones: { calm: 0.6, raspy: 0.3 } },
    ],
    ['Eine junge Frau, nicht zu schnell', { gender: 'female', age: 'young', pace: -0.24 }],
    ['a British woman', { gender: 'female', accent: 'british', language: 'en' }],
    ['ein Herr mit bayerischem, nein, französischem Akzent', { gender: 'male', accent: 'parisian', language: 'fr' }],
    ['whispering and energetic', { tones: { whispery: 0.7, energetic: 0.6 } }],
    ['much slower, a bit deeper', { pace: -0.9, pitch: -0.3 }],
  ])('“%s” asks for what it says', (description, wishes) => {
    expect(wishesOf(description)).toEqual(wishes)
  })

  test('says what it was taken for, and which words meant nothing', () => {
    const { understood, not_understood: unknown } = read('A very deep pirate, not shrill, with an Australian accent')
    expect(understood).toContainEqual({ words: 'very deep', field: 'pitch', value: -0.9, used: true, reason: null })
    expect(understood).toContainEqual(
      expect.objectContaining({ words: 'Australian', used: false, reason: 'not_available' }),
    )
    expect(unknown).toEqual(['pirate'])
  })

  test.each(['An old man by the fire', 'Eine Frau durch und durch'])(
    '“%s” has small words that are not told of',
    (said) => {
      expect(read(said).not_understood.filter((word) => ['by', 'durch'].includes(word))).toEqual([])
    },
  )

  test('counts the first of two contradictions and tells of the second', () => {
    const { wishes, understood } = read('a deep voice, high and shrill')
    expect(wishes.pitch).toBe(-0.6)
    expect(understood).toContainEqual(expect.objectContaining({ words: 'high', used: false, reason: 'overruled' }))
  })

  test('never fails, and never asks for more than there is', () => {
    const words = [
      'very',
      'not',
      'deep',
      'high',
      'old',
      'girl',
      'slowly',
      'raspy',
      'sehr',
      'nicht',
      'tief',
      'british',
      ',',
      '.',
      '80',
      'years',
      'old',
    ]
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(text, (description) => {
        const { wishes } = read(description)
        for (const extent of [wishes.pitch, wishes.pace, wishes.effort, ...Object.values(wishes.tones ?? {})])
          expect(Math.abs(extent ?? 0)).toBeLessThanOrEqual(1)
        for (const tone of Object.keys(wishes.tones ?? {})) expect(voiceTones).toContain(tone)
      }),
    )
  })
})

describe('sliders', () => {
  test('count more than the description, which is told so', () => {
    const merged = mergeWishes(read('a deep old man'), { pitch: 0.5, gender: null })
    expect(merged.wishes).toEqual({ age: 'old', pitch: 0.5 })
    expect(merged.understood).toContainEqual(
      expect.objectContaining({ words: 'deep', used: false, reason: 'set_by_slider' }),
    )
  })

  test('overrule nothing where they stand where the description put them', () => {
    const read_ = read('a deep old man')
    expect(mergeWishes(read_, read_.wishes)).toEqual(read_)
  })

  test('take an accent away with its language', () => {
    expect(mergeWishes(read('a British woman'), { language: 'fr' }).wishes).toEqual({
      gender: 'female',
      language: 'fr',
    })
  })

  test('leave a tone out when they are brought to the middle', () => {
    expect(mergeWishes(read('a warm, raspy voice'), { tones: { raspy: 0 } }).wishes.tones).toEqual({ warm: 0.6 })
  })
})
