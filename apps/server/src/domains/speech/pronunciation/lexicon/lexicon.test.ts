import type { PronunciationRule } from '@vireo/contracts/pronunciation'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '#kernel/errors.ts'
import { readLexicon } from './read-lexicon.ts'
import { writeLexicon } from './write-lexicon.ts'

const read = (text: string) => readLexicon(Buffer.from(text))
const refusal = (text: string | Uint8Array) => {
  try {
    readLexicon(typeof text === 'string' ? Buffer.from(text) : text)
    return 'read'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return `${error.code}: ${error.message}`
  }
}
const lexicon = (inner: string, attributes = 'alphabet="ipa"') =>
  `<?xml version="1.0"?><lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" ${attributes}>${inner}</lexicon>`

describe('a pronunciation lexicon', () => {
  test('is read with aliases, phonemes, several ways of writing, comments and references', () => {
    const rules = read(
      lexicon(
        `<!-- names --><metadata>x</metadata>
         <lexeme><grapheme>Nguy&#x1ec5;n</grapheme><grapheme> AT&amp;T </grapheme><phoneme>ŋwiən</phoneme><phoneme>x</phoneme></lexeme>
         <lexeme><grapheme><![CDATA[a < b]]></grapheme><alias>less</alias></lexeme>
         <p:lexeme xmlns:p="x"><p:grapheme>hi</p:grapheme><p:phoneme alphabet="cmu-arpabet">HH AY1</p:phoneme></p:lexeme>`,
      ),
    )
    expect(rules).toMatchObject([
      { string_to_replace: 'Nguyễn', type: 'phoneme', phoneme: 'ŋwiən', alphabet: 'ipa', word_boundaries: true },
      { string_to_replace: 'AT&T', phoneme: 'ŋwiən' },
      { string_to_replace: 'a < b', type: 'alias', alias: 'less', case_sensitive: true },
      { string_to_replace: 'hi', alphabet: 'cmu-arpabet', phoneme: 'HH AY1' },
    ])
    expect(readLexicon(Buffer.from(`\ufeff${lexicon('')}`, 'utf16le'))).toEqual([])
  })

  test.each([
    [
      'a bomb of entities',
      '<!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><lexicon>&b;</lexicon>',
      'document type',
    ],
    ['a file of the server', '<!DOCTYPE l SYSTEM "file:///etc/passwd"><lexicon/>', 'document type'],
    ['an entity', lexicon('<lexeme>&nbsp;</lexeme>'), 'stands for nothing'],
    ['a prototype', lexicon('<lexeme>&constructor;</lexeme>'), 'stands for nothing'],
    ['a null', lexicon('<lexeme>&#0;</lexeme>'), 'stands for nothing'],
    ['depth', '<a>'.repeat(100_000), 'too deep'],
    ['what is not closed', '<lexicon><lexeme>', 'not closed'],
    ['what is closed twice', '<lexicon></lexicon></lexicon>', 'closes nothing'],
    ['two documents', '<lexicon/><lexicon/>', 'more than one'],
    ['another document', '<html/>', 'no lexicon'],
    ['text alone', 'hello', 'outside'],
    ['nothing', '', 'no element'],
    ['no grapheme', lexicon('<lexeme><alias>x</alias></lexeme>'), 'no grapheme'],
    ['no saying', lexicon('<lexeme><grapheme>x</grapheme></lexeme>'), 'neither'],
    [
      'words without end',
      lexicon(`<lexeme><grapheme>${'x'.repeat(300)}</grapheme><alias>x</alias></lexeme>`),
      'longer',
    ],
    ['the same attribute twice', '<lexicon a="1" a="2"/>', 'twice'],
    ['too many rules', lexicon('<lexeme><grapheme>x</grapheme><alias>x</alias></lexeme>'.repeat(10_001)), 'at most'],
  ])('is refused with %s', (_name, text, why) => {
    expect(refusal(text)).toMatch(/^(?:invalid_pronunciation_file|pronunciation_limit_reached): /)
    expect(refusal(text)).toContain(why)
  })

  test('is refused where it is no text', () => {
    expect(refusal(Uint8Array.of(0x3c, 0xff, 0xfe, 0x00))).toContain('UTF-8')
  })

  const word = fc
    .string({
      unit: fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
        fc.constantFrom('<', '&', '"', "'", ']', 'é'),
      ),
      minLength: 1,
      maxLength: 12,
    })
    .map((text) => text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff\ufeff]|\s+/gu, ' ').trim())
    .filter((text) => text !== '')
  const rule: fc.Arbitrary<PronunciationRule> = fc.oneof(
    fc.record({
      string_to_replace: word,
      case_sensitive: fc.boolean(),
      word_boundaries: fc.boolean(),
      type: fc.constant('alias' as const),
      alias: word,
    }),
    fc.record({
      string_to_replace: word,
      case_sensitive: fc.boolean(),
      word_boundaries: fc.boolean(),
      type: fc.constant('phoneme' as const),
      phoneme: word,
      alphabet: fc.constantFrom('ipa', 'cmu-arpabet', 'cmu'),
    }),
  )

  test('reads back as it was written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(rule, { selector: (one) => one.string_to_replace, maxLength: 20 }), (rules) => {
        expect(read(writeLexicon(rules))).toEqual(rules)
      }),
    )
  })

  test('of any bytes is read or refused, whatever they are', () => {
    const fragments = fc.constantFrom(
      '<lexicon>',
      '</lexicon>',
      '<lexeme a="b">',
      '</lexeme>',
      '<grapheme>',
      '&amp;',
      '&',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '?>',
      '"',
      '=',
      ' ',
      'x',
      '<',
      '>',
      '/',
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fragments, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 40 }),
        (parts) => {
          expect(refusal(parts.join(''))).toMatch(/^(?:read|invalid_pronunciation_file: )/)
        },
      ),
    )
  })
})
