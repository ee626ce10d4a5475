import type { pronunciationAudit } from './audit.ts'

/** What each act reads as in German. */
export const pronunciationActSentencesGerman: Readonly<Record<keyof typeof pronunciationAudit, string>> = {
  'pronunciation.dictionary-created':
    '{who} hat ein Aussprachewörterbuch erstellt.|{who} hat das Aussprachewörterbuch {thing} erstellt.',
  'pronunciation.dictionary-changed':
    '{who} hat ein Aussprachewörterbuch geändert.|{who} hat das Aussprachewörterbuch {thing} geändert.',
  'pronunciation.rules-changed':
    '{who} hat die Regeln eines Aussprachewörterbuchs geändert.|{who} hat die Regeln des Aussprachewörterbuchs {thing} geändert.',
}
