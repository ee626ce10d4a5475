import type { Translation } from '#kit/language/index.ts'
import type { identityWords } from './words.ts'

export const identityGerman: Translation<typeof identityWords> = {
  variants: { default: '', reader: 'Vorleser', agents: 'Agenten' },
  signInLead: 'Willkommen zurück.',
  signUpLead: 'In einer Minute erzeugen Sie Sprache.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  firstName: 'Vorname (optional)',
  passwordHelp: 'Mindestens 8 Zeichen.',
  emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  signIn: 'Anmelden',
  signUp: 'Konto erstellen',
  singleSignOn: 'Single Sign-on',
  noAccount: 'Neu hier?',
  haveAccount: 'Sie haben schon ein Konto?',
  endedBy: {
    inactivity: 'Sie wurden abgemeldet, weil der Browser eine Weile unbenutzt war.',
    ended: 'Ihre Sitzung ist zu Ende. Melden Sie sich wieder an, um dort weiterzumachen, wo Sie waren.',
  },
  refusedSignIn: 'Sie konnten nicht angemeldet werden',
  refusedSignUp: 'Ihr Konto konnte nicht erstellt werden',
}
