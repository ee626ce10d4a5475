import type { Translation } from '../../kit/language/index.ts'
import type { ssoWords } from './words.ts'

export const ssoWordsGerman: Translation<typeof ssoWords> = {
  title: 'Einmalanmeldung',
  lead: 'Melde dich über deine Organisation an.',
  email: 'E-Mail-Adresse der Arbeit',
  emailMissing: 'Gib deine E-Mail-Adresse der Arbeit ein.',
  next: 'Weiter',
  refused: 'Du konntest nicht angemeldet werden',
  noProvider: 'Mit Adressen dieser Domain meldet sich hier keine Organisation an.',
  choose: 'Wähle, wie du dich anmeldest',
  through: (name) => `Weiter mit ${name}`,
  otherAddress: 'Andere Adresse verwenden',
  passwordInstead: 'Keine Organisation?',
  signInByPassword: 'Mit Passwort anmelden',
  unsolicited:
    'Anmeldungen beginnen hier, nicht bei deinem Identitätsanbieter. Gib deine Adresse ein, um dorthin zu gelangen.',
  finishing: 'Deine Anmeldung wird abgeschlossen …',
  failedTitle: 'Die Anmeldung deiner Organisation hat nicht geklappt',
  startAgain: 'Neu beginnen',
  connectTitle: 'Konto verbinden',
  connectLead: (email, organisation) =>
    `Es gibt schon ein Konto mit ${email}. Melde dich einmal darin an, um es mit ${organisation} zu verbinden.`,
  connectInside: (organisation) =>
    `Du bist angemeldet. Verbinde dieses Konto, und ${organisation} lässt dich künftig herein.`,
  password: 'Passwort',
  passwordMissing: 'Gib das Passwort dieses Kontos ein.',
  forgotPassword: 'Passwort vergessen?',
  signInAndConnect: 'Anmelden und verbinden',
  connect: 'Dieses Konto verbinden',
  connected: (organisation) => `Dein Konto ist mit ${organisation} verbunden.`,
  testedTitle: 'Die Anmeldung funktioniert',
  testedAs: (email) => `Dein Identitätsanbieter hat sich für ${email} verbürgt.`,
  would: {
    sign_in: 'Eine echte Anmeldung ließe diese Person herein.',
    ask_to_connect:
      'Eine echte Anmeldung bäte diese Person, sich einmal in ihrem eigenen Konto anzumelden, um es zu verbinden.',
    provision: 'Eine echte Anmeldung machte diese Person zum Mitglied deines Arbeitsbereichs.',
    refuse:
      'Eine echte Anmeldung wiese diese Person ab: Ihre Domain ist nicht bestätigt, oder sie ist kein Mitglied und der Beitritt ist ausgeschaltet.',
  },
  backToSettings: 'Zurück zu den Einstellungen',
}
