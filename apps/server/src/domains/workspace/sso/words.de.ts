import type { Translation } from '@vireo/contracts/kit'
import type { ssoWords } from './words.ts'

export const ssoGerman: Translation<typeof ssoWords> = {
  connected: {
    subject: 'Ihr Konto wurde mit Ihrer Organisation verbunden',
    text: (organisation) => `Von nun an lässt Sie die Anmeldung von ${organisation} in Ihr Vireo-Konto.`,
    notYou:
      'Wenn Sie das nicht waren, wählen Sie ein neues Passwort, und sagen Sie es denen, die Ihre Organisation verwalten.',
    action: 'Vireo öffnen',
  },
}
