import type { Translation } from '@vireo/contracts/kit'
import type { privacyWords } from './words.ts'

export const privacyGerman: Translation<typeof privacyWords> = {
  accountDeleted: {
    subject: 'Ihr Konto wurde gelöscht',
    text: 'Ihr Konto und sein Arbeitsbereich sind geschlossen, und niemand kann sich mehr dort anmelden. Alles darin wird jetzt gelöscht.',
    notYou: 'Wenn Sie das nicht waren, sagen Sie es sofort denen, die diese Instanz betreiben.',
  },
  exportReady: {
    title: 'Ihre Daten stehen zum Herunterladen bereit',
    message: 'Sie finden sie unter Einstellungen, Datenschutz. Nach sieben Tagen werden sie gelöscht.',
    text: 'Die Kopie von allem, was Ihr Konto enthält, ist vollständig. Nach sieben Tagen wird sie gelöscht.',
    action: 'Daten herunterladen',
  },
}
