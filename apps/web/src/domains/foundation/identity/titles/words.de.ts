import type { Translation } from '#kit/language/index.ts'
import type { titleWords } from './words.ts'

export const titleWordsGerman: Translation<typeof titleWords> = {
  forgotPassword: 'Passwort vergessen?',
  resetPassword: 'Neues Passwort wählen',
  action: 'Einen Moment …',
  security: 'Sicherheit',
  sessions: 'Geräte',
  apiKeys: 'API-Schlüssel',
  signIn: 'Anmelden',
  signUp: 'Konto erstellen',
}
