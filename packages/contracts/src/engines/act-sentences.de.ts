import type { enginesAudit } from './audit.ts'

/** What each act reads as in German. */
export const enginesActSentencesGerman: Readonly<Record<(typeof enginesAudit)[number], string>> = {
  'engines.model-install-begun': '{who} hat begonnen, ein Modell zu installieren.',
  'engines.model-paused': '{who} hat die Installation eines Modells angehalten.',
  'engines.model-removed': '{who} hat ein Modell entfernt.',
}
