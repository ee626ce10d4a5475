import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryText } from './testing.ts'
import { findInvalidCharacter } from './find-invalid-character.ts'
import { prepareText } from './prepare-text.ts'
import { readMarkup } from './read-markup.ts'

const read = (source: string) =>
  prepareText(source).map((segment) => (segment.kind === 'spoken' ? segment.text : segment.pauseMs))

/** What people see where directions for the rendering do not show. */
function withoutTags(text: string): string {
  return readMarkup(text)
    .map((token) => (token.kind === 'text' ? text.slice(token.start, token.end) : ' '))
    .join('')
}

describe('what is read', () => {
  test.each([
    ['Hello <break time="1.5s"/> world', ['Hello', 1500, 'world']],
    ["Hello<break time='500ms' />world", ['Hello', 500, 'world']],
    ['a <break time="1s"></break> b', ['a', 1000, 'b']],
    ['a <BREAK TIME=0.25s> b', ['a', 250, 'b']],
    ['a <break strength="strong"/> b', ['a', 1000, 'b']],
    ['a <break strength="weak" time="2s"/> b', ['a', 2000, 'b']],
    ['a <break/> b', ['a', 500, 'b']],
    ['a <break time="60s"/> b', ['a', 3000, 'b']],
    [
      'a [pause] b [pause 2s] c [pause: 300 ms] d [short pause] e [2 seconds pause] f',
      ['a', 1000, 'b', 2000, 'c', 300, 'd', 500, 'e', 2000, 'f'],
    ],
    ['Well [laughs] yes', ['Well yes']],
    ['Well[laughs]yes', ['Well yes']],
    ['see [1] and array[0]', ['see [1] and array[0]']],
    ['<speak><p>One</p> <emphasis level="strong">two</emphasis></speak>', ['One two']],
    ['if a<b and b>c & d then', ['if a<b and b>c & d then']],
    ['great 😀! so👍good 👨‍👩‍👧', ['great! so good']],
    ['1️⃣ step', ['1 step']],
    ['tab\tbell\u0007null\u0000end  two', ['tab bell null end two']],
    ['don’t “stop”…', ['don\'t "stop"...']],
    ['𝐇𝐢 ＡＢ１ ﾊﾟﾝ ﬁsh', ['Hi AB1 パン fish']],
    ['cafe\u0301 co\u00adop\ufeff', ['café coop']],
    ['می\u200cخواهم', ['می\u200cخواهم']],
    ['one\ntwo\n\nthree', ['one\ntwo\n\nthree']],
    ['one\r\ntwo', ['one\ntwo']],
    [`${'a long wrapped line of words '.repeat(3)}\ngoes on`, [`${'a long wrapped line of words '.repeat(3)}goes on`]],
  ])('%j', (source, expected) => {
    expect(read(source)).toEqual(expected)
  })

  test('text without anything audible gives silence only', () => {
    expect(read('... 😀 !? [laughs]')).toEqual([0])
    expect(read('')).toEqual([])
  })
})

const lettersOf = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')

describe('for every text', () => {
  test('the segments tile the source', () => {
    fc.assert(
      fc.property(arbitraryText, (source) => {
        let at = 0
        for (const segment of prepareText(source)) {
          expect(segment.sourceStart).toBe(at)
          expect(segment.sourceEnd).toBeGreaterThan(at)
          at = segment.sourceEnd
        }
        expect(at).toBe(source.length)
      }),
    )
  })

  test('every code unit that is read stands for a place in its segment, in the order of the source', () => {
    fc.assert(
      fc.property(arbitraryText, (source) => {
        for (const segment of prepareText(source)) {
          if (segment.kind !== 'spoken') continue
          expect(segment.sourceIndex).toHaveLength(segment.text.length)
          let last = segment.sourceStart
          for (const index of segment.sourceIndex) {
            expect(index).toBeGreaterThanOrEqual(last)
            expect(index).toBeLessThan(segment.sourceEnd)
            last = index
          }
        }
      }),
    )
  })

  test('no letter or digit is lost, reordered or made up', () => {
    // Circled and squared symbols turn into letters under NFKC; they count as symbols here.
    const plain = arbitraryText.map((text) => text.replace(/[^\p{L}\p{N}\p{P}\p{Z}\n<=>[\]]/gu, ''))
    fc.assert(
      fc.property(plain, (source) => {
        const spoken = prepareText(source).map((segment) => (segment.kind === 'spoken' ? segment.text : ''))
        expect(lettersOf(spoken.join(''))).toBe(lettersOf(withoutTags(source)))
      }),
    )
  })

  test('no whitespace comes twice in a row and none surrounds a segment', () => {
    fc.assert(
      fc.property(arbitraryText, (source) => {
        for (const segment of prepareText(source)) {
          if (segment.kind !== 'spoken') continue
          expect(segment.text).not.toMatch(/ \s|\s |\n{3}|[^\S \n]/u)
          expect(segment.text).toBe(segment.text.trim())
        }
      }),
    )
  })
})

describe('findInvalidCharacter', () => {
  test('finds NUL and halves of surrogate pairs', () => {
    expect(findInvalidCharacter('ab\u0000')).toEqual({ index: 2, kind: 'nul' })
    expect(findInvalidCharacter('a\ud83d b')).toEqual({ index: 1, kind: 'lone_surrogate' })
    expect(findInvalidCharacter('\udc00')).toEqual({ index: 0, kind: 'lone_surrogate' })
  })

  test('accepts exactly the well-formed texts without NUL', () => {
    const units = fc.array(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0xd7fe, max: 0xe002 })), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(units, (codes) => {
        const text = String.fromCharCode(...codes)
        // Encoding to UTF-8 replaces what is not well formed, so only valid text survives the round trip.
        const survives = new TextDecoder().decode(new TextEncoder().encode(text)) === text
        expect(findInvalidCharacter(text) === undefined).toBe(survives && !text.includes('\0'))
      }),
    )
  })
})
