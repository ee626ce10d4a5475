import type { usageAudit } from './audit.ts'

/** What each act reads as in German. */
export const usageActSentencesGerman: Readonly<Record<keyof typeof usageAudit, string>> = {
  'usage.credits-granted': '{who} hat Credits gutgeschrieben.',
}
