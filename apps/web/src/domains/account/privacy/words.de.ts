import { plural, type Translation } from '#kit/language/index.ts'
import type { privacyWords } from './words.ts'

export const privacyWordsGerman: Translation<typeof privacyWords> = {
  exportTitle: 'Ihre Daten',
  exportLead: 'Alles, was Ihr Konto enthält, in einer Zip-Datei: Dokumente als JSON, Aufnahmen als Ton.',
  start: 'Daten exportieren',
  exportsNone: 'Hier stehen die Exporte, die Sie anfordern.',
  exportsFailed: 'Ihre Exporte konnten nicht geladen werden',
  exportsCaption: 'Exporte Ihrer Daten',
  madeAt: (when) => `Export vom ${when}`,
  queued: 'Wartet, bis er an der Reihe ist',
  running: 'Ihre Daten werden gesammelt',
  failedState: 'Der Export ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  ready: (size, until) => `${size}, bereit bis ${until}`,
  progress: 'Fortschritt des Exports',
  download: 'Herunterladen',
  stop: 'Abbrechen',
  remove: 'Export löschen',
  removed: 'Export gelöscht',
  told: 'Sobald er bereit ist, erfahren Sie es hier und per E-Mail.',
  mailsTitle: 'Neues vom Produkt',
  mailsLead: 'Ob Sie per E-Mail erfahren, was neu ist.',
  mailsLink: 'Benachrichtigungen',
  deleteTitle: 'Konto löschen',
  deleteLead: 'Löscht Ihr Konto und alles in seinem Arbeitsbereich. Das lässt sich nicht rückgängig machen.',
  delete: 'Konto löschen',
  confirmTitle: 'Ihr Konto löschen?',
  confirmLead: (workspace) => `Ihr Konto und der Arbeitsbereich „${workspace}“ enden sofort:`,
  recordings: (count) =>
    plural(count, { one: `${count} Aufnahme wird gelöscht`, other: `${count} Aufnahmen werden gelöscht` }),
  voices: (count) => plural(count, { one: `${count} Stimme wird gelöscht`, other: `${count} Stimmen werden gelöscht` }),
  keys: (count) =>
    plural(count, { one: `${count} API-Schlüssel gilt nicht mehr`, other: `${count} API-Schlüssel gelten nicht mehr` }),
  sessions: 'Sie werden überall abgemeldet.',
  elsewhere: (count) =>
    plural(count, {
      one: `Sie verlassen ${count} anderen Arbeitsbereich. Was Sie dort gemacht haben, bleibt.`,
      other: `Sie verlassen ${count} andere Arbeitsbereiche. Was Sie dort gemacht haben, bleibt.`,
    }),
  forGood: 'Nichts davon lässt sich zurückholen. Exportieren Sie vorher Ihre Daten, wenn Sie sie behalten wollen.',
  typeAddress: (email) => `Geben Sie zur Bestätigung ${email} ein`,
  hasMembers: (count) =>
    plural(count, {
      one: `${count} andere Person arbeitet in Ihrem Arbeitsbereich. Machen Sie sie zum Inhaber, oder entfernen Sie sie zuerst.`,
      other: `${count} andere Personen arbeiten in Ihrem Arbeitsbereich. Machen Sie eine davon zum Inhaber, oder entfernen Sie sie zuerst.`,
    }),
  deleted: 'Ihr Konto wurde gelöscht.',
  consequencesFailed: 'Was gelöscht würde, konnte nicht geladen werden',
  confirmSignIn: 'Bestätigen Sie, dass Sie es sind',
  confirmSignInLead:
    'Ihre Anmeldung liegt schon etwas zurück. Wir haben einen Link an Ihre E-Mail-Adresse geschickt: Öffnen Sie ihn in diesem Browser, und versuchen Sie es dann noch einmal.',
  lead: 'Daten exportieren oder das Konto löschen.',
}
