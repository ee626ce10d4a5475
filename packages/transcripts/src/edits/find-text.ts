import { escaped } from './cut-text.ts'

export type Wanted = {
  readonly find: string
  readonly match_case?: boolean | undefined
  readonly whole_words?: boolean | undefined
}

/** Lists where `wanted` stands in a text, from left to right, none inside another. */
export function findText(text: string, wanted: Wanted): { readonly from: number; readonly to: number }[] {
  if (wanted.find === '') return []
  return [...text.matchAll(patternOf(wanted))].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
  }))
}

/** Puts `replacement`, to the letter, wherever `wanted` stands. */
export function replaceText(text: string, wanted: Wanted, replacement: string): string {
  return wanted.find === '' ? text : text.replaceAll(patternOf(wanted), () => replacement)
}

function patternOf({ find, match_case: matchCase, whole_words: wholeWords }: Wanted): RegExp {
  // Spaces of a text that was typed elsewhere may be others.
  const literal = find
    .split(/\s+/u)
    .map(escaped)
    .join(String.raw`\s+`)
  const bordered = wholeWords === true ? String.raw`(?<![\p{L}\p{M}\p{N}_])${literal}(?![\p{L}\p{M}\p{N}_])` : literal
  return new RegExp(bordered, matchCase === true ? 'gu' : 'giu')
}
