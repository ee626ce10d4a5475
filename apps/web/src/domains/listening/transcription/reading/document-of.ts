import type { TranscriptDocument } from '@vireo/contracts/transcription'
import type { Transcript } from '@vireo/transcripts'

/** Answers a transcript as it is kept: no characters, which nobody corrects. */
export function documentOf({ speakers, paragraphs }: Transcript): TranscriptDocument {
  return {
    speakers: speakers.map(({ id, name }) => ({ id, name })),
    paragraphs: paragraphs.map(({ speaker_id: speaker, tokens }) => ({
      speaker_id: speaker,
      tokens: tokens.map(({ text, type, start, end, speaker_id: said, logprob }) => ({
        text,
        type,
        start: start ?? null,
        end: end ?? null,
        speaker_id: said ?? null,
        logprob: Math.min(0, logprob),
      })),
    })),
  }
}
