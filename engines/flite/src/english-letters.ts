import { TextMapper, type GivenSounds, type MappedText } from '@vireo/engines'

/** Signs that decomposition leaves alone; what they become is read aloud or shapes the phrase. */
const replacements: ReadonlyMap<string, string> = new Map([
  ...['‘', '’', '‛', 'ʼ', '′'].map((sign) => [sign, "'"] as const),
  ...['“', '”', '„', '«', '»', '″'].map((sign) => [sign, '"'] as const),
  ...['‐', '‑', '−', '⁃'].map((sign) => [sign, '-'] as const),
  ['–', ' - '],
  ['—', ', '],
  ['―', ', '],
  ['⁄', '/'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'AE'],
  ['œ', 'oe'],
  ['Œ', 'OE'],
  ['ø', 'o'],
  ['Ø', 'O'],
  ['đ', 'd'],
  ['ð', 'th'],
  ['þ', 'th'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['ı', 'i'],
  ['€', ' euro '],
  ['£', ' pound '],
  ['°', ' degrees '],
  ['×', ' times '],
  ['÷', ' divided by '],
  ['±', ' plus or minus '],
  ['。', '.'],
  ['、', ','],
])

function lettersOf(character: string): string {
  if (/^[\x20-\x7e]$/.test(character)) return character
  const replaced = replacements.get(character)
  if (replaced !== undefined) return replaced
  const plain = [...character.normalize('NFKD')].map((part) => replacements.get(part) ?? part).join('')
  return plain.replaceAll(/\p{M}/gu, '').replaceAll(/[^\x20-\x7e]/g, /\p{M}/u.test(character) ? '' : ' ')
}

/** What stands in the text for sounds that are given, in place of the letters. */
export type StandIn = Pick<GivenSounds, 'start' | 'end'> & { readonly name: string }

/** Reduces a text to ASCII, dropping accents and foreign signs: flite spells out anything else byte by byte. */
export function toEnglishLetters(text: string, standIns: readonly StandIn[] = []): MappedText {
  const mapper = new TextMapper()
  let at = 0
  let next = 0
  while (at < text.length) {
    const standIn = standIns[next]
    if (standIn && at >= standIn.start) {
      const { start, end, name } = standIn
      const isApart = (unit: string) => !/[\p{L}\p{N}'’-]/u.test(unit)
      mapper.append(isApart(text.charAt(start - 1)) ? '' : ' ', start, start)
      mapper.append(name, start, end)
      mapper.append(isApart(text.charAt(end)) ? '' : ' ', end, end)
      at = Math.max(at, end)
      next++
      continue
    }
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0x20)
    mapper.append(lettersOf(character), at, at + character.length)
    at += character.length
  }
  return mapper.finish()
}
