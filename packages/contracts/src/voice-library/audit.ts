/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const voiceLibraryAudit = {
  'voice-library.edited': 'thing: other',
  'voice-library.featured': 'thing: other',
  'voice-library.published': 'thing: other',
  'voice-library.reviewed': 'thing: other',
  'voice-library.withdrawn': 'thing: other',
} as const
