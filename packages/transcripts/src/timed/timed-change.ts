import type { TimedSegment } from './timed-text.ts'

/** Something that is done to a timed text. */
export type TimedChange =
  | { readonly kind: 'text' | 'translation'; readonly id: string; readonly text: string }
  | { readonly kind: 'speaker'; readonly id: string; readonly speaker_id: string }
  | { readonly kind: 'name'; readonly speaker_id: string; readonly name: string }
  /** Cuts behind a character of the text, at a time where one is given. */
  | {
      readonly kind: 'split'
      readonly id: string
      readonly at: number
      readonly new_id: string
      readonly at_s?: number
    }
  /** Joins a segment with the one behind it. */
  | { readonly kind: 'merge'; readonly id: string; readonly separator: string }
  | { readonly kind: 'edge'; readonly id: string; readonly edge: 'start_s' | 'end_s'; readonly to_s: number }
  | { readonly kind: 'shift'; readonly id: string; readonly by_s: number }
  | { readonly kind: 'insert'; readonly segment: TimedSegment }
  | { readonly kind: 'remove'; readonly id: string }
  /** Puts segments in the place of some that follow each other. */
  | { readonly kind: 'replace'; readonly ids: readonly string[]; readonly segments: readonly TimedSegment[] }
