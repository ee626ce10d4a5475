/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. */
export const publishingAudit = [
  'publishing.work-created',
  'publishing.work-changed',
  'publishing.work-deleted',
  'publishing.cover-changed',
  'publishing.chapters-changed',
  'publishing.release-begun',
  'publishing.withdrawn',
  'publishing.taken-down',
  'publishing.restored',
] as const
