import type { transcriptionAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const transcriptionActSentences: Readonly<Record<keyof typeof transcriptionAudit, string>> = {
  'transcription.deleted': '{who} deleted a transcript.',
  'transcription.keyterms-added': '{who} added key terms.',
  'transcription.keyterm-removed': '{who} removed a key term.',
  'transcription.comment-deleted': '{who} deleted a comment on a transcript.',
  'transcription.sound-deleted': '{who} deleted the recording of a transcript.',
}
