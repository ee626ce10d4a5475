import type { contactMailWords } from './words.ts'

export const contactMailWordsGerman: typeof contactMailWords = {
  subject: (from) => `Eine Nachricht von ${from}`,
  wrote: (from, email) => `${from} (${email}) schrieb über das Formular Ihrer Instanz:`,
}
