import { runFfmpeg } from '@vireo/engine-media/testing.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatTime } from '../model/time.ts'
import { transcriptOf } from '../model/transcript.ts'
import { lengthOf } from '../segments/cut-into-segments.ts'
import { anySpeech, aSentence, wordsIn } from '../testing.ts'
import { exportAsText } from './export-as-text.ts'
import { exportFormats } from './export-options.ts'
import type { ExportSource } from './source.ts'
import { readCaptions } from './captions.testing.ts'

const talk: ExportSource = {
  title: 'A walk & a <talk>',
  language_code: 'en',
  language_probability: 0.98,
  paragraphs: [
    {
      tokens: [
        ...aSentence('Good morning. It rains a lot today, so we stay at home and read a book.', 1, 'a'),
        ...aSentence('Why <i>not</i> & "so"?', 14, 'b'),
      ],
    },
  ],
  speakers: [
    { id: 'a', name: 'Ms A' },
    { id: 'b', name: 'B > C & <D>' },
  ],
}
const written = (text: string) => text.replaceAll(/\s+/gu, '')

describe('captions', () => {
  test('in SubRip are numbered, timed, at most two lines of 42 characters, and break behind sentences', () => {
    expect(exportAsText(talk, { format: 'srt' })).toMatchInlineSnapshot(`
      "1
      00:00:01,000 --> 00:00:04,500
      Good morning. It rains a lot

      2
      00:00:04,600 --> 00:00:08,100
      today, so we stay at home

      3
      00:00:08,200 --> 00:00:10,500
      and read a book.

      4
      00:00:14,000 --> 00:00:16,300
      Why <i>not</i> & "so"?
      "
    `)
  })

  test('in WebVTT say who speaks and escape what means something', () => {
    expect(exportAsText(talk, { format: 'vtt', include_speakers: true, max_characters_per_line: null }))
      .toMatchInlineSnapshot(`
      "WEBVTT

      00:00:01.000 --> 00:00:04.500
      <v Ms A>Good morning. It rains a lot</v>

      00:00:04.600 --> 00:00:08.100
      <v Ms A>today, so we stay at home</v>

      00:00:08.200 --> 00:00:10.500
      <v Ms A>and read a book.</v>

      00:00:14.000 --> 00:00:16.300
      <v B &gt; C &amp; &lt;D&gt;>Why &lt;i&gt;not&lt;/i&gt; &amp; "so"?</v>
      "
    `)
  })

  test('are read by FFmpeg as they were written', async () => {
    for (const format of ['srt', 'vtt'] as const) {
      const bytes = new TextEncoder().encode(exportAsText(talk, { format }))
      const other = format === 'srt' ? 'vtt' : 'srt'
      const read = (await runFfmpeg({ [`in.${format}`]: bytes }, ['-i', `in.${format}`, `out.${other}`])).read(
        `out.${other}`,
      )
      const cues = readCaptions(new TextDecoder().decode(read))
      expect(cues.map(({ start, end }) => [start, end])).toEqual(
        readCaptions(new TextDecoder().decode(bytes)).map(({ start, end }) => [start, end]),
      )
      expect(cues.map(({ text }) => text).join(' ')).toContain('It rains a lot today,')
    }
  })

  test('hold every word in order, never overlap, and keep lines, lengths and durations', () => {
    const wishes = fc.record({
      max_characters_per_line: fc.integer({ min: 5, max: 60 }),
      max_segment_chars: fc.integer({ min: 5, max: 120 }),
      max_segment_duration_s: fc.double({ min: 0.5, max: 10, noNaN: true }),
      segment_on_silence_longer_than_s: fc.option(fc.double({ min: 0.1, max: 3, noNaN: true })),
    })
    fc.assert(
      fc.property(
        anySpeech({ speakers: 2 }),
        wishes,
        fc.constantFrom('srt' as const, 'vtt' as const),
        (tokens, wish, format) => {
          const cues = readCaptions(exportAsText({ ...talk, paragraphs: [{ tokens }] }, { format, ...wish }))
          const said = wordsIn(tokens).join('')
          expect(written(cues.map(({ text }) => text).join(''))).toBe(
            written(format === 'srt' ? said.replaceAll('-->', '→') : said),
          )
          let reached = 0
          for (const { start, end, text } of cues) {
            expect(start).toBeGreaterThanOrEqual(reached)
            expect(end).toBeGreaterThan(start)
            reached = end - 0.001
            for (const line of text.split('\n'))
              expect(lengthOf(line)).toBeLessThanOrEqual(wish.max_characters_per_line)
          }
        },
      ),
    )
  })

  test('in SubRip name who speaks within the line', () => {
    const wishes = { format: 'srt', include_speakers: true, max_characters_per_line: 20 } as const
    const [first] = readCaptions(exportAsText(talk, wishes))
    expect(first?.text).toBe('Ms A: Good morning.\nIt rains a lot')
  })

  test('have times even if none are wished, for without they are no captions', () => {
    expect(readCaptions(exportAsText(talk, { format: 'srt', include_timestamps: false }))).not.toHaveLength(0)
  })

  test('of nothing are empty files of their kind', () => {
    const silence = { ...talk, paragraphs: [] }
    expect(exportAsText(silence, { format: 'srt' })).toBe('')
    expect(exportAsText(silence, { format: 'vtt' })).toBe('WEBVTT\n')
  })
})

describe('plain text', () => {
  test('says when and who above lines of a hundred characters', () => {
    expect(exportAsText(talk, { format: 'txt', max_characters_per_line: 40 })).toMatchInlineSnapshot(`
      "[00:00:01 – 00:00:10] Ms A
      Good morning. It rains a lot today, so
      we stay at home and read a book.

      [00:00:14 – 00:00:16] B > C & <D>
      Why <i>not</i> & "so"?
      "
    `)
  })

  test('is the bare text if that is wished', () => {
    const bare = {
      format: 'txt',
      include_speakers: false,
      include_timestamps: false,
      max_characters_per_line: null,
    } as const
    expect(exportAsText(talk, bare)).toBe(
      'Good morning. It rains a lot today, so we stay at home and read a book.\n\nWhy <i>not</i> & "so"?\n',
    )
  })
})

describe('segmented JSON', () => {
  test('has segments with words, times and speakers', () => {
    const json = JSON.parse(exportAsText(talk, { format: 'segmented_json' }))
    expect(json).toMatchObject({ language_code: 'en', language_probability: 0.98 })
    expect(json.segments).toHaveLength(2)
    expect(json.segments[1]).toMatchObject({
      text: 'Why <i>not</i> & "so"?',
      start: 14,
      speaker_id: 'b',
      speaker_name: 'B > C & <D>',
    })
    expect(json.segments[0].words[0]).toMatchObject({ text: 'Good', start: 1, end: 1.5, type: 'word', speaker_id: 'a' })
  })

  test('leaves out times and speakers if that is wished', () => {
    const text = exportAsText(talk, { format: 'segmented_json', include_speakers: false, include_timestamps: false })
    expect(text).not.toMatch(/"start"|"end"|"speaker_id"|"speaker_name"/)
  })
})

describe('a page', () => {
  test('escapes every word, and names no file of elsewhere', () => {
    const html = exportAsText(talk, { format: 'html' })
    expect(html).toContain('<title>A walk &amp; a &lt;talk&gt;</title>')
    expect(html).toContain('Why &lt;i&gt;not&lt;/i&gt; &amp; &quot;so&quot;?')
    expect(html).toContain('<b>B &gt; C &amp; &lt;D&gt;</b> <time datetime="PT14.000S">00:00:14</time>')
    expect(html).not.toMatch(/<script|https?:|<i>|src=/)
  })

  test('leaves out what is not wished', () => {
    const html = exportAsText(talk, { format: 'html', include_speakers: false, include_timestamps: false })
    expect(html).not.toMatch(/<header>|<time|<b>/)
  })
})

describe('segments', () => {
  const long = { ...talk, paragraphs: [{ tokens: aSentence(Array(300).fill('A word.').join(' ')) }] }
  const segmentsOf = (source: ExportSource, wishes: object = {}) =>
    JSON.parse(exportAsText(source, { format: 'segmented_json', ...wishes })).segments.length

  test('are paragraphs where nothing is wished, as wished otherwise', () => {
    expect(segmentsOf(long)).toBe(5)
    expect(segmentsOf(long, { max_segment_chars: 100 })).toBe(25)
    expect(segmentsOf(long, { max_segment_duration_s: 60 })).toBe(6)
    expect(segmentsOf(talk, { segment_on_silence_longer_than_s: 0.05 })).toBe(20)
  })

  test('are the paragraphs of somebody who made them', () => {
    const { paragraphs } = transcriptOf(long.paragraphs[0]?.tokens ?? [], {
      rules: { silenceLongerThan: null, maxDuration: null, maxChars: 1200 },
    })
    expect(segmentsOf({ ...long, paragraphs })).toBe(2)
  })
})

test('times are rounded before they are cut', () => {
  expect(formatTime(59.9996, ',')).toBe('00:01:00,000')
  expect(formatTime(3599.9999, '.')).toBe('01:00:00.000')
  expect(formatTime(36_061.5)).toBe('10:01:01')
})

test('every format says what its file is called', () => {
  expect(
    Object.values(exportFormats)
      .map(({ extension }) => extension)
      .toSorted(),
  ).toEqual(['docx', 'html', 'json', 'pdf', 'srt', 'txt', 'vtt'])
})
