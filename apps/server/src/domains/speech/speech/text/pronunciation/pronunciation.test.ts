import type { PronunciationRule } from '@vireo/contracts/pronunciation'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noPronunciation, type Pronunciation, pronunciationOf } from '#pronunciation'
import { alignCharacters } from '../alignment/align-characters.ts'
import { planPieces } from '../plan-pieces.ts'
import { arbitraryText } from '../testing.ts'
import { applyPronunciation } from './apply-pronunciation.ts'
import { restorePieces, soundsIn } from './restore-pieces.ts'

const common = { case_sensitive: false, word_boundaries: false }
const alias = (words: string, said: string): PronunciationRule => ({
  ...common,
  type: 'alias',
  string_to_replace: words,
  alias: said,
})
const sounds = (words: string, phoneme: string): PronunciationRule => ({
  ...common,
  type: 'phoneme',
  string_to_replace: words,
  phoneme,
  alphabet: 'ipa',
})
const said = (...rules: PronunciationRule[]): Pronunciation => pronunciationOf(rules)
const english = { languages: ['en-US'], canSpeak: () => true }

function planned(source: string, pronunciation: Pronunciation) {
  const text = applyPronunciation(source, pronunciation)
  return restorePieces(planPieces(text.text, english), text).map((piece) => ({ ...piece, ...soundsIn(piece, text) }))
}

describe('a text that is said with rules', () => {
  test('is read with other words and given sounds, and its pieces tile what was written', () => {
    const source = 'Dr. SQL met <b>x</b> tomato’s SQL. <break time="1s"/> Yahoo! ends.'
    const pieces = planned(
      source,
      said(alias('SQL', 'sequel'), sounds('tomato', 'təˈmeɪtoʊ'), sounds('Yahoo!', 'ˈjɑhu')),
    )
    expect(pieces.map(({ text }) => text).join('|')).toContain('sequel')
    expect(pieces.map(({ sourceStart, sourceEnd }) => source.slice(sourceStart, sourceEnd)).join('')).toBe(source)
    const given = pieces.flatMap(({ text, sounds: own }) =>
      (own ?? []).map(({ start, end, ipa }) => [text.slice(start, end), ipa]),
    )
    expect(given).toEqual([
      ['tomato', 'təmˈeɪtoʊz'],
      ['Yahoo', 'jˈɑhu'],
    ])
  })

  test('leaves tags and directions alone, and says phonemes that the text gives', () => {
    const text = applyPronunciation(
      '[laughs] break <break time="1s"/> <phoneme alphabet="ipa" ph="bɹeɪk">brake</phoneme>',
      said(alias('break', 'stop'), alias('laughs', 'x')),
    )
    expect(text.text).toBe('[laughs] stop <break time="1s"/> brake')
    expect(text.sounds).toMatchObject([{ ipa: 'bɹeɪk' }])
    const cmu = applyPronunciation(
      '<phoneme alphabet="cmu-arpabet" ph="M AE1 D IH0 S AH0 N">Madison</phoneme>',
      noPronunciation,
    )
    expect([cmu.text, cmu.sounds[0]?.ipa]).toEqual(['Madison', 'mˈædɪsən'])
    expect(() => applyPronunciation('<phoneme alphabet="ipa" ph="tSə">x</phoneme>', noPronunciation)).toThrow(
      'Did you mean “ʃ”?',
    )
  })

  test('does not grow without end', () => {
    expect(() => applyPronunciation('a '.repeat(5000), said(alias('a', 'long '.repeat(190))))).toThrow('many times')
  })

  const rule = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('hello', 'world', 'he', '.', '東京', '😀', 'Dr.', ' ', 'naïve', '3'),
        fc.constantFrom('', 'x', '漢字', 'a. b', '<break/>', '😀 z', '3.5 kg'),
      )
      .map(([words, other]) => alias(words, other)),
    fc
      .tuple(fc.constantFrom('hello', 'the', 'Mr.', '你好', '1,000', '!'), fc.constantFrom('həˈloʊ', 'a'))
      .map(([words, ipa]) => sounds(words, ipa)),
  )

  test('whatever the rules: pieces tile the source, places never go back, sounds are said once, times are of the source', () => {
    fc.assert(
      fc.property(arbitraryText, fc.array(rule, { minLength: 1, maxLength: 6 }), (source, rules) => {
        const pieces = planned(source, said(...rules))
        if (pieces.length === 0) return
        expect(pieces.map(({ sourceStart, sourceEnd }) => source.slice(sourceStart, sourceEnd)).join('')).toBe(source)
        let reached = 0
        for (const piece of pieces) {
          expect(piece.sourceIndex).toHaveLength(piece.text.length)
          for (const at of piece.sourceIndex) {
            expect(at).toBeGreaterThanOrEqual(reached)
            reached = at
          }
          let end = 0
          for (const { start, end: stop } of piece.sounds ?? []) {
            expect(start).toBeGreaterThanOrEqual(end)
            expect(stop).toBeGreaterThan(start)
            end = stop
          }
          expect(end).toBeLessThanOrEqual(piece.text.length)
        }
        const reports = pieces.map((_, index) => ({ startMs: index * 100, durationMs: 100, words: [] }))
        const { alignment } = alignCharacters(source, pieces, reports, pieces.length * 100)
        expect(alignment.characters.join('')).toBe(source)
      }),
    )
  })
})
