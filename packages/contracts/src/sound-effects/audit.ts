/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const soundEffectsAudit = {
  'sound-effects.published': 'thing: other',
  'sound-effects.publication-changed': 'thing: update',
  'sound-effects.withdrawn': 'thing: other',
  'sound-effects.taken-down': 'thing: other',
  'sound-effects.restored': 'thing: other',
  'sound-effects.featured': 'thing: other',
} as const
