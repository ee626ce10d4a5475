import { VideoError } from '@vireo/engines'
import { isUndrawn } from './font-files.ts'
import type { OpenFont } from './open-fonts.ts'

/** A word as it is drawn, from its baseline; lengths are in ems. */
export type ShapedWord = {
  readonly path: string
  readonly advance: number
  /** Undefined for digits and marks, which follow what is around them. */
  readonly direction: 'ltr' | 'rtl' | undefined
}

type Part = { readonly font: OpenFont; readonly direction: 'ltr' | 'rtl'; text: string }

const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const digit = /\p{Nd}/u

/** Answers from which side a text is read, by its first letter; undefined where it has none. */
export function directionOf(text: string): 'ltr' | 'rtl' | undefined {
  const first = /\p{L}/u.exec(text)?.[0]
  if (first === undefined) return undefined
  return fromTheRight.test(first) ? 'rtl' : 'ltr'
}

/** Shapes a word, each part in the first font that has its letters. Throws `no_letters`. */
export function shapeWord(fonts: readonly OpenFont[], text: string): ShapedWord {
  const direction = directionOf(text)
  const parts = partsOf(fonts, text, direction ?? 'ltr')
  let [advance, path] = [0, '']
  for (const part of direction === 'rtl' ? parts.toReversed() : parts) {
    const run = part.font.shape(part.text, part.direction)
    path += `<g transform="translate(${advance} 0)">${run.path}</g>`
    advance += run.advance
  }
  return { path, advance, direction }
}

function partsOf(fonts: readonly OpenFont[], text: string, around: 'ltr' | 'rtl'): Part[] {
  const parts: Part[] = []
  for (const character of text) {
    const last = parts.at(-1)
    // Joiners and accents belong to the letter before them.
    if (last && (isUndrawn(character) || (/\p{M}/u.test(character) && last.font.has(character.codePointAt(0) ?? 0)))) {
      last.text += character
      continue
    }
    if (isUndrawn(character)) continue
    const font = fontOf(fonts, character, last)
    const direction = sideOf(character, around, last)
    if (last?.font === font && last.direction === direction) last.text += character
    else parts.push({ font, direction, text: character })
  }
  return parts
}

/** Stays with the font of the letter before where that has a mark too, so that words are not torn apart. */
function fontOf(fonts: readonly OpenFont[], character: string, last: Part | undefined): OpenFont {
  const codePoint = character.codePointAt(0) ?? 0
  if (last && !/[\p{L}\p{N}]/u.test(character) && last.font.has(codePoint)) return last.font
  const font = fonts.find((one) => one.has(codePoint))
  if (!font) throw new VideoError('no_letters', `No font has ${character}.`)
  return font
}

/** Digits are read from the left everywhere, and so is what stands between them. */
function sideOf(character: string, around: 'ltr' | 'rtl', last: Part | undefined): 'ltr' | 'rtl' {
  if (around === 'ltr') return 'ltr'
  if (digit.test(character)) return 'ltr'
  if (/[.,:/]/u.test(character) && last?.direction === 'ltr' && digit.test(last.text.at(-1) ?? '')) return 'ltr'
  if (/\p{L}/u.test(character) && !fromTheRight.test(character)) return 'ltr'
  return 'rtl'
}
