/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const enginesAudit = ['engines.model-install-begun', 'engines.model-paused', 'engines.model-removed'] as const
