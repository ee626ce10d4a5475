import { z } from 'zod'
import { coded } from '../kit/index.ts'
import { AccessLevel } from '../resources/index.ts'
import { RecognitionFields, SourceUrl, transcriptionLimits } from './schemas.ts'

/** Who did something to a transcript; without a name where the account is gone. */
export const Person = z.object({ user_id: z.string().nullable(), name: z.string().nullable() })

const SpeakerId = z.string().min(1).max(40)
const Seconds = z.number().min(0)

/** A part of what was heard; the texts of all tokens in a row are the text. */
const Token = z.object({
  text: z.string().min(1).max(500),
  type: z.enum(['word', 'spacing', 'audio_event']),
  start: Seconds.nullish(),
  end: Seconds.nullish(),
  speaker_id: SpeakerId.nullish(),
  /** How sure the engine is: a natural logarithm. 0 where it does not tell. */
  logprob: z.number().max(0),
})
export type TranscriptToken = z.infer<typeof Token>

/** What was heard, as people read and correct it. */
export const TranscriptDocument = z.object({
  speakers: z.array(z.object({ id: SpeakerId, name: z.string().max(100) })).max(100),
  /** What one speaker says in a row each. */
  paragraphs: z.array(z.object({ speaker_id: SpeakerId.nullable(), tokens: z.array(Token) })).max(50_000),
})
export type TranscriptDocument = z.infer<typeof TranscriptDocument>

/**
 * How somebody wants a recording written down that they look at later; the recording is the file `file`, or lies behind an
 * address and is fetched in the background.
 */
export const NewTranscriptFields = RecognitionFields.extend({
  title: z.string().trim().min(1).max(transcriptionLimits.titleMax).nullish(),
  source_url: SourceUrl,
})

export const TranscriptState = z.enum(['queued', 'running', 'done', 'failed', 'canceled'])
export type TranscriptState = z.infer<typeof TranscriptState>

/** A transcript in a list, and how far it is. */
export const TranscriptSummary = z.object({
  transcription_id: z.string(),
  title: z.string().nullable(),
  state: TranscriptState,
  /** 0…1 of the recording that has been listened to. */
  progress: z.number().min(0).max(1),
  /** By the pace so far; null before there is one. */
  seconds_left: z.number().int().min(0).nullable(),
  /** Why it failed. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  language_code: z.string().nullable(),
  /** 0 until the recording was fetched. */
  duration_ms: z.number().int(),
  /** Whether its recording is still to be fetched from an address. */
  is_fetching: z.boolean(),
  /** Whether there are moving pictures beside the sound. */
  has_video: z.boolean(),
  /** Whether the recording is kept. */
  has_media: z.boolean(),
  /** Null until there is a document. */
  version: z.number().int().nullable(),
  credits: z.number().int(),
  /** The beginning of what is said; of a search, what is around the first hit. */
  excerpt: z.string(),
  made_by: Person,
  permission_on_resource: AccessLevel,
  created_at_unix: z.number().int(),
})
export type TranscriptSummary = z.infer<typeof TranscriptSummary>

export const TranscriptMaker = z.enum(['me', 'others'])
export type TranscriptMaker = z.infer<typeof TranscriptMaker>

export const TranscriptQuery = z.object({
  page_size: coded('invalid_page_size', z.number().int().min(1).max(100)).default(30),
  cursor: coded('invalid_cursor', z.string().min(1).max(64)).optional(),
  /** In titles, and in what is said. */
  search: z.string().max(200).nullish(),
  state: TranscriptState.nullish(),
  language_code: z.string().max(16).nullish(),
  /** By the caller, or by others who share them. */
  made_by: TranscriptMaker.nullish(),
})

export const TranscriptPage = z.object({
  transcripts: z.array(TranscriptSummary),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type TranscriptPage = z.infer<typeof TranscriptPage>

/** How the times of the words were found: told by the engine, by following the text in the recording, or by its length. */
export const WordTiming = z.enum(['engine', 'aligned', 'estimated'])
export type WordTiming = z.infer<typeof WordTiming>

/** A transcript as it is read and corrected. */
export const OpenTranscript = z.object({
  transcript: TranscriptSummary,
  version: z.number().int().min(1),
  timing: WordTiming,
  document: TranscriptDocument,
})
export type OpenTranscript = z.infer<typeof OpenTranscript>

/** What a correction put in place of some paragraphs that follow each other; everything else stays. */
export const CorrectedPassage = TranscriptDocument.extend({
  /** How many paragraphs are before the first one that changed. */
  first: z.number().int().min(0),
  /** How many paragraphs the new ones stand in place of. */
  removed: z.number().int().min(0),
})
export type CorrectedPassage = z.infer<typeof CorrectedPassage>

/** A corrected document, or the passage of it that was corrected; and the version that was. */
export const SaveTranscript = z
  .object({
    expected_version: z.number().int().min(1),
    document: TranscriptDocument.optional(),
    passage: CorrectedPassage.optional(),
  })
  .refine(({ document, passage }) => (document === undefined) !== (passage === undefined), {
    path: ['document'],
    message: 'Either the whole document is given or the passage that changed.',
  })

export const SavedTranscript = z.object({ version: z.number().int().min(1) })

export const RenameTranscript = z.object({ title: z.string().trim().min(1).max(transcriptionLimits.titleMax) })
