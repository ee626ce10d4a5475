import type { MappedText } from '../mapped-text.ts'

/** One way of writing something out. */
export type Rule = {
  /** Global; takes time linear in the text. */
  readonly pattern: RegExp
  /** Returns what is read instead of a match; undefined leaves it as it is. */
  replace(match: RegExpExecArray, text: string): string | undefined
}

/** Applies a rule everywhere. What is written anew shares the place of what it stands for. */
export function rewrite(mapped: MappedText, { pattern, replace }: Rule): MappedText {
  const { text, sourceIndex } = mapped
  const parts: string[] = []
  const indices: number[] = []
  let at = 0
  const keep = (end: number) => {
    parts.push(text.slice(at, end))
    for (; at < end; at++) indices.push(sourceIndex[at] ?? 0)
  }
  for (const match of text.matchAll(pattern)) {
    const words = replace(match, text)
    if (words === undefined) continue
    keep(match.index)
    parts.push(words)
    const { length } = match[0]
    for (let unit = 0; unit < words.length; unit++) {
      indices.push(sourceIndex[match.index + Math.floor((unit * length) / words.length)] ?? 0)
    }
    at = match.index + length
  }
  if (parts.length === 0) return mapped
  keep(text.length)
  return { text: parts.join(''), sourceIndex: indices }
}
