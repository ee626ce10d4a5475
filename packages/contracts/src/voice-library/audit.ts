/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const voiceLibraryAudit = [
  'voice-library.edited',
  'voice-library.featured',
  'voice-library.published',
  'voice-library.reviewed',
  'voice-library.withdrawn',
] as const
