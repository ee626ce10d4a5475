import type { MappedText, WordMark } from '@vireo/engines'
import type { TimedToken } from './timed-tokens.ts'

/** Finds the spoken tokens again in the text they were read from, and so in the original. */
export function wordMarksOf(text: MappedText, tokens: readonly TimedToken[]): WordMark[] {
  const marks: WordMark[] = []
  let cursor = 0
  for (const { name, lead, startMs, endMs } of tokens) {
    const expected = cursor + lead.length
    const at = text.text.startsWith(name, expected) ? expected : text.text.indexOf(name, cursor)
    if (at < 0 || name === '') continue
    cursor = at + name.length
    if (endMs <= startMs) continue
    marks.push({ textStart: text.originStart(at), textEnd: text.originEnd(cursor - 1), startMs, endMs })
  }
  return marks
}
