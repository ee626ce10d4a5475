/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const pronunciationAudit = [
  'pronunciation.dictionary-created',
  'pronunciation.dictionary-changed',
  'pronunciation.rules-changed',
] as const
