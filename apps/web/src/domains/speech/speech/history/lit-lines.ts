import type { HistoryItem } from '@vireo/contracts/history'

import { type Token, tokensOf } from '../spoken-words/tokens.ts'

/** A line of what is said, with its words and their times where those are known. */
export type LitLine = {
  readonly text: string
  readonly speaker: string | undefined
  readonly tokens: readonly Token[]
}

/** Lays out what is said in lines, each with its words; without them where the times are those of another text. */
export function litLines({ text, dialogue, alignments }: HistoryItem): LitLine[] {
  const lines: LitLine[] = dialogue?.length
    ? dialogue.map((line) => ({ text: line.text, speaker: line.voice_name, tokens: [] }))
    : [{ text: text ?? '', speaker: undefined, tokens: [] }]
  const tokens = alignments ? tokensOf(alignments.alignment) : []
  const isSameText =
    plain(tokens.map((token) => token.text).join('')) === plain(lines.map((line) => line.text).join(''))
  if (!isSameText) return lines
  let next = 0
  return lines.map((line) => {
    const mine: Token[] = []
    for (let left = plain(line.text).length; left > 0 && next < tokens.length; next += 1) {
      const token = tokens[next]
      if (!token) break
      left -= plain(token.text).length
      mine.push(token)
    }
    return { ...line, tokens: mine }
  })
}

/** Leaves out blanks: lines of a dialogue are joined by some in one place and not in another. */
function plain(text: string): string {
  return text.replaceAll(/\s/gu, '')
}
