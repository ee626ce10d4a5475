/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const pronunciationAudit = {
  'pronunciation.dictionary-created': 'thing: create',
  'pronunciation.dictionary-changed': 'thing: update',
  'pronunciation.rules-changed': 'thing: update',
} as const
