import { spacingBetween, textOf, type Token } from '../model/token.ts'
import type { Paragraph, Transcript } from '../model/transcript.ts'
import type { Edit } from './edit.ts'
import { replaceText } from './find-text.ts'
import { retimeText } from './retime-text.ts'

/**
 * Makes a change. Paragraphs that it does not touch stay the same objects; a change to something that is not there gives
 * `undefined`. `separator` stands between paragraphs that are joined.
 */
export function applyEdit(transcript: Transcript, edit: Edit, separator = ' '): Transcript | undefined {
  switch (edit.kind) {
    case 'rename_speaker':
      return renamed(transcript, edit.speaker_id, edit.name)
    case 'merge_speakers':
      return merged(transcript, edit.from, edit.into)
    case 'replace_all':
      return replacedAll(transcript, edit)
    case 'text':
      return withParagraph(transcript, edit.paragraph, (paragraph) => worded(paragraph, edit.text))
    case 'split':
      return withParagraph(transcript, edit.paragraph, (paragraph) => split(paragraph, edit.at))
    case 'speaker':
      return withSpeaker(
        withParagraph(transcript, edit.paragraph, (paragraph) => [spokenBy(paragraph, edit.speaker_id)]),
        edit.speaker_id,
      )
    case 'join':
      return joined(transcript, edit.paragraph, separator)
  }
}

function withParagraph(
  { speakers, paragraphs }: Transcript,
  place: number,
  change: (paragraph: Paragraph) => readonly Paragraph[] | undefined,
): Transcript | undefined {
  const paragraph = paragraphs[place]
  const changed = paragraph && change(paragraph)
  return changed && { speakers, paragraphs: paragraphs.toSpliced(place, 1, ...changed) }
}

function worded(paragraph: Paragraph, text: string): Paragraph[] {
  const written = text.replaceAll(/\s+/gu, ' ').trim()
  if (written === '') return []
  return [{ ...paragraph, tokens: retimeText(paragraph.tokens, written) }]
}

function split({ speaker_id, tokens }: Paragraph, at: number): Paragraph[] | undefined {
  if (!Number.isInteger(at) || at < 0) return undefined
  const before = withoutEdgeSpacing(tokens.slice(0, at))
  const after = withoutEdgeSpacing(tokens.slice(at))
  if (before.length === 0 || after.length === 0) return undefined
  return [before, after].map((part) => ({ speaker_id, tokens: part }))
}

function withoutEdgeSpacing(tokens: readonly Token[]): Token[] {
  const isSaid = ({ type }: Token) => type !== 'spacing'
  const [first, last] = [tokens.findIndex(isSaid), tokens.findLastIndex(isSaid)]
  return first < 0 ? [] : tokens.slice(first, last + 1)
}

function joined({ speakers, paragraphs }: Transcript, place: number, separator: string): Transcript | undefined {
  const [one, next] = [paragraphs[place], paragraphs[place + 1]]
  if (one === undefined || next === undefined) return undefined
  const other = one.speaker_id === next.speaker_id ? next : spokenBy(next, one.speaker_id)
  const [last, first] = [one.tokens.at(-1), other.tokens[0]]
  const between = last && first && separator !== '' ? [spacingBetween(last, first, separator)] : []
  const tokens = [...one.tokens, ...between, ...other.tokens]
  return withoutTheSilent({ speakers, paragraphs: paragraphs.toSpliced(place, 2, { ...one, tokens }) })
}

function spokenBy({ tokens }: Paragraph, speaker: string | null): Paragraph {
  return { speaker_id: speaker, tokens: tokens.map((token) => ({ ...token, speaker_id: speaker })) }
}

function withSpeaker(transcript: Transcript | undefined, id: string): Transcript | undefined {
  if (transcript === undefined || id.trim() === '') return undefined
  const speakers = transcript.speakers.some((speaker) => speaker.id === id)
    ? transcript.speakers
    : [...transcript.speakers, { id, name: id }]
  return withoutTheSilent({ ...transcript, speakers })
}

function renamed({ speakers, paragraphs }: Transcript, id: string, name: string): Transcript | undefined {
  const written = name.replaceAll(/\s+/gu, ' ').trim()
  if (written === '' || !speakers.some((speaker) => speaker.id === id)) return undefined
  return { speakers: speakers.map((each) => (each.id === id ? { id, name: written } : each)), paragraphs }
}

function merged({ speakers, paragraphs }: Transcript, from: string, into: string): Transcript | undefined {
  const isThere = (id: string) => speakers.some((speaker) => speaker.id === id)
  if (from === into || !isThere(from) || !isThere(into)) return undefined
  return {
    speakers: speakers.filter(({ id }) => id !== from),
    paragraphs: paragraphs.map((each) => (each.speaker_id === from ? spokenBy(each, into) : each)),
  }
}

/** Strikes out speakers whose last word somebody else got. */
function withoutTheSilent({ speakers, paragraphs }: Transcript): Transcript {
  const heard = new Set(paragraphs.map((paragraph) => paragraph.speaker_id))
  return { speakers: speakers.filter(({ id }) => heard.has(id)), paragraphs }
}

function replacedAll(
  { speakers, paragraphs }: Transcript,
  edit: Edit & { kind: 'replace_all' },
): Transcript | undefined {
  if (edit.find.trim() === '') return undefined
  const changed = paragraphs.flatMap((paragraph) => {
    const text = textOf(paragraph.tokens)
    const written = replaceText(text, edit, edit.replacement)
    return written === text ? [paragraph] : worded(paragraph, written)
  })
  return { speakers, paragraphs: changed }
}
