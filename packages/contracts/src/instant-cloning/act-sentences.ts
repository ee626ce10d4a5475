import type { instantCloningAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const instantCloningActSentences: Readonly<Record<keyof typeof instantCloningAudit, string>> = {
  'instant-cloning.consented': '{who} gave consent to clone a voice.',
}
