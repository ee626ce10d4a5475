import type { Translation } from '@vireo/contracts/kit'
import type { notificationWords } from './words.ts'

export const notificationGerman: Translation<typeof notificationWords> = {
  asChosen: 'Unter Einstellungen, Benachrichtigungen entscheiden Sie, was davon Sie per E-Mail erreicht.',
  notYou: 'Wenn Sie das nicht waren, ändern Sie Ihr Passwort und melden Sie sich überall ab.',
  newDevice: {
    title: 'Neue Anmeldung bei Ihrem Konto',
    unknownDevice: 'einem Gerät, das wir nicht kennen,',
    text: (device, address) => `Jemand hat sich mit ${device}${address === null ? '' : ` von ${address}`} angemeldet.`,
  },
  passwordChanged: { title: 'Ihr Passwort wurde geändert', text: 'Alle anderen Sitzungen wurden abgemeldet.' },
  secondFactor: {
    titles: {
      enabled: 'Ein zweiter Faktor wurde eingeschaltet',
      disabled: 'Ein zweiter Faktor wurde ausgeschaltet',
      renewed: 'Ihre Ersatzcodes wurden erneuert',
      used: 'Ein Ersatzcode wurde verwendet',
    },
    factors: { totp: 'einer Authenticator-App', sms: 'SMS', 'backup-codes': 'Ersatzcodes' },
    changes: { enabled: 'eingeschaltet', disabled: 'ausgeschaltet', renewed: 'erneuert' },
    text: (factor, change) => `Die Anmeldung mit ${factor} wurde ${change}.`,
    used: 'Er gilt kein zweites Mal.',
  },
  apiKey: {
    title: 'Ein API-Schlüssel wurde erstellt',
    text: (name) =>
      `Der Schlüssel „${name}“ kann jetzt Ihr Konto benutzen. Wenn Sie ihn nicht erstellt haben, löschen Sie ihn.`,
  },
  roles: { admin: 'Admin', editor: 'Bearbeiten', viewer: 'Ansehen', member: 'Mitglied' },
  memberChanged: {
    role: (role, workspace) => `Ihre Rolle in „${workspace}“ ist jetzt: ${role}`,
    locked: (workspace) => `Sie wurden aus „${workspace}“ ausgesperrt`,
    unlocked: (workspace) => `Sie können wieder in „${workspace}“ arbeiten`,
    text: 'Das hat ein Admin des Arbeitsbereichs entschieden. Fragen Sie nach, wenn es Sie überrascht.',
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
