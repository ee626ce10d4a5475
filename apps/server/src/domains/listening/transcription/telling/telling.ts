import type { AdditionalFormat } from '@vireo/contracts/transcription'

/** Who is told what was heard, and what is told beside it. */
export type Telling = {
  /** Of the request that asked for it. */
  readonly requestId: string
  /** The one that is told; null where all are that listen to transcripts. */
  readonly webhookId: string | null
  readonly metadata: unknown
  readonly formats: readonly AdditionalFormat[]
}
