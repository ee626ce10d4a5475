import type { pronunciationAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const pronunciationActSentences: Readonly<Record<keyof typeof pronunciationAudit, string>> = {
  'pronunciation.dictionary-created':
    '{who} created a pronunciation dictionary.|{who} created the pronunciation dictionary {thing}.',
  'pronunciation.dictionary-changed':
    '{who} changed a pronunciation dictionary.|{who} changed the pronunciation dictionary {thing}.',
  'pronunciation.rules-changed':
    '{who} changed the rules of a pronunciation dictionary.|{who} changed the rules of the pronunciation dictionary {thing}.',
}
