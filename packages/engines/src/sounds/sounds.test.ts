import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchSounds } from './match-sounds.ts'
import { readArpabet } from './read-arpabet.ts'
import { readIpa } from './read-ipa.ts'
import { nearestLetter, soundChart } from './sound-chart.ts'

const lettersOf = (read: ReturnType<typeof readIpa>) =>
  'sounds' in read
    ? read.sounds.map(({ letters, marks, long, stress }) => stress + letters + marks + (long ? 'ː' : ''))
    : []

describe('a transcription in the phonetic alphabet', () => {
  test('is read sound by sound; stress lands on the vowel of its syllable', () => {
    expect(lettersOf(readIpa('təˈmɑːtoʊ'))).toEqual(['t', 'ə', 'm', 'ˈɑː', 't', 'o', 'ʊ'])
    expect(lettersOf(readIpa('/ˌt͡ʃɛsˈteɪ/'))).toEqual(['tʃ', 'ˌɛ', 's', 't', 'ˈe', 'ɪ'])
    expect(lettersOf(readIpa("[g'ut:]"))).toEqual(['ɡ', 'ˈu', 'tː'])
    expect(lettersOf(readIpa('ɑ̃ çi'))).toEqual(['ɑ̃', 'ç', 'i'])
  })

  test.each([
    ['t@m', '@', 1, 'ə'],
    ['ʃ7', '7', 1, undefined],
    ['/hEl/', 'E', 2, 'ɛ'],
    ['', '', 0, undefined],
    ['ˈ', '', 0, undefined],
  ])('%s is refused at what cannot be read, with what was meant', (ipa, sign, at, nearest) => {
    expect(readIpa(ipa)).toEqual({ invalid: { sign, at, ...(nearest !== undefined && { nearest }) } })
  })

  test('of whatever signs is read or refused, never thrown at', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const read = readIpa(text)
        if ('invalid' in read) expect(text.slice(read.invalid.at)).toContain(read.invalid.sign)
        else expect(read.sounds.length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('a transcription in Arpabet', () => {
  test('means the same sounds', () => {
    expect(lettersOf(readArpabet('HH AH0 L OW1'))).toEqual(['h', 'ə', 'l', 'ˈoʊ'])
    expect(lettersOf(readArpabet('m aa d ih s ah n'))).toEqual(['m', 'ɑ', 'd', 'ɪ', 's', 'ʌ', 'n'])
  })

  test.each([
    ['HH AHH', 'AHH', 3, 'AH'],
    ['T1', 'T1', 0, 'T'],
    ['XX', 'XX', 0, undefined],
  ])('%s is refused', (text, sign, at, nearest) => {
    expect(readArpabet(text)).toEqual({ invalid: { sign, at, ...(nearest !== undefined && { nearest }) } })
  })
})

describe('the phones of an engine', () => {
  const phones = new Map(
    Object.entries({ t: 't', ɡ: 'g', l: 'l', ɹ: 'r', ə: '@', ɑː: 'A:', oʊ: 'oU', tʃ: 'tS', ʃ: 'S' }),
  )
  const match = (ipa: string) => {
    const read = readIpa(ipa)
    if ('invalid' in read) throw new Error(ipa)
    const { phones: matched, replaced } = matchSounds(read.sounds, phones)
    return [matched.map(({ phone, stress }) => stress + phone).join(' '), replaced] as const
  }

  test('are found longest first, and what is missing is replaced by the nearest and reported', () => {
    expect(match('tʃəˈɡoʊ')).toEqual(['tS @ g ˈoU', []])
    expect(match('əʊ')).toEqual(['oU', []])
    expect(match('ɬɑ')).toEqual(['l A:', [{ from: 'ɬ', to: 'l' }]])
    expect(match('ʁ')).toEqual(['r', []])
    expect(match('tʰə')).toEqual(['t @', [{ from: 'tʰ', to: 't' }]])
  })

  test('say every letter there is, whatever they are', () => {
    const letters = [...soundChart.keys()]
    fc.assert(
      fc.property(fc.subarray(letters, { minLength: 1 }), fc.constantFrom(...letters), (able, letter) => {
        const near = nearestLetter(letter, able)
        const kinds = new Set(able.map((one) => soundChart.get(one)?.kind))
        if (able.includes(letter)) expect(near).toBe(letter)
        else if (kinds.has(soundChart.get(letter)?.kind ?? 'vowel')) expect(able).toContain(near)
      }),
    )
  })
})
