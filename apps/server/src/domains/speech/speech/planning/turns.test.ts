import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinTurns, spokenTurnsOf, type Turn } from './turns.ts'

const texts = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 8 })

function turnsOf(lines: readonly string[]): Turn[] {
  let at = 0
  return lines.map((line, inputIndex) => {
    const start = at
    at += line.length
    return { inputIndex, voice: { voiceId: `v${inputIndex}`, name: 'V', category: 'premade' }, start, end: at }
  })
}

test('what was said of a dialogue is its lines up to there, and nothing else', () => {
  fc.assert(
    fc.property(texts, fc.nat(120), (lines, cut) => {
      const whole = lines.join('')
      const spoken = whole.slice(0, cut)
      const turns = spokenTurnsOf(turnsOf(lines), spoken)
      expect(turns.map(({ text }) => text).join('')).toBe(spoken)
      expect(turns.every(({ inputIndex, text }) => lines[inputIndex]?.startsWith(text))).toBe(true)
    }),
  )
})

test('a line that came in parts is one line again', () => {
  const [one, two] = turnsOf(['Hello ', 'there.'])
  const parts = [one, one, two].flatMap((turn) => (turn ? [{ ...turn, text: 'x' }] : []))
  expect(joinTurns(parts).map(({ inputIndex, text }) => [inputIndex, text])).toEqual([
    [0, 'xx'],
    [1, 'x'],
  ])
})
