import type { instantCloningAudit } from './audit.ts'

/** What each act reads as in German. */
export const instantCloningActSentencesGerman: Readonly<Record<keyof typeof instantCloningAudit, string>> = {
  'instant-cloning.consented': '{who} hat dem Klonen einer Stimme zugestimmt.',
}
