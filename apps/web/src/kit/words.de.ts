import type { Translation } from './language/index.ts'
import type { kitWords } from './words.ts'

export const kitGerman: Translation<typeof kitWords> = {
  somethingWentWrong: 'Etwas ist schiefgegangen, bitte versuchen Sie es später noch einmal.',
  bodyIsNull: 'Die Antwort darf nicht leer sein',
  invalidBase64: 'Dieser Text ist kein gültiges Base64.',
  unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  unexpectedAnswer:
    'Diese Seite versteht die Antwort des Servers nicht. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  catalogueFailed: (status) => `Modelle/Stimmen konnten nicht geladen werden, status_code ${String(status)}`,
  notAllowed: 'Das dürfen Sie nicht sehen',
  notAllowedHelp: 'Wer den Arbeitsbereich verwaltet, kann ändern, was Sie sehen dürfen.',
  codeLost: 'Dieser Teil der Seite konnte nicht geladen werden',
  codeLostAdvice: 'Versuchen Sie es gleich noch einmal. Sonst ist auf der Seite nichts verloren.',
  codeLostOffline:
    'Der Server ist nicht zu erreichen. Prüfen Sie Ihre Verbindung. Sonst ist auf der Seite nichts verloren.',
  newerVersion: 'Es gibt eine neuere Version',
  newerVersionAdvice: 'Laden Sie die Seite neu, um weiterzumachen.',
  notAnAddress: 'Das ist keine E-Mail-Adresse.',
  tooShort: (characters) => `Verwenden Sie mindestens ${String(characters)} Zeichen.`,
  tooLong: (characters) => `Verwenden Sie höchstens ${String(characters)} Zeichen.`,
  charactersUsed: (used, limit) => `${used} von ${limit} Zeichen`,
  tryAgain: 'Noch einmal versuchen',
  reload: 'Neu laden',
  copy: (what) => `${what} kopieren`,
  copied: 'Kopiert.',
  notCopied: 'Der Browser hat das Kopieren nicht erlaubt. Der Text lässt sich markieren.',
}
