import type {
  SpokenTranscript,
  TranscribedWord,
  TranscriptDocument,
  TranscriptToken,
} from '@vireo/contracts/transcription'
import type { Wishes } from '../asking/wishes.ts'

export type Spoken = {
  /** Null where nothing is kept. */
  readonly id: string | null
  readonly document: TranscriptDocument
  readonly wishes: Wishes
  readonly language: string
  readonly languageProbability: number
  readonly durationMs: number
  /** The same in other formats, where they were wanted. */
  readonly added: SpokenTranscript['additional_formats']
}

/** Presents what is said in a recording, as clients of the API read it. */
export function presentSpoken(spoken: Spoken): SpokenTranscript {
  const { document, wishes } = spoken
  const tokens = inOneRow(document)
  return {
    language_code: spoken.language,
    language_probability: spoken.languageProbability,
    text: tokens.map(({ text }) => text).join(''),
    words: tokens.map((token) => presentToken(token, wishes)),
    channel_index: null,
    additional_formats: spoken.added,
    transcription_id: spoken.id,
    entities: null,
    audio_duration_secs: spoken.durationMs / 1000,
  }
}

/** Puts a space where a paragraph ends. */
function inOneRow({ paragraphs }: TranscriptDocument): TranscriptToken[] {
  return paragraphs.flatMap(({ tokens }, at) => {
    const before = paragraphs[at - 1]?.tokens.at(-1)
    const [first] = tokens
    if (!before || !first) return tokens
    return [
      { ...before, text: ' ', type: 'spacing' as const, start: before.end, end: first.start, logprob: 0 },
      ...tokens,
    ]
  })
}

function presentToken(token: TranscriptToken, { timestamps }: Wishes): TranscribedWord {
  const isTimed = timestamps !== 'none'
  const [start, end] = [token.start ?? null, token.end ?? null]
  return {
    text: token.text,
    type: token.type,
    start: isTimed ? start : null,
    end: isTimed ? end : null,
    speaker_id: token.speaker_id ?? null,
    logprob: token.logprob,
    characters:
      timestamps === 'character' && token.type !== 'audio_event' ? charactersOf(token.text, start, end) : null,
    channel_index: null,
  }
}

/** Gives the characters of a word equal parts of its time. */
function charactersOf(text: string, start: number | null, end: number | null): TranscribedWord['characters'] {
  const letters = [...text]
  const at = (place: number) =>
    start === null || end === null ? null : Math.round(1000 * (start + ((end - start) * place) / letters.length)) / 1000
  return letters.map((letter, place) => ({ text: letter, start: at(place), end: at(place + 1) }))
}
