/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const publishingAudit = {
  'publishing.work-created': 'thing: create',
  'publishing.work-changed': 'thing: update',
  'publishing.work-deleted': 'thing: delete',
  'publishing.cover-changed': 'thing: update',
  'publishing.chapters-changed': 'thing: update',
  'publishing.upload-added': 'thing: update',
  'publishing.release-begun': 'thing: other',
  'publishing.release-scheduled': 'thing: other',
  'publishing.release-unscheduled': 'thing: other',
  'publishing.withdrawn': 'thing: other',
  'publishing.taken-down': 'thing: other',
  'publishing.restored': 'thing: other',
} as const
