import type { Seconds } from '../model/token.ts'

/** Where a new segment begins, beside where another one speaks; `null` is no such rule. */
export type SegmentRules = {
  readonly silenceLongerThan: Seconds | null
  readonly maxDuration: Seconds | null
  readonly maxChars: number | null
}

/** Another segment for another speaker only. */
export const speakerRules: SegmentRules = { silenceLongerThan: null, maxDuration: null, maxChars: null }

/** What reads well as a paragraph. */
export const paragraphRules: SegmentRules = { silenceLongerThan: 2, maxDuration: null, maxChars: 500 }
