import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { adopt, edit, type Edited, opened, redo, undo } from './edited.ts'
import { anyKeepingStep, anyTimedText, type AnyStep } from './timed.testing.ts'
import type { TimedChange } from './timed-change.ts'
import type { TimedSegment, TimedText } from './timed-text.ts'

const endS = 60
const lettersOf = ({ segments }: TimedText, field: 'text' | 'translation') =>
  segments
    .map((segment) => segment[field] ?? '')
    .join('')
    .replace(/\s+/gu, '')
const wordsOf = ({ segments }: TimedText) =>
  segments.flatMap(({ text }) =>
    // What has no spaces is cut anywhere: each of its letters counts as a word.
    text
      .replaceAll(/\p{sc=Han}/gu, ' $& ')
      .split(/\s+/u)
      .filter((word) => word !== ''),
  )

function take(state: Edited, step: AnyStep, number: number): Edited {
  if (step === 'undo') return undo(state)
  if (step === 'redo') return redo(state)
  const { segments } = state.text
  const [one, next] = [segments[step.place % Math.max(1, segments.length)], segments[step.place + 1]]
  return edit(state, step.make(one?.id ?? 'none', next?.id ?? 'none', number), { endS })
}

test('whatever is done, segments stay in order, none lies over another, and no word is lost or moved', () => {
  fc.assert(
    fc.property(anyTimedText, fc.array(anyKeepingStep, { maxLength: 40 }), (text, steps) => {
      let state = opened(text)
      for (const [at, step] of steps.entries()) {
        state = take(state, step, at)
        for (const [place, { start_s: start, end_s: end }] of state.text.segments.entries()) {
          expect(end).toBeGreaterThan(start)
          expect(start).toBeGreaterThanOrEqual(state.text.segments[place - 1]?.end_s ?? 0)
          expect(end).toBeLessThanOrEqual(endS)
        }
        expect(wordsOf(state.text)).toEqual(wordsOf(text))
        expect(lettersOf(state.text, 'translation')).toBe(lettersOf(text, 'translation'))
        expect(new Set(state.text.segments.map(({ id }) => id)).size).toBe(state.text.segments.length)
      }
    }),
    { numRuns: 300 },
  )
})

test('what is taken back is exactly what was there, and what is made again exactly what became of it', () => {
  fc.assert(
    fc.property(anyTimedText, fc.array(anyKeepingStep, { maxLength: 30 }), (text, steps) => {
      const after = steps.reduce(
        (state, step, at) => (step === 'undo' || step === 'redo' ? state : take(state, step, at)),
        opened(text),
      )
      let back = after
      while (back.done) back = undo(back)
      expect(back.text).toEqual(text)
      while (back.undone) back = redo(back)
      expect(back.text).toEqual(after.text)
    }),
  )
})

const segment = (id: string, text: string, start: number, end: number): TimedSegment => {
  return { id, text, speaker_id: 'a', start_s: start, end_s: end }
}
const three = opened({
  segments: [segment('1', 'One two', 0, 2), segment('2', 'three', 3, 4), segment('3', 'four', 4, 5)],
  speakers: [],
})
const after = (...changes: TimedChange[]) => changes.reduce((state, each) => edit(state, each, { endS }), three).text
const timesOf = ({ segments }: TimedText) => segments.map(({ start_s: start, end_s: end }) => [start, end])

test.each([
  ['begins as far back as the one before ends', '2', 'start_s', -1, [2, 4]],
  ['ends where the next begins', '2', 'end_s', 9, [3, 4]],
  ['never ends before it begins', '2', 'end_s', 1, [3, 3.05]],
  ['ends with the recording', '3', 'end_s', 99, [4, 60]],
] as const)('a segment %s', (_, id, edge, to, times) => {
  const at = Number(id) - 1
  expect(timesOf(after({ kind: 'edge', id, edge, to_s: to }))[at]).toEqual(times)
})

test('ten steps of ten milliseconds are a hundred milliseconds', () => {
  const nudges = Array.from({ length: 10 }, (): TimedChange => ({ kind: 'shift', id: '2', by_s: -0.01 }))
  expect(timesOf(after(...nudges))[1]).toEqual([2.9, 3.9])
})

test('a segment is cut between words, at the time that is given or where its letters say', () => {
  expect(after({ kind: 'split', id: '1', at: 2, new_id: 'n' }).segments.slice(0, 2)).toEqual([
    segment('1', 'One', 0, 1),
    segment('n', 'two', 1, 2),
  ])
  expect(timesOf(after({ kind: 'split', id: '1', at: 4, new_id: 'n', at_s: 0.5 }))[1]).toEqual([0.5, 2])
})

test('what is put in place of others must have room there, and an id of its own', () => {
  const two = [segment('x', 'drei', 3, 3.5), segment('y', 'vier', 3.4, 5)]
  expect(timesOf(after({ kind: 'replace', ids: ['2', '3'], segments: two }))).toEqual([
    [0, 2],
    [3, 3.5],
    [3.5, 5],
  ])
  expect(after({ kind: 'replace', ids: ['2'], segments: [segment('1', 'again', 3, 4)] })).toBe(three.text)
  expect(after({ kind: 'replace', ids: ['1', '3'], segments: [] })).toBe(three.text)
})

test('what is typed without a pause is taken back at once, and something else ends it', () => {
  const type = (state: Edited, text: string, run: string) => edit(state, { kind: 'text', id: '2', text }, { endS, run })
  const typed = type(type(type(three, 'three!', 'a'), 'three!!', 'a'), 'three!!!', 'b')
  expect(undo(typed).text.segments[1]?.text).toBe('three!!')
  expect(undo(undo(typed)).text).toEqual(three.text)
  expect(edit(undo(typed), { kind: 'remove', id: '3' }, { endS }).undone).toBeUndefined()
})

test('a speaker is named, named otherwise, and what it was called comes back', () => {
  const named = edit(three, { kind: 'name', speaker_id: 'a', name: 'Ada' }, { endS })
  const renamed = edit(named, { kind: 'name', speaker_id: 'a', name: 'Grace' }, { endS })
  expect(renamed.text.speakers).toEqual([{ id: 'a', name: 'Grace' }])
  expect(undo(renamed).text.speakers).toEqual([{ id: 'a', name: 'Ada' }])
  expect(undo(undo(renamed)).text.speakers).toEqual([])
})

test('another version that was taken over is taken back in one step', () => {
  const other = { segments: [segment('9', 'nine', 0, 1)], speakers: [{ id: 'a', name: 'Ada' }] }
  const state = adopt(three, other)
  expect(state.text).toEqual(other)
  expect(undo(state).text).toEqual(three.text)
  expect(adopt(three, three.text)).toBe(three)
})
