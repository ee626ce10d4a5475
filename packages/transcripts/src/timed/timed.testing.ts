import * as fc from 'fast-check'
import type { TimedChange } from './timed-change.ts'
import { exact, type TimedSegment, type TimedText } from './timed-text.ts'

const anyWords = fc
  .array(fc.constantFrom('and', 'so', 'river.', 'Why?', '3,5', 'naïve', '你好', '👩‍🚀', 'Straße'), { maxLength: 8 })
  .map((words) => words.join(' '))

/** What may stand on a workbench: segments in order, none over another. */
export const anyTimedText: fc.Arbitrary<TimedText> = fc
  .array(
    fc.record({
      text: anyWords,
      translation: fc.option(anyWords, { nil: undefined }),
      pause: fc.integer({ min: 0, max: 2000 }),
      lasts: fc.integer({ min: 60, max: 5000 }),
      speaker: fc.constantFrom('a', 'b'),
    }),
    { maxLength: 12 },
  )
  .map((said) => {
    let at = 0
    const segments = said.map(({ text, translation, pause, lasts, speaker }, place): TimedSegment => {
      const start = at + pause
      at = start + lasts
      const times = { start_s: exact(start / 1000), end_s: exact(at / 1000) }
      return { id: `s${place}`, text, speaker_id: speaker, ...times, ...(translation !== undefined && { translation }) }
    })
    return { segments, speakers: [{ id: 'a', name: 'Ada' }] }
  })

/** A change that names its segment by its place, as nobody knows yet which there will be. */
export type AnyStep =
  | { readonly place: number; readonly make: (id: string, next: string, number: number) => TimedChange }
  | 'undo'
  | 'redo'

const seconds = fc.integer({ min: -3000, max: 40_000 }).map((ms) => ms / 1000)
const steps = fc.constantFrom(-1, -0.01, 0.01, 0.3)

/** Changes that take no words away: what is typed or removed does so because somebody wants it. */
export const anyKeepingStep: fc.Arbitrary<AnyStep> = fc
  .record({
    place: fc.nat(14),
    kind: fc.constantFrom('split', 'merge', 'edge', 'shift', 'speaker', 'insert', 'undo', 'redo'),
    at: fc.nat(40),
    to: seconds,
    by: steps,
    edge: fc.constantFrom('start_s' as const, 'end_s' as const),
  })
  .map(({ place, kind, at, to, by, edge }): AnyStep => {
    if (kind === 'undo' || kind === 'redo') return kind
    const make = (id: string, _next: string, number: number): TimedChange => {
      if (kind === 'split') return { kind, id, at, new_id: `n${number}`, ...(at % 3 === 0 && { at_s: to }) }
      if (kind === 'merge') return { kind, id, separator: ' ' }
      if (kind === 'edge') return { kind, id, edge, to_s: to }
      if (kind === 'shift') return { kind, id, by_s: by }
      if (kind === 'speaker') return { kind, id, speaker_id: at % 2 === 0 ? 'a' : 'c' }
      const times = { start_s: to, end_s: to + 2 }
      return { kind: 'insert', segment: { id: `n${number}`, text: '', speaker_id: 'a', ...times } }
    }
    return { place, make }
  })
