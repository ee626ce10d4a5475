import type { Translation } from '@vireo/contracts/kit'
import type { notificationWords } from './words.ts'

export const notificationGerman: Translation<typeof notificationWords> = {
  asChosen: 'Unter Einstellungen, Benachrichtigungen entscheiden Sie, was davon Sie per Mail erreicht.',
  notYou: 'Wenn Sie das nicht waren, ändern Sie Ihr Passwort und melden Sie sich überall ab.',
  newDevice: {
    title: 'Neue Anmeldung bei Ihrem Konto',
    unknownDevice: 'einem Gerät, das wir nicht kennen,',
    text: (device, address) => `Jemand hat sich mit ${device}${address === null ? '' : ` von ${address}`} angemeldet.`,
  },
  passwordChanged: { title: 'Ihr Passwort wurde geändert', text: 'Alle anderen Sitzungen wurden abgemeldet.' },
  secondFactor: {
    titles: {
      enabled: 'Die Zwei-Faktor-Anmeldung wurde eingeschaltet',
      disabled: 'Die Zwei-Faktor-Anmeldung wurde ausgeschaltet',
      renewed: 'Ihre Backup-Codes wurden erneuert',
      used: 'Ein Backup-Code wurde verwendet',
    },
    factors: { totp: 'einer Authenticator-App', sms: 'Textnachrichten', 'backup-codes': 'Backup-Codes' },
    changes: { enabled: 'eingeschaltet', disabled: 'ausgeschaltet', renewed: 'erneuert' },
    text: (factor, change) => `Die Anmeldung mit ${factor} wurde ${change}.`,
    used: 'Er gilt kein zweites Mal.',
  },
  apiKey: {
    title: 'Ein API-Schlüssel wurde erstellt',
    text: (name) =>
      `Der Schlüssel „${name}“ kann jetzt Ihr Konto benutzen. Wenn Sie ihn nicht erstellt haben, löschen Sie ihn.`,
  },
  roles: { admin: 'Administrator', editor: 'Bearbeiter', viewer: 'Betrachter', member: 'Mitglied' },
  memberChanged: {
    role: (role, workspace) => `Sie sind jetzt ${role} von „${workspace}“`,
    locked: (workspace) => `Sie wurden aus „${workspace}“ ausgesperrt`,
    unlocked: (workspace) => `Sie können wieder in „${workspace}“ arbeiten`,
    text: 'Das hat ein Administrator des Arbeitsbereichs entschieden. Fragen Sie nach, wenn es Sie überrascht.',
  },
  memberRemoved: {
    title: (workspace) => `Sie gehören nicht mehr zu „${workspace}“`,
    text: 'Ihre Sitzungen und API-Schlüssel für diesen Arbeitsbereich sind beendet. Ihr eigener Arbeitsbereich und alles darin bleiben, wie sie sind.',
  },
  newOwner: {
    title: (workspace) => `„${workspace}“ gehört jetzt Ihnen`,
    text: 'Der bisherige Inhaber hat Sie zum Inhaber gemacht: Über Tarif und Rechnungen entscheiden Sie.',
  },
}
