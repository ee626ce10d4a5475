/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const resourcesAudit = ['resources.default-sharing-changed', 'resources.shared', 'resources.unshared'] as const
