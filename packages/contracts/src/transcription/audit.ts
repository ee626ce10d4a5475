/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const transcriptionAudit = {
  'transcription.deleted': 'thing: delete',
  'transcription.keyterms-added': 'thing: create',
  'transcription.keyterm-removed': 'thing: delete',
  'transcription.comment-deleted': 'thing: delete',
  'transcription.sound-deleted': 'thing: delete',
} as const
