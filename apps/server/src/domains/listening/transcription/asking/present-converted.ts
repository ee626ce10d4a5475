import type { AcceptedTranscript, SpokenTranscript } from '@vireo/contracts/transcription'
import { presentSpoken } from '../keeping/present-spoken.ts'
import type { Accepted, Converted } from './convert.ts'

/** Presents what was heard, or that webhooks will be told. */
export function presentConverted(done: Converted | Accepted): SpokenTranscript | AcceptedTranscript {
  if (!('accepted' in done)) return presentSpoken(done)
  return {
    message: 'Request accepted. Transcription result will be sent to the webhook.',
    request_id: done.requestId,
    transcription_id: done.accepted.id,
  }
}
