import type { PronunciationRule } from '@vireo/contracts/pronunciation'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileRules } from './compile-rules.ts'

const alias = (words: string, said: string, options: Partial<PronunciationRule> = {}): PronunciationRule =>
  ({
    string_to_replace: words,
    type: 'alias',
    alias: said,
    case_sensitive: true,
    word_boundaries: true,
    ...options,
  }) as PronunciationRule

/** Applies rules to a whole text, sounds in brackets. */
function applied(rules: readonly PronunciationRule[], text: string): string {
  let said = ''
  let at = 0
  for (const { start, end, saying } of compileRules(rules).find(text, 0, text.length)) {
    said += text.slice(at, start) + (saying.kind === 'words' ? saying.words : `[${saying.ipa}]`)
    at = end
  }
  return said + text.slice(at)
}

describe('rules', () => {
  test('replace the longest words first, whole words of the same case unless they say otherwise', () => {
    const rules = [
      alias('New York', 'NY'),
      alias('York', 'Y'),
      alias('new york city', 'the city', { case_sensitive: false }),
    ]
    expect(applied(rules, 'New York, York, New Yorkers, NEW YORK CITY, york')).toBe(
      'NY, Y, New Yorkers, the city, york',
    )
    expect(applied([alias('ough', 'uff', { word_boundaries: false })], 'tough dough')).toBe('tuff duff')
    expect(applied([alias('C++', 'C plus plus')], 'C++, C++; xC++')).toBe('C plus plus, C plus plus; xC++')
  })

  test('know the edges of words in every script', () => {
    expect(applied([alias('東京', 'とうきょう')], '東京都の東京')).toBe('とうきょう都のとうきょう')
    expect(applied([alias('é', 'E'), alias('a', 'A')], 'é éa a\u0301 a')).toBe('E éa a\u0301 A')
    expect(applied([alias('😀', 'smile')], 'a😀b')).toBe('asmileb')
  })

  test('about the same words are one: the first, and one that heeds case before one that does not', () => {
    expect(applied([alias('a', '1'), alias('a', '2')], 'a')).toBe('1')
    expect(applied([alias('A', 'any', { case_sensitive: false }), alias('A', 'big')], 'A a')).toBe('big any')
  })

  test('give sounds in the phonetic alphabet, whichever they were written in', () => {
    const sounds = (phoneme: string, alphabet: string): PronunciationRule => ({
      string_to_replace: 'x',
      type: 'phoneme',
      phoneme,
      alphabet,
      case_sensitive: true,
      word_boundaries: true,
    })
    expect(applied([sounds('HH AH0 L OW1', 'cmu-arpabet')], 'x')).toBe('[həlˈo͡ʊ]')
    expect(applied([sounds('/həˈlo/', 'ipa')], 'x')).toBe('[həlˈo]')
    expect(applied([sounds('???', 'ipa')], 'x')).toBe('x')
  })

  const unit = fc.constantFrom('a', 'b', 'A', ' ', '.', 'é', '漢', '😀', '\u0301', '\ud800')
  const words = fc.string({ unit, minLength: 1, maxLength: 4 })

  test('match in order, apart from each other, never inside a character, and as a slow search does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(words, fc.boolean(), fc.boolean()), { maxLength: 8 }),
        fc.string({ unit, maxLength: 40 }),
        (wanted, text) => {
          const rules = wanted.map(([replaced, isExact, hasEdges], index) =>
            alias(replaced, String(index), { case_sensitive: isExact, word_boundaries: hasEdges }),
          )
          const matches = compileRules(rules).find(text, 0, text.length)
          expect(
            matches.map(({ start, end, saying }) => [start, end, saying.kind === 'words' ? saying.words : undefined]),
          ).toEqual(slowly(rules, text))
          for (const { start, end } of matches) expect(whole(text, start) && whole(text, end)).toBe(true)
        },
      ),
    )
  })
})

/** Whether a place is not inside a pair of surrogates. */
function whole(text: string, at: number): boolean {
  return !/^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1))
}

/** Whether a place is no edge of a word, in the signs of these tests. */
function isInside(text: string, at: number): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at)]
  return (
    /[\p{L}\p{M}]$/u.test(before) && /^[\p{L}\p{M}]/u.test(after) && !before.endsWith('漢') && !after.startsWith('漢')
  )
}

/** Finds the same by trying every rule at every place. */
function slowly(rules: readonly PronunciationRule[], text: string): unknown[] {
  const found: unknown[] = []
  const likeness = ({ string_to_replace: words, case_sensitive: isExact }: PronunciationRule) =>
    isExact ? `exact ${words}` : `folded ${words.toLowerCase()}`
  const first = rules.filter((rule, index) => rules.findIndex((other) => likeness(other) === likeness(rule)) === index)
  for (let at = 0; at < text.length;) {
    const fitting = first.filter(({ string_to_replace: words, case_sensitive: isExact, word_boundaries: hasEdges }) => {
      const end = at + words.length
      const there = text.slice(at, end)
      const isSame = isExact ? there === words : there.toLowerCase() === words.toLowerCase()
      if (!isSame || !whole(text, at) || !whole(text, end)) return false
      return !hasEdges || !(isInside(text, at) || isInside(text, end))
    })
    const [best] = fitting.toSorted(
      (one, other) =>
        other.string_to_replace.length - one.string_to_replace.length ||
        Number(other.case_sensitive) - Number(one.case_sensitive),
    )
    const end = at + (best?.string_to_replace.length ?? 1)
    if (best) found.push([at, end, best.type === 'alias' ? best.alias : undefined])
    at = end
  }
  return found
}
