/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const assetsAudit = { 'assets.deleted': 'thing: delete' } as const
