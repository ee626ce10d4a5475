import fc from 'fast-check'
import { expect, test } from 'vitest'
import { voiceSegments } from './voice-segments.ts'

const line = fc.record({
  text: fc.string({ unit: fc.constantFrom('a', 'é', '😀', ' ', '.', '中'), minLength: 1, maxLength: 20 }),
  voice_id: fc.constantFrom('one', 'two', 'three'),
})

/** Times of a text, each character a little after the one before. */
function timesOf(text: string, stepMs: number) {
  const characters = Array.from(text)
  return {
    characters,
    startMs: characters.map((_, index) => index * stepMs),
    endMs: characters.map((_, index) => (index + 1) * stepMs),
  }
}

test('every character belongs to the voice of its line, without gaps in text or time', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 50 }), fc.integer({ min: 1, max: 200 }), (lines, stepMs) => {
      const times = timesOf(lines.map(({ text }) => text).join(''), stepMs)
      const segments = voiceSegments(lines, times)
      expect(segments.map(({ voice_id }) => voice_id)).toEqual(lines.map(({ voice_id }) => voice_id))
      segments.forEach((segment, index) => {
        const said = times.characters.slice(segment.character_start_index, segment.character_end_index).join('')
        expect(said).toBe(lines[index]?.text)
        expect(segment.dialogue_input_index).toBe(index)
        expect(segment.start_time_seconds).toBe(segments[index - 1]?.end_time_seconds ?? 0)
        expect(segment.end_time_seconds).toBeGreaterThan(segment.start_time_seconds)
      })
      expect(segments.at(-1)?.end_time_seconds).toBeCloseTo((times.characters.length * stepMs) / 1000, 6)
    }),
  )
})
