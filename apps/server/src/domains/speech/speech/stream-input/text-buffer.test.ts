import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTextBuffer, defaultSchedule, unbrokenMax } from './text-buffer.ts'

const speech = (bits: readonly string[], auto = false) => {
  const buffer = createTextBuffer(defaultSchedule, auto)
  return bits.map((bit) => buffer.add(bit))
}

describe('what is spoken, and when', () => {
  test('short text waits for more', () => {
    expect(speech(['Hello ', 'there. '])).toEqual([undefined, undefined])
  })

  test('long text is cut at the end of its last sentence', () => {
    const sentence = 'This sentence is long enough to make up a good part of what the schedule wants to see. '
    expect(speech([sentence, `${sentence}And a`])).toEqual([undefined, sentence + sentence])
  })

  test('long text without a sentence is cut between words', () => {
    const [chunk] = speech([`${'word '.repeat(30)}unfinish`])
    expect(chunk).toBe('word '.repeat(30))
  })

  test('a flush speaks everything, a trigger whole sentences', () => {
    const buffer = createTextBuffer(defaultSchedule, false)
    expect(buffer.add('One. Tw', { trigger: true })).toBe('One. ')
    expect(buffer.add('o', { flush: true })).toBe('Two')
  })

  test('auto mode speaks each sentence at once', () => {
    expect(speech(['Hi. ', 'It is 3.', '14 now', '! '], true)).toEqual([
      'Hi. ',
      undefined,
      undefined,
      'It is 3.14 now! ',
    ])
  })

  test('a mark is never cut in two, however it arrives', () => {
    const words = 'word '.repeat(30)
    const chunks = speech([`${words}<break time="1.`, '5s" />', ` And ${words}`])
    expect(chunks.map((chunk) => (chunk ?? '').includes('<break time="1.5s" />'))).toEqual([false, false, true])
    expect(chunks[0]).not.toContain('<')
    expect(speech(['Wait. [long pa', 'use] Go on. '], true)).toEqual(['Wait. ', '[long pause] Go on. '])
    expect(speech([`5 < 6. ${words}`])[0]).toBe('5 < 6. ')
  })

  test('text without blanks is spoken in bounded parts, however it arrives', () => {
    const letters = Array.from({ length: 20_000 }, () => 'x')
    const chunks = speech(letters).filter((chunk) => chunk !== undefined)
    expect(chunks.length).toBeGreaterThan(15)
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThanOrEqual(unbrokenMax)
    const [han] = speech(['今天天气很好我们去公园散步吧'.repeat(80)])
    expect(han?.length).toBeGreaterThan(unbrokenMax)
    expect('今天天气很好我们去公园散步吧'.repeat(80).startsWith(han ?? '-')).toBe(true)
    for (const chunk of speech(Array.from({ length: 900 }, () => '😀'))) expect(/\p{Cs}/u.test(chunk ?? '')).toBe(false)
  })

  test('blanks alone are never spoken', () => {
    const buffer = createTextBuffer(defaultSchedule, false)
    expect(buffer.add(' ', { flush: true })).toBeUndefined()
    expect(buffer.rest()).toBe(' ')
  })
})

test('nothing is lost or reordered, however the text is divided', () => {
  const bit = fc.string({
    unit: fc.constantFrom('a', 'b ', '. ', '! ', '\n', '。', ' ', '😀', '<', '>', '[', ']'),
    maxLength: 60,
  })
  fc.assert(
    fc.property(fc.array(fc.tuple(bit, fc.boolean(), fc.boolean())), fc.boolean(), (bits, auto) => {
      const buffer = createTextBuffer(defaultSchedule, auto)
      const chunks = bits.map(([text, flush, trigger]) => buffer.add(text, { flush, trigger }) ?? '')
      expect(chunks.join('') + buffer.rest()).toBe(bits.map(([text]) => text).join(''))
    }),
  )
})

test('what waits is bounded once there is enough of it, whatever it is', () => {
  const hostile = ['x', '<', '[', '<a', '.', '. ', '。', '"', '😀', 'word ', '1.', '\u0301']
  for (const bit of hostile) {
    const buffer = createTextBuffer(defaultSchedule, false)
    let waiting = 0
    for (let sent = 0; sent < 5000; sent++) {
      waiting += bit.length - (buffer.add(bit)?.length ?? 0)
      expect(waiting, bit).toBeLessThanOrEqual(unbrokenMax + 300)
    }
    expect(buffer.rest()).toHaveLength(waiting)
  }
})
