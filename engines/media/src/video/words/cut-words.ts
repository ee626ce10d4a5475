import type { VideoText } from '@vireo/engines'

/** What stands in one line: a word or a part of one, when it begins to be heard, and whether it stands close to the one before. */
export type Unit = { readonly text: string; readonly startMs: number | null; readonly isClose: boolean }

/** Scripts that put no space between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{FE0F}\u{20E3}]/gu
/** Longer ones would have to be drawn small to fit in a line. */
const lettersMax = 24
const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Leaves out pictures, which videos do not show. */
export function withoutPictures(text: string): string {
  return text.replaceAll(pictures, '')
}

/** Cuts what is said where a line may end: between words, and within those of scripts that put no space between them. */
export function cutWords({ characters, startMs }: VideoText): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < characters.length;) {
    if (/^\s*$/u.test(characters[at] ?? '')) at++
    else {
      const begin = at
      while (at < characters.length && !/^\s+$/u.test(characters[at] ?? '')) at++
      units.push(...unitsOf(characters.slice(begin, at), startMs?.slice(begin, at) ?? null))
    }
  }
  return units
}

function unitsOf(characters: readonly string[], startMs: readonly number[] | null): Unit[] {
  const [starts, word]: [(number | null)[], string[]] = [[], []]
  for (const [at, character] of characters.entries()) {
    const shown = withoutPictures(character)
    // A place in the word is one of its UTF-16 units.
    for (let unit = 0; unit < shown.length; unit++) starts.push(startMs?.[at] ?? null)
    word.push(shown)
  }
  const shown = word.join('')
  const parts = (unspaced.test(shown) ? segmentsOf(shown) : [shown]).flatMap(piecesOf)
  let place = 0
  return parts.flatMap((part) => {
    const unit = { text: part.normalize('NFC'), startMs: starts[place] ?? null, isClose: place > 0 }
    place += part.length
    return part === '' ? [] : [unit]
  })
}

/** Lists the words of a script without spaces; marks stay with the word before them, so that no line begins with one. */
function segmentsOf(text: string): string[] {
  const parts: string[] = []
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = parts.at(-1)
    const isOpening = /^[\p{Ps}\p{Pi}]/u.test(segment)
    const isJoined = last !== undefined && !isOpening && (!isWordLike || /[\p{Ps}\p{Pi}]$/u.test(last))
    if (isJoined) parts[parts.length - 1] = last + segment
    else parts.push(segment)
  }
  return parts
}

function piecesOf(text: string): string[] {
  const all = [...letters.segment(text)].map(({ segment }) => segment)
  if (all.length <= lettersMax) return [text]
  const count = Math.ceil(all.length / lettersMax)
  const each = Math.ceil(all.length / count)
  return Array.from({ length: count }, (_, at) => all.slice(at * each, (at + 1) * each).join(''))
}
