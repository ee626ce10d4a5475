import { TextMapper, type GivenSounds, type MappedText } from '@vireo/engines'

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

/** Part of a text that is said as espeak's own phonemes. */
export type SpelledSounds = Pick<GivenSounds, 'start' | 'end'> & { readonly phonemes: string }

/**
 * Escapes signs that would open markup or phonemes for espeak, and turns control characters into blanks. Where sounds
 * are given, its phonemes stand for the letters.
 */
export function toMarkup(text: string, sounds: readonly SpelledSounds[] = []): MappedText {
  const mapper = new TextMapper()
  let at = 0
  let next = 0
  while (at < text.length) {
    const given = sounds[next]
    if (given && at >= given.start) {
      mapper.append(` [[${given.phonemes}]] `, given.start, given.end)
      at = Math.max(at, given.end)
      next++
      continue
    }
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0x20)
    // Two brackets would open phonemes.
    const apart = character === '[' && text.charAt(at - 1) === '[' ? ' [' : readable(character)
    mapper.append(apart, at, at + character.length)
    at += character.length
  }
  return mapper.finish()
}
