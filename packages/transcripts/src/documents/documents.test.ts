import mammoth from 'mammoth'
import * as fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import type { DocumentExport } from '../exports/export-options.ts'
import type { ExportSource } from '../exports/source.ts'
import { anySpeech, aSentence, wordsIn } from '../testing.ts'
import { fillLines } from './fill-lines.ts'
import { exportAsDocument } from './index.ts'
import { visualOrder } from './visual-order.ts'

const madeAt = new Date('2026-03-01T10:00:00Z')
const talk: ExportSource = {
  title: 'A walk & a <talk>',
  language_code: 'en',
  paragraphs: [
    { tokens: [...aSentence('Good morning. It rains.', 1, 'a'), ...aSentence('Why <i>not</i> & "so"?', 14, 'b')] },
  ],
  speakers: [
    { id: 'a', name: 'Ms A' },
    { id: 'b', name: 'B & <C>' },
  ],
}
const saying = (text: string, title = 'Title'): ExportSource => ({
  ...talk,
  title,
  paragraphs: [{ tokens: aSentence(text) }],
  speakers: [],
})
const make = (source: ExportSource, format: DocumentExport['format'], wishes: object = {}) =>
  exportAsDocument(source, { format, ...wishes }, madeAt)

async function read(source: ExportSource, format: DocumentExport['format'], wishes: object = {}): Promise<string> {
  const { bytes } = await make(source, format, wishes)
  if (format === 'docx') return (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value
  return (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text
}

describe.each(['docx', 'pdf'] as const)('%s', (format) => {
  test('says title, speakers, times and text, each as it is', async () => {
    const text = await read(talk, format)
    for (const part of [
      'A walk & a <talk>',
      'Ms A',
      '00:00:01',
      'Good morning. It rains.',
      'B & <C>',
      '00:00:14',
      'Why <i>not</i> & "so"?',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('leaves out speakers and times if that is wished', async () => {
    const text = await read(talk, format, { include_speakers: false, include_timestamps: false })
    expect(text).not.toMatch(/Ms A|00:00/)
    expect(text).toContain('Good morning.')
  })

  test('of nothing has its title', async () => {
    expect(await read({ ...talk, paragraphs: [] }, format)).toContain('A walk')
  })

  test('is the same for the same transcript', async () => {
    expect(Buffer.from((await make(talk, format)).bytes).equals((await make(talk, format)).bytes)).toBe(true)
  })

  test('tells what it cannot hold, and shows where', async () => {
    const { unwritten } = await make(saying('so \u0001 it'), format)
    expect(unwritten).toEqual(['\u0001'])
    expect(await read(saying('so \u0001 it'), format)).toContain('so [U+0001] it')
  })

  test('holds every word of a long talk, in order', async () => {
    const [tokens = []] = fc.sample(anySpeech({ speakers: 3, most: 400 }), { numRuns: 1, seed: 4 })
    const latin = tokens.filter(
      ({ text }) => /^[\p{Script=Latin}\p{P}\p{S}\p{N}\s]*$/u.test(text) && !text.includes('\u0301'),
    )
    const text = await read({ ...talk, title: 'T', paragraphs: [{ tokens: latin }] }, format, {
      include_speakers: false,
      include_timestamps: false,
    })
    const expected = wordsIn(latin).join('').replaceAll(/\s/gu, '').normalize('NFKC')
    // Page numbers are the only other thing on a page.
    expect(
      text
        .replaceAll(/\s/gu, '')
        .normalize('NFKC')
        .replaceAll(/(?<=.)\d(?=T|$)/gu, ''),
    ).toContain(expected.slice(0, 300))
  })
})

const writings = [
  ['Greek and Cyrillic', 'Καλημέρα привет їжак'],
  ['Vietnamese and marks', 'tiếng Việt e\u0301te\u0301'],
  ['Japanese', '東京で雨が降っています。'],
  ['Chinese', '我们看见了一条河'],
  ['Korean', '안녕하세요 여러분'],
  ['Thai', 'สวัสดีครับ'],
  ['Armenian and Georgian', 'բարեւ გამარჯობა'],
] as const
const shaped = [
  ['Hindi', 'नमस्ते दुनिया क्षत्रिय'],
  ['Bengali', 'ওহে বিশ্ব'],
  ['Tamil', 'வணக்கம் உலகம்'],
  ['Telugu', 'నమస్కారం'],
  ['Gujarati', 'નમસ્તે'],
  ['Punjabi', 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ'],
  ['Kannada', 'ನಮಸ್ಕಾರ'],
  ['Malayalam', 'നമസ്കാരം'],
  ['Sinhala', 'ආයුබෝවන්'],
  ['Lao', 'ສະບາຍດີ'],
  ['Khmer', 'សួស្តី'],
  ['Burmese', 'မင်္ဂလာပါ'],
  ['Amharic', 'ሰላም'],
  ['Arabic', 'مرحبا بالعالم ١٢٣'],
  ['Hebrew', 'שלום עולם 123'],
  ['Persian with a joiner', 'می\u200cخواهم'],
] as const

describe('a PDF', () => {
  test.each(writings)('can be searched in %s', async (_, text) => {
    const { unwritten } = await make(saying(text), 'pdf')
    expect(unwritten).toEqual([])
    expect((await read(saying(text), 'pdf')).replaceAll(/\s/gu, '').normalize('NFC')).toContain(
      text.replaceAll(/\s/gu, '').normalize('NFC'),
    )
  })

  test.each(shaped)('has every letter of %s', async (_, text) => {
    expect((await make(saying(text), 'pdf')).unwritten).toEqual([])
  })

  test('names characters that no font has where they stand', async () => {
    const { unwritten } = await make(saying('well 👩‍🚀 then'), 'pdf')
    expect(unwritten).toEqual(['👩‍🚀'])
    expect(await read(saying('well 👩‍🚀 then'), 'pdf')).toContain('well [U+1F469 U+200D U+1F680] then')
  })

  test('says what it is, when it was made and in which language', async () => {
    const document = await getDocumentProxy(new Uint8Array((await make(talk, 'pdf')).bytes))
    const { info } = await getMeta(document)
    expect(info).toMatchObject({ Title: 'A walk & a <talk>', Language: 'en', CreationDate: 'D:20260301100000Z' })
    expect(document.numPages).toBe(1)
  })

  test('goes on to other pages', async () => {
    const long = saying(Array(2000).fill('and so it went on').join(' '))
    expect((await getDocumentProxy(new Uint8Array((await make(long, 'pdf')).bytes))).numPages).toBeGreaterThan(10)
  })
})

describe('a Word document', () => {
  test('has well-formed parts, and marks what is read from the right', async () => {
    const parts = unzipSync((await make(saying('שלום עולם'), 'docx')).bytes)
    expect(Object.keys(parts).toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'docProps/core.xml',
      'word/_rels/document.xml.rels',
      'word/document.xml',
      'word/styles.xml',
    ])
    expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('<w:bidi/>')
    expect(strFromU8(parts['docProps/core.xml'] ?? new Uint8Array())).toContain('2026-03-01T10:00:00Z')
  })

  test('is read without complaints', async () => {
    const { bytes } = await make(talk, 'docx')
    const { messages, value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) })
    expect(messages.filter(({ type, message }) => type === 'error' || !message.includes('Unrecognised'))).toEqual([])
    expect(value).toContain('A walk &amp; a &lt;talk&gt;')
  })
})

describe('a line', () => {
  test('stands from left to right as it is seen', () => {
    expect(visualOrder('abc שלום עולם 12 def', 'ltr').join('')).toBe('abc 12 עולם שלום def')
    expect(visualOrder('שלום (abc) עולם', 'rtl').join('')).toBe('עולם (abc) שלום')
    expect(visualOrder('في ١٢ يوم', 'rtl')).toEqual(['يوم', ' ', '١', '٢', ' ', 'في'])
    expect(visualOrder('plain words', 'ltr')).toEqual(['plain words'])
  })

  test('is as full as it can be, and no word is lost', () => {
    const texts = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { maxLength: 40 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 30 }), (text, width) => {
        const lines = fillLines(text, width, (part) => part.length)
        expect(lines.every((line) => line.length <= width)).toBe(true)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      }),
    )
  })
})
