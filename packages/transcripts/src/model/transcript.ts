import { cutIntoSegments } from '../segments/cut-into-segments.ts'
import { paragraphRules, type SegmentRules } from '../segments/segment-rules.ts'
import { textOf, type Token } from './token.ts'

export type Speaker = { readonly id: string; readonly name: string }

/** What one speaker says in a row, as somebody wants to read it. */
export type Paragraph = { readonly speaker_id: string | null; readonly tokens: readonly Token[] }

/** What was heard, as it is read and corrected. */
export type Transcript = { readonly speakers: readonly Speaker[]; readonly paragraphs: readonly Paragraph[] }

/** Lays out what was heard: a paragraph for each speaker, long pause and about five hundred characters. */
export function transcriptOf(
  tokens: readonly Token[],
  {
    nameOf = (id) => id,
    rules = paragraphRules,
  }: { nameOf?: (id: string, at: number) => string; rules?: SegmentRules } = {},
): Transcript {
  const paragraphs = cutIntoSegments([tokens], rules).map((segment): Paragraph => ({
    speaker_id: segment.speaker_id,
    tokens: segment.tokens,
  }))
  const ids = [...new Set(paragraphs.map((paragraph) => paragraph.speaker_id))].filter((id) => id !== null)
  return { speakers: ids.map((id, at) => ({ id, name: nameOf(id, at) })), paragraphs }
}

/** Gives all tokens of a transcript in a row, with a space where a paragraph ends. */
export function tokensOf({ paragraphs }: Transcript, separator = ' '): Token[] {
  return paragraphs.flatMap(({ tokens }, at) => {
    const before = paragraphs[at - 1]?.tokens.at(-1)
    const [first] = tokens
    if (before === undefined || first === undefined || separator === '') return tokens
    const spacing: Token = {
      text: separator,
      type: 'spacing',
      start: before.end ?? null,
      end: first.start ?? null,
      speaker_id: before.speaker_id ?? null,
      logprob: 0,
    }
    return [spacing, ...tokens]
  })
}

/** Writes a transcript with an empty line between paragraphs. */
export function textOfTranscript({ paragraphs }: Transcript): string {
  return paragraphs.map(({ tokens }) => textOf(tokens)).join('\n\n')
}
