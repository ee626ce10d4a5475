/** What an engine gets for one character of the source. */
export type CharacterReading =
  /** Replaces the character; one source character may become several, and the other way round. */
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'space' | 'newline' }
  /** Not read, and words on both sides stay apart. */
  | { readonly kind: 'gap' }
  /** Not read, and words on both sides stay together. */
  | { readonly kind: 'nothing' }

const nothing: CharacterReading = { kind: 'nothing' }
const gap: CharacterReading = { kind: 'gap' }
const space: CharacterReading = { kind: 'space' }
const newline: CharacterReading = { kind: 'newline' }

// More marks on one letter than any orthography uses are decoration; reading them costs time for nothing.
const marksMax = 8
const cluster = new RegExp(
  String.raw`(?:[\u1100-\u115F][\u1160-\u11A7][\u11A8-\u11FF]?|[\uFF66-\uFF9D][\uFF9E\uFF9F]?|[^\p{M}])\p{M}{0,${marksMax}}`,
  'uy',
)

/** Returns the character at `index` with the marks that belong to it; a mark without a base stands alone. */
export function clusterAt(source: string, index: number): string {
  if (source.charCodeAt(index) < 0x300 && !(source.charCodeAt(index + 1) >= 0x300)) return source.charAt(index)
  cluster.lastIndex = index
  return cluster.exec(source)?.[0] ?? String.fromCodePoint(source.codePointAt(index) ?? 0)
}

const printable = /^[!-~]$/
const lineBreak = /^[\n\v\f\r\u0085\u2028\u2029]/
const blank = /^[\s\p{Cc}\p{Z}]/u
const invisible = /^[\p{Cf}\p{Variation_Selector}\p{M}]/u
const joiner = /^[\u200C\u200D]/
const readableSymbol = /^[©®™℠°℃℉№±×÷−√∞≈≠≤≥‼⁉]/u
const unreadable =
  /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{So}\p{Sm}\p{Sk}\p{Co}\p{Cn}\p{Cs}]/u
const markWithoutSound = /[\p{Variation_Selector}\p{Me}]/gu
// Full-width letters and digits, half-width kana, styled mathematical letters, ligatures, Arabic
// presentation forms, circled and Roman numerals: the same words in typographic dress.
const dressed =
  /^[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFF9F\u{1D400}-\u{1D7FF}\uFB00-\uFB06\uFB50-\uFDCF\uFDF0-\uFDFF\uFE70-\uFEFC\u2460-\u2473\u24B6-\u24E9\u2160-\u217F‼⁉]/u

const plainer: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‛': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '‟': '"',
  '…': '...',
  '‐': '-',
  '‑': '-',
}

/** Returns how one character cluster (from `clusterAt`) is read; `insideWord` when a letter precedes it. */
export function readCharacter(character: string, insideWord: boolean): CharacterReading {
  if (printable.test(character)) return { kind: 'read', text: character }
  if (lineBreak.test(character)) return newline
  if (blank.test(character)) return space
  if (joiner.test(character)) return insideWord ? { kind: 'read', text: character } : nothing
  if (dressed.test(character)) return readPlain(character.normalize('NFKC').trim())
  if (unreadable.test(character) && !readableSymbol.test(character) && !/^[!-~]/.test(character)) return gap
  if (invisible.test(character)) return nothing
  const audible = character.replace(markWithoutSound, '').normalize('NFC')
  return { kind: 'read', text: plainer[audible] ?? audible }
}

function readPlain(text: string): CharacterReading {
  return invisible.test(text) || text === '' ? nothing : { kind: 'read', text }
}
