import type { Translation } from './language/index.ts'
import type { kitWords } from './words.ts'

export const kitGerman: Translation<typeof kitWords> = {
  somethingWentWrong: 'Etwas ist schiefgegangen, bitte versuchen Sie es später noch einmal.',
  bodyIsNull: 'Die Antwort darf nicht leer sein',
  invalidBase64: 'Dieser Text ist kein gültiges Base64.',
  unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  unexpectedAnswer:
    'Der Server hat geantwortet, wie diese Seite es nicht versteht. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
}
