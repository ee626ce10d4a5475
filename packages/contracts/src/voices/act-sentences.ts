import type { voicesAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const voicesActSentences: Readonly<Record<keyof typeof voicesAudit, string>> = {
  'voices.added': '{who} added a voice.|{who} added the voice {thing}.',
  'voices.deleted': '{who} deleted a voice.|{who} deleted the voice {thing}.',
  'voices.edited': '{who} edited a voice.|{who} edited the voice {thing}.',
  'voices.safety-set': '{who} changed the safety settings of a voice.',
  'voices.sample-deleted': '{who} deleted a recording of a voice.',
}
