import { lengthOf } from '../segments/cut-into-segments.ts'

let graphemes: Intl.Segmenter | undefined

/**
 * Breaks a text into lines of at most `most` characters, between words where there are any. A word that is longer is
 * broken, never inside of what is read as one character.
 */
export function wrapText(text: string, most: number | null): string[] {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  if (most === null) return words.length === 0 ? [] : [words.join(' ')]
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    if (line !== '' && lengthOf(line) + 1 + lengthOf(word) <= most) {
      line += ` ${word}`
      continue
    }
    if (line !== '') lines.push(line)
    const parts = broken(word, most)
    lines.push(...parts.slice(0, -1))
    line = parts.at(-1) ?? ''
  }
  return line === '' ? lines : [...lines, line]
}

function broken(word: string, most: number): string[] {
  if (lengthOf(word) <= most) return [word]
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const parts: string[] = []
  let part = ''
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && lengthOf(part) + lengthOf(segment) > most) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return [...parts, part]
}
