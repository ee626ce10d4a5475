import type { TaskContent, TaskSegment } from '@vireo/contracts/productions'
import { separatorOf, spaceWords, type Token, type Transcript } from '@vireo/transcripts'

/** Turns what was worked on into a transcript in its language: a paragraph for each segment, its words spread over its time. Pure. */
export function documentOf(
  { segments, speakers }: TaskContent,
  { source, target }: { readonly source: string; readonly target: string },
): Transcript {
  const isTranslated = source !== target
  const paragraphs = segments.flatMap((segment) => {
    const text = (isTranslated ? segment.translation : segment.text)?.trim() ?? ''
    const tokens = spaceWords(wordsOf(text, segment), separatorOf(target))
    return tokens.length === 0 ? [] : [{ speaker_id: segment.speaker_id, tokens }]
  })
  return { speakers, paragraphs }
}

/** Cuts a text into words with times; in languages without spaces a segment is one word, because nobody knows where one ends. */
function wordsOf(text: string, { start_s: start, end_s: end, speaker_id }: TaskSegment): Token[] {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  const total = words.reduce((sum, word) => sum + word.length, 0)
  let before = 0
  return words.map((word) => {
    const at = (length: number) => start + ((end - start) * length) / total
    const token = { text: word, type: 'word', start: at(before), end: at(before + word.length), speaker_id } as const
    before += word.length
    return { ...token, logprob: 0 }
  })
}
