/** Splits a text behind a character, between words where there are any: nobody wants half a word. */
export function splitText(text: string, at: number): readonly [string, string] {
  const place = betweenWords(text, Math.max(0, Math.min(text.length, at)))
  return [text.slice(0, place).trimEnd(), text.slice(place).trimStart()]
}

/** Splits a text about where so much of its letters stand before, between words where there are any. */
export function splitAtShare(text: string, share: number): readonly [string, string] {
  return splitText(text, Math.round(text.length * Math.max(0, Math.min(1, share))))
}

/** Where people put no spaces between words, somebody says where one ends. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

function betweenWords(text: string, at: number): number {
  if (isSpace(text[at - 1]) || isSpace(text[at])) return at
  if (unspaced.test(text[at - 1] ?? '') || unspaced.test(text[at] ?? '')) return at
  const before = text.slice(0, at).search(/\s\S*$/u)
  const behind = text.slice(at).search(/\s/u)
  const [left, right] = [Math.max(0, before), behind < 0 ? text.length : at + behind]
  return at - left <= right - at ? left : right
}

function isSpace(character: string | undefined): boolean {
  return character === undefined || /\s/u.test(character)
}
