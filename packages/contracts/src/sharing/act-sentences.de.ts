import type { sharingAudit } from './audit.ts'

/** What each act reads as in German. */
export const sharingActSentencesGerman: Readonly<Record<keyof typeof sharingAudit, string>> = {
  'sharing.link-created': '{who} hat eine Aufnahme mit allen geteilt, die ihren Link haben.',
  'sharing.link-changed': '{who} hat den öffentlichen Link zu einer Aufnahme geändert.',
  'sharing.link-revoked': '{who} hat den öffentlichen Link zu einer Aufnahme beendet.',
  'sharing.public-links-allowed': '{who} hat öffentliche Links erlaubt.',
  'sharing.public-links-forbidden': '{who} hat öffentliche Links verboten und die bestehenden beendet.',
  'sharing.link-restored': 'Wer die Instanz betreibt, hat einen öffentlichen Link wieder freigegeben.',
  'sharing.link-taken-down': 'Wer die Instanz betreibt, hat eine Aufnahme aus der Öffentlichkeit genommen.',
  'sharing.reports-dismissed': 'Wer die Instanz betreibt, hat Meldungen verworfen.',
}
