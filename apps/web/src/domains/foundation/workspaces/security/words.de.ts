import type { Translation } from '#kit/language/index.ts'
import type { workspaceSecurityWords } from './words.ts'

export const workspaceSecurityGerman: Translation<typeof workspaceSecurityWords> = {
  failed: 'Die Einstellungen des Arbeitsbereichs konnten nicht geladen werden',
  saved: 'Gespeichert.',
  adminsOnly: 'Nur Admins des Arbeitsbereichs können diese Einstellung ändern.',
  timeoutTitle: 'Abmeldung bei Untätigkeit',
  timeoutLead:
    'Ist so lange niemand am Bildschirm, wird der Browser abgemeldet. API-Schlüssel sind davon nicht betroffen.',
  timeout: 'Abmelden nach',
  never: 'Nie',
  minutes: (count) => (count === 1 ? '1 Minute' : `${count} Minuten`),
  hours: (count) => (count === 1 ? '1 Stunde' : `${count} Stunden`),
  days: (count) => (count === 1 ? '1 Tag' : `${count} Tagen`),
  mfaTitle: 'Zweiter Faktor',
  mfaLead: 'Wer hier arbeitet, weist sich mit einer App oder einem Telefon aus.',
  mfaRequire: 'Zweiten Faktor verlangen',
  mfaNeedsPlan: 'Einen zweiten Faktor zu verlangen gehört zum Enterprise-Tarif.',
  mfaWithout: 'Mitglieder ohne zweiten Faktor',
  mfaEverybody: 'Jedes Mitglied hat einen.',
  mfaConfirmTitle: 'Zweiten Faktor verlangen?',
  mfaConfirmNone:
    'Alle in diesem Arbeitsbereich haben schon einen. Neue Mitglieder richten ihn ein, wenn sie zum ersten Mal kommen.',
  mfaConfirm: (names) =>
    `Bis sie einen eingerichtet haben, können diese Mitglieder hier nicht arbeiten und ihre Schlüssel auch nicht: ${names}`,
  mfaConfirmAction: 'Verlangen',
  trainingTitle: 'Training von Modellen',
  trainingLead: 'Ob das, was in diesem Arbeitsbereich entsteht, Modelle verbessern darf.',
  trainingOptOut: 'Unsere Daten nicht zum Training verwenden',
  trainingSaved: 'Die Einstellung zum Training wurde geändert.',
  trainingSince: (date) => `Entschieden am ${date}.`,
  trainingByTier: 'Noch hat niemand entschieden: So sieht es Ihr Tarif vor.',
  dialogTitle: 'Modelle für alle verbessern',
  dialogLead:
    'Sie erlauben, dass das, was in diesem Arbeitsbereich entsteht, zur Verbesserung von Modellen verwendet wird. Sie können es sich jederzeit anders überlegen: Von da an wird nichts mehr verwendet.',
  dialogPrivacy: 'Was wir aufbewahren und wie es gelöscht wird',
  dialogAllow: 'Training erlauben',
  keepingTitle: 'Dinge und Aufnahmen',
  keepingLead: 'Was wem gehört und wie lange es bleibt.',
  sharedOnUser: 'Geteiltes bleibt bei dem, der es gemacht hat',
  sharedOnUserHelp: 'Sonst gehört es dem Arbeitsbereich, sobald es geteilt wird, und bleibt, wenn sein Urheber geht.',
  retention: 'Wie lange Aufnahmen aufbewahrt werden, wird im Verlauf entschieden.',
  retentionLink: 'Verlauf öffnen',
}
