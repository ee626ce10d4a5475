import { expect, test } from 'vitest'
import { readCompositionPlan } from './read-composition-plan.ts'

const context = { context_adherence: 'high' as const }
const rest = { duration_ms: 3000, positive_styles: [], negative_styles: [], ...context }
const read = (text: string) => readCompositionPlan({ chunks: [{ text, ...rest }] }).sections[0]

test('a chunk is read as its name, what stands in braces, and the words that are left', () => {
  expect(read('[Verse]\n{softly} the rain {} falls\n[x]\nagain {louder}')).toMatchObject({
    name: 'Verse',
    positive: ['softly', 'louder'],
    lyrics: [' the rain  falls', 'again '],
  })
})

test.each(['{', '[', '{[', '[{', ' '])(
  'what never closes (%j, many times) is read in time that grows with its length',
  (sign) => {
    // Where it grew with the square of it, this would take minutes: the test would be ended.
    expect(read(sign.repeat(400_000))?.positive).toEqual([])
  },
)
