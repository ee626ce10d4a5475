const wordCharacter = /[\p{L}\p{N}\p{M}_]/u
/** Scripts without blanks between words: there, everything is an edge. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

/** What is known of each UTF-16 code unit that is a character of its own: 1 joins words, 2 does not. */
const known = new Uint8Array(0x10000)

/** Tells whether a place in a text, between two of its code units, is an edge of a word. */
export function isWordEdge(text: string, at: number): boolean {
  return !(joins(text, at - 1) && joins(text, at))
}

/** Tells whether a place lies inside a character that takes two code units. */
export function splitsCharacter(text: string, at: number): boolean {
  return isHigh(text.charCodeAt(at - 1)) && isLow(text.charCodeAt(at))
}

function joins(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  if (Number.isNaN(unit)) return false
  if (splitsCharacter(text, at + 1)) return joinsWords(text.slice(at, at + 2))
  if (splitsCharacter(text, at)) return joinsWords(text.slice(at - 1, at + 1))
  const answer = known[unit]
  if (answer) return answer === 1
  const does = joinsWords(text.charAt(at))
  known[unit] = does ? 1 : 2
  return does
}

function joinsWords(character: string): boolean {
  return wordCharacter.test(character) && !unspaced.test(character)
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
