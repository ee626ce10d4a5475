import { readingWeight, splitSentences } from '#speech'
import type { FollowedPart } from './follow-text.ts'

/** A part of a text that is placed at once, and where it begins, in UTF-16 code units. */
export type TextPart = FollowedPart & { readonly start: number }

/** Cuts a text into sentences; what holds nothing that sounds is left out. */
export function partsOf(text: string, language: string): TextPart[] {
  return splitSentences(text, { language, quickStart: false }).flatMap(({ start, end }) => {
    const part = text.slice(start, end)
    return /[\p{L}\p{N}]/u.test(part) ? [{ text: part, start, weight: readingWeight(part) }] : []
  })
}
