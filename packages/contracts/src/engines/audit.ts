/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const enginesAudit = [
  'engines.address-added',
  'engines.address-changed',
  'engines.address-removed',
  'engines.model-install-begun',
  'engines.model-paused',
  'engines.model-removed',
  'engines.rules-changed',
] as const
