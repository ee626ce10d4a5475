import { TextMapper, type MappedText } from '@vireo/engines'

const escapes: ReadonlyMap<string, string> = new Map([
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['&', '&amp;'],
])

function readable(character: string): string {
  if (/^\p{Cc}$/u.test(character)) return ' '
  // Numbers and letters in circles would be passed over in silence.
  if (/^[\u2460-\u24ff]$/u.test(character)) return character.normalize('NFKC')
  return escapes.get(character) ?? character
}

/** Escapes signs that would open markup for espeak, and turns control characters into blanks. */
export function toMarkup(text: string): MappedText {
  const mapper = new TextMapper()
  let at = 0
  for (const character of text) {
    mapper.append(readable(character), at, at + character.length)
    at += character.length
  }
  return mapper.finish()
}
