import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attachment, createNaming, downloadName } from './download-name.ts'

const id = 'hist_01k0000000abcdefghjkmnpqrs'
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ unit: 'grapheme', maxLength: 100 }))

describe('the name of a downloaded recording', () => {
  test.each([
    ['Hello, world!', 'Hello_world_mnpqrs.mp3'],
    ['  two   spaces\nand a line', 'two_spaces_and_a_lin_mnpqrs.mp3'],
    ['../../etc/passwd', 'etcpasswd_mnpqrs.mp3'],
    ['CON: "quoted" <tag> a|b?*', 'CON_quoted_tag_ab_mnpqrs.mp3'],
    ['मैंने सुना', 'मैंने_सुना_mnpqrs.mp3'],
    ['🙂🙂', 'recording_mnpqrs.mp3'],
    [null, 'recording_mnpqrs.mp3'],
  ])('of %j is %j', (text, name) => {
    expect(downloadName(text, id, 'mp3')).toBe(name)
  })

  test('of any text has only word characters, at most 20 of the text, the right ending, and fits a file system', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('mp3', 'wav'), (text, extension) => {
        const name = downloadName(text, id, extension)
        expect(name).toMatch(/^[\p{L}\p{M}\p{N}_]+\.(mp3|wav)$/u)
        expect(name.endsWith(`_mnpqrs.${extension}`)).toBe(true)
        const part = name.slice(0, -`_mnpqrs.${extension}`.length)
        expect([...part].length).toBeLessThanOrEqual(20)
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
        expect(Buffer.from(name).toString()).toBe(name)
      }),
    )
  })

  test('is one of a kind in its archive, also for file systems that do not tell A from a', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a.mp3', 'A.mp3', 'a_2.mp3', 'b.wav'), { maxLength: 20 }), (names) => {
        const naming = createNaming()
        const given = names.map((name) => naming(name))
        expect(new Set(given.map((name) => name.toLowerCase())).size).toBe(names.length)
      }),
    )
  })

  test('travels in a header that cannot be broken out of, and arrives as it was', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = downloadName(text, id, 'mp3')
        const header = attachment(name)
        const [, ascii, extended] = /^attachment; filename="([^"]*)"; filename\*=UTF-8''([\w.~%-]*)$/.exec(header) ?? []
        expect(ascii).toMatch(/^[\x20-\x7e]+$/)
        expect(decodeURIComponent(extended ?? '')).toBe(name)
      }),
    )
    expect(attachment('a"b\\c\r\nd')).toMatch(/^attachment; filename="a_b_c__d"; filename\*=UTF-8''a%22b%5Cc%0D%0Ad$/)
  })
})
