import type { publishingAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const publishingActSentences: Readonly<Record<keyof typeof publishingAudit, string>> = {
  'publishing.work-created': '{who} created a work.|{who} created the work {thing}.',
  'publishing.work-changed': '{who} changed a work.|{who} changed the work {thing}.',
  'publishing.work-deleted': '{who} deleted a work.|{who} deleted the work {thing}.',
  'publishing.cover-changed': '{who} changed the cover of a work.|{who} changed the cover of the work {thing}.',
  'publishing.chapters-changed':
    '{who} changed the chapters of a work.|{who} changed the chapters of the work {thing}.',
  'publishing.upload-added': '{who} uploaded a chapter to a work.|{who} uploaded a chapter to the work {thing}.',
  'publishing.release-begun': '{who} began to release a work.|{who} began to release the work {thing}.',
  'publishing.release-scheduled': '{who} planned the release of a work.|{who} planned the release of the work {thing}.',
  'publishing.release-unscheduled':
    '{who} canceled the planned release of a work.|{who} canceled the planned release of the work {thing}.',
  'publishing.withdrawn': '{who} withdrew a work.|{who} withdrew the work {thing}.',
  'publishing.taken-down':
    'Whoever runs the instance took a work out of public view.|Whoever runs the instance took the work {thing} out of public view.',
  'publishing.restored':
    'Whoever runs the instance let a work be released again.|Whoever runs the instance let the work {thing} be released again.',
}
