import type { CorrectedPassage, TranscriptDocument } from '@vireo/contracts/transcription'
import type { Paragraph, Transcript } from '@vireo/transcripts'

type Kept = TranscriptDocument['paragraphs'][number]

/** Writes transcripts as they are kept. What was written or loaded once is not written again: a correction costs what it changes. */
export function createWriter(loaded: TranscriptDocument): (transcript: Transcript) => TranscriptDocument {
  const known = new WeakMap<Paragraph, Kept>(loaded.paragraphs.map((paragraph) => [paragraph, paragraph]))
  const written = (paragraph: Paragraph) => {
    const kept = known.get(paragraph) ?? paragraphOf(paragraph)
    known.set(paragraph, kept)
    return kept
  }
  return ({ speakers, paragraphs }) => ({
    speakers: speakers.map(({ id, name }) => ({ id, name })),
    paragraphs: paragraphs.map(written),
  })
}

/** Answers what is kept of a paragraph: no characters, which nobody corrects. */
function paragraphOf({ speaker_id: speaker, tokens }: Paragraph): Kept {
  return {
    speaker_id: speaker,
    tokens: tokens.map(({ text, type, start, end, speaker_id: said, logprob }) => ({
      text,
      type,
      start: start ?? null,
      end: end ?? null,
      speaker_id: said ?? null,
      logprob: Math.min(0, logprob),
    })),
  }
}

/** Answers the passage between the first and the last paragraph that are others than before. */
export function passageOf(before: TranscriptDocument, { speakers, paragraphs }: TranscriptDocument): CorrectedPassage {
  const shorter = Math.min(before.paragraphs.length, paragraphs.length)
  let first = 0
  while (first < shorter && before.paragraphs[first] === paragraphs[first]) first++
  let same = 0
  while (same < shorter - first && before.paragraphs.at(-1 - same) === paragraphs.at(-1 - same)) same++
  return {
    speakers,
    first,
    removed: before.paragraphs.length - first - same,
    paragraphs: paragraphs.slice(first, paragraphs.length - same),
  }
}
