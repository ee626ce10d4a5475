/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const enginesAudit = {
  'engines.address-added': 'thing: create',
  'engines.address-changed': 'thing: update',
  'engines.address-removed': 'thing: delete',
  'engines.model-install-begun': 'thing: other',
  'engines.model-paused': 'thing: other',
  'engines.model-removed': 'thing: delete',
  'engines.model-voices-chosen': 'thing: update',
  'engines.rules-changed': 'thing: update',
} as const
