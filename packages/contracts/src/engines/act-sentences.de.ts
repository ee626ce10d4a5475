import type { enginesAudit } from './audit.ts'

/** What each act reads as in German. */
export const enginesActSentencesGerman: Readonly<Record<keyof typeof enginesAudit, string>> = {
  'engines.address-added': '{who} hat eine Engine unter einer Adresse hinzugefügt.',
  'engines.address-changed': '{who} hat eine Engine unter einer Adresse geändert.',
  'engines.address-removed': '{who} hat eine Engine unter einer Adresse entfernt.',
  'engines.rules-changed': '{who} hat geändert, was diese Instanz verlassen darf.',
  'engines.model-install-begun': '{who} hat begonnen, ein Modell zu installieren.',
  'engines.model-paused': '{who} hat die Installation eines Modells angehalten.',
  'engines.model-removed': '{who} hat ein Modell entfernt.',
  'engines.model-voices-chosen': '{who} hat ausgewählt, wer in einem Modell eine Stimme ist.',
}
