import { cutText } from '../edits/cut-text.ts'

let graphemes: Intl.Segmenter | undefined

/** Breaks a text into lines that are at most `width` wide: between words, and inside of those that are wider. */
export function fillLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let [line, reached] = ['', 0]
  let space = ''
  for (const { text: cut, isSpacing } of cutText(text)) {
    if (isSpacing) {
      space = line === '' ? '' : ' '
      continue
    }
    for (const part of partsOf(cut, width, widthOf)) {
      const wide = widthOf(part)
      const before = space === '' ? 0 : widthOf(space)
      if (line !== '' && reached + before + wide > width) {
        lines.push(line)
        ;[line, reached, space] = ['', 0, '']
      }
      line += space + part
      reached += (space === '' ? 0 : before) + wide
      space = ''
    }
  }
  return line === '' ? lines : [...lines, line]
}

function partsOf(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const parts: string[] = []
  let part = ''
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && widthOf(part + segment) > width) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return [...parts, part]
}
