import type { soundEffectsAudit } from './audit.ts'

/** What each act reads as in German. */
export const soundEffectsActSentencesGerman: Readonly<Record<keyof typeof soundEffectsAudit, string>> = {
  'sound-effects.published': '{who} hat ein Geräusch veröffentlicht.|{who} hat das Geräusch {thing} veröffentlicht.',
  'sound-effects.publication-changed':
    '{who} hat geändert, was von einem veröffentlichten Geräusch gesagt wird.|{who} hat geändert, was vom veröffentlichten Geräusch {thing} gesagt wird.',
  'sound-effects.withdrawn':
    '{who} hat ein veröffentlichtes Geräusch zurückgenommen.|{who} hat das veröffentlichte Geräusch {thing} zurückgenommen.',
  'sound-effects.taken-down':
    'Wer die Instanz betreibt, hat ein Geräusch aus der Bibliothek genommen.|Wer die Instanz betreibt, hat das Geräusch {thing} aus der Bibliothek genommen.',
  'sound-effects.restored':
    'Wer die Instanz betreibt, hat ein Geräusch wieder in die Bibliothek gelassen.|Wer die Instanz betreibt, hat das Geräusch {thing} wieder in die Bibliothek gelassen.',
  'sound-effects.featured':
    'Wer die Instanz betreibt, hat ein Geräusch der Bibliothek hervorgehoben oder die Hervorhebung beendet.|Wer die Instanz betreibt, hat das Geräusch {thing} der Bibliothek hervorgehoben oder die Hervorhebung beendet.',
}
