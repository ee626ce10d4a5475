import type { Translation } from '#kit/language/index.ts'
import type { ssoWords } from './words.ts'

export const ssoWordsGerman: Translation<typeof ssoWords> = {
  title: 'Single Sign-on',
  lead: 'Melden Sie sich über Ihre Organisation an.',
  email: 'Berufliche E-Mail-Adresse',
  emailMissing: 'Geben Sie Ihre berufliche E-Mail-Adresse ein.',
  next: 'Weiter',
  refused: 'Sie konnten nicht angemeldet werden',
  noProvider: 'Mit Adressen dieser Domain meldet sich hier keine Organisation an.',
  choose: 'Wählen Sie, wie Sie sich anmelden',
  through: (name) => `Weiter mit ${name}`,
  otherAddress: 'Andere Adresse verwenden',
  passwordInstead: 'Keine Organisation?',
  signInByPassword: 'Mit Passwort anmelden',
  unsolicited:
    'Anmeldungen beginnen hier, nicht bei Ihrem Identitätsanbieter. Geben Sie Ihre Adresse ein, um dorthin zu gelangen.',
  finishing: 'Ihre Anmeldung wird abgeschlossen …',
  failedTitle: 'Die Anmeldung Ihrer Organisation hat nicht geklappt',
  startAgain: 'Neu beginnen',
  connectTitle: 'Konto verbinden',
  connectLead: (email, organisation) =>
    `Es gibt schon ein Konto mit ${email}. Melden Sie sich einmal darin an, um es mit ${organisation} zu verbinden.`,
  connectInside: (organisation) =>
    `Sie sind angemeldet. Verbinden Sie dieses Konto, und ${organisation} lässt Sie künftig herein.`,
  password: 'Passwort',
  passwordMissing: 'Geben Sie das Passwort dieses Kontos ein.',
  forgotPassword: 'Passwort vergessen?',
  signInAndConnect: 'Anmelden und verbinden',
  connect: 'Dieses Konto verbinden',
  connected: (organisation) => `Ihr Konto ist mit ${organisation} verbunden.`,
  testedTitle: 'Die Anmeldung funktioniert',
  testedAs: (email) => `Ihr Identitätsanbieter hat sich für ${email} verbürgt.`,
  would: {
    sign_in: 'Eine echte Anmeldung ließe diese Person herein.',
    ask_to_connect:
      'Eine echte Anmeldung bäte diese Person, sich einmal in ihrem eigenen Konto anzumelden, um es zu verbinden.',
    provision: 'Eine echte Anmeldung machte diese Person zum Mitglied Ihres Arbeitsbereichs.',
    refuse:
      'Eine echte Anmeldung wiese diese Person ab: Ihre Domain ist nicht bestätigt, oder sie ist kein Mitglied und der Beitritt ist ausgeschaltet.',
  },
  backToSettings: 'Zurück zu den Einstellungen',
}
