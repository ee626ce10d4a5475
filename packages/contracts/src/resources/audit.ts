/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const resourcesAudit = {
  'resources.default-sharing-changed': 'thing: update',
  'resources.shared': 'thing: create',
  'resources.unshared': 'thing: delete',
} as const
