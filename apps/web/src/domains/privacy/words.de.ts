import { plural, type Translation } from '../../kit/language/index.ts'
import type { privacyWords } from './words.ts'

export const privacyWordsGerman: Translation<typeof privacyWords> = {
  title: 'Datenschutz',
  exportTitle: 'Deine Daten',
  exportLead:
    'Nimm alles mit, was dein Konto enthält: Dokumente als JSON, Aufnahmen als Tondateien, in einer Zip-Datei.',
  start: 'Daten exportieren',
  exportsFailed: 'Deine Exporte konnten nicht geladen werden',
  exportsCaption: 'Exporte deiner Daten',
  madeAt: (when) => `Export vom ${when}`,
  queued: 'Wartet, bis er an der Reihe ist',
  running: 'Deine Daten werden gesammelt',
  failedState: 'Er konnte nicht erstellt werden. Bitte versuch es noch einmal.',
  ready: (size, until) => `${size}, bereit bis ${until}`,
  progress: 'Wie viel schon gesammelt ist',
  download: 'Herunterladen',
  stop: 'Abbrechen',
  remove: 'Export löschen',
  removed: 'Export gelöscht',
  told: 'Wir sagen dir Bescheid, auch per E-Mail, wenn er bereit ist.',
  mailsTitle: 'Produkt-Mails',
  mailsLead: 'Ob wir dir schreiben dürfen, was neu ist, entscheidest du unter Benachrichtigungen.',
  mailsLink: 'Einstellungen der Benachrichtigungen',
  deleteTitle: 'Konto löschen',
  deleteLead: 'Dein Konto und alles in seinem Workspace. Das lässt sich nicht rückgängig machen.',
  delete: 'Konto löschen',
  confirmTitle: 'Dein Konto löschen?',
  confirmLead: (workspace) => `Damit enden dein Konto und der Workspace „${workspace}“ sofort:`,
  recordings: (count) =>
    plural(count, { one: `${count} Aufnahme wird gelöscht`, other: `${count} Aufnahmen werden gelöscht` }),
  keys: (count) =>
    plural(count, { one: `${count} API-Schlüssel gilt nicht mehr`, other: `${count} API-Schlüssel gelten nicht mehr` }),
  sessions: 'Du wirst überall abgemeldet.',
  elsewhere: (count) =>
    plural(count, {
      one: `Du verlässt ${count} Workspace von anderen. Was du dort gemacht hast, bleibt.`,
      other: `Du verlässt ${count} Workspaces von anderen. Was du dort gemacht hast, bleibt.`,
    }),
  forGood: 'Nichts davon lässt sich zurückholen. Exportiere vorher deine Daten, wenn du sie behalten willst.',
  typeAddress: (email) => `Gib zur Bestätigung ${email} ein`,
  hasMembers: (count) =>
    plural(count, {
      one: `${count} andere Person arbeitet in deinem Workspace. Übergib ihn ihr oder entferne sie zuerst.`,
      other: `${count} andere Personen arbeiten in deinem Workspace. Übergib ihn einer davon oder entferne sie zuerst.`,
    }),
  deleted: 'Dein Konto wurde gelöscht.',
  consequencesFailed: 'Was gelöscht würde, konnte nicht geladen werden',
  confirmSignIn: 'Bestätige, dass du es bist',
  confirmSignInLead:
    'Deine Anmeldung liegt schon etwas zurück. Wir haben einen Link an deine E-Mail-Adresse geschickt: Öffne ihn in diesem Browser und versuch es dann noch einmal.',
}
