import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareSegments } from './compare.ts'
import { diffTimed } from './diff-timed.ts'
import { edit, type Edited, opened } from './edited.ts'
import { putTogether, settled, type Side } from './settle.ts'
import { anyKeepingStep, anyTimedText, type AnyStep } from './timed.testing.ts'
import type { TimedSegment, TimedText } from './timed-text.ts'

const take = (name: string) => (state: Edited, step: AnyStep, at: number) => {
  if (step === 'undo' || step === 'redo') return state
  const { segments } = state.text
  const id = segments[step.place % Math.max(1, segments.length)]?.id ?? 'none'
  return edit(state, step.make(id, id, `${name}${at}` as never), { endS: 60 })
}
const steps = fc.array(anyKeepingStep, { maxLength: 10 })
const sides = fc.array(fc.constantFrom<Side>('mine', 'theirs'), { minLength: 40, maxLength: 40 })

test('whatever two people did, and whichever side is taken of each clash, segments stay in order and none lies over another', () => {
  fc.assert(
    fc.property(anyTimedText, steps, steps, sides, (text, mine, theirs, chosen) => {
      const [one, other] = [mine.reduce(take('m'), opened(text)).text, theirs.reduce(take('t'), opened(text)).text]
      const { segments } = text
      const taken = settled(putTogether(segments, one.segments, other.segments), chosen)
      for (const [at, { start_s: start }] of taken.entries())
        expect(start).toBeGreaterThanOrEqual(taken[at - 1]?.end_s ?? 0)
      expect(settled(putTogether(segments, one.segments, segments), chosen)).toEqual(one.segments)
      expect(settled(putTogether(segments, segments, other.segments), chosen)).toEqual(other.segments)
      expect(putTogether(segments, one.segments, one.segments).clashes).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('a comparison holds all of both versions', () => {
  fc.assert(
    fc.property(anyTimedText, steps, (text, changes) => {
      const after = changes.reduce(take('m'), opened(text)).text
      const stretches = [...compareSegments(text.segments, after.segments)]
      const side = (which: 'olds' | 'news') =>
        stretches.flatMap((stretch) => (stretch.kind === 'same' ? stretch.segments : stretch[which]))
      expect(side('olds')).toEqual(text.segments)
      expect(side('news')).toEqual(after.segments)
    }),
  )
})

const segment = (id: string, text: string, start: number): TimedSegment => {
  return { id, text, speaker_id: 'a', start_s: start, end_s: start + 1 }
}
const base = [segment('1', 'one', 0), segment('2', 'two', 1), segment('3', 'three', 2)]
const write = (at: number, text: string) => base.map((each, place) => (place === at ? { ...each, text } : each))

test('what each changed in another segment is taken, what both changed is a clash', () => {
  const apart = putTogether(base, write(0, 'One'), write(1, 'Two'))
  expect(apart.clashes).toEqual([])
  expect(settled(apart, []).map(({ text }) => text)).toEqual(['One', 'Two', 'three'])
  const clash = putTogether(base, write(2, 'Three'), write(2, 'Drei'))
  expect(clash.clashes).toEqual([{ mine: [segment('3', 'Three', 2)], theirs: [segment('3', 'Drei', 2)] }])
  expect(settled(clash, ['theirs'])[2]?.text).toBe('Drei')
})

test('what one took away and the other left is gone; without what they came of, somebody is asked', () => {
  expect(settled(putTogether(base, base.slice(1), base), [])).toEqual(base.slice(1))
  expect(settled(putTogether(base, base, base.slice(1)), [])).toEqual(base.slice(1))
  expect(putTogether(undefined, base, write(0, 'One')).clashes).toHaveLength(1)
})

test('a difference says which words went and came, also where a segment was cut', () => {
  const text = (segments: readonly TimedSegment[]): TimedText => ({ segments, speakers: [{ id: 'a', name: 'Ada' }] })
  const cut = [{ ...base[0], text: 'on' }, segment('x', 'ne', 0.5)] as TimedSegment[]
  expect([...diffTimed(text(base), text(write(1, 'two more')))]).toEqual([
    {
      start_s: 1,
      end_s: 2,
      text: [
        { kind: 'same', words: ['Ada:', 'two'] },
        { kind: 'new', words: ['more'] },
      ],
      translation: [],
      isRetimed: false,
    },
  ])
  expect([...diffTimed(text(base.slice(0, 1)), text(cut))]).toMatchObject([{ start_s: 0, isRetimed: true }])
})
