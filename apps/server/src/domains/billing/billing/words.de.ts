import type { Translation } from '@vireo/contracts/kit'
import type { billingWords } from './words.ts'

export const billingGerman: Translation<typeof billingWords> = {
  receipt: {
    subject: (amount) => `Ihr Beleg über ${amount}`,
    thanks: (amount, workspace) => `Danke: ${amount} für den Arbeitsbereich „${workspace}“ sind bezahlt.`,
    numbered: (number, date) => `Rechnung ${number} vom ${date}.`,
    dated: (date) => `Rechnung vom ${date}.`,
    others: 'Alle Rechnungen des Arbeitsbereichs finden Sie unter Abonnement.',
    open: 'Beleg öffnen',
  },
  payment: {
    failed: {
      title: 'Eine Zahlung für Ihren Tarif ist fehlgeschlagen',
      description:
        'Wir versuchen es in den nächsten Tagen erneut. Bis sie bezahlt ist, hat dieser Monat die Credits des Tarifs Free; alles andere, was Ihr Tarif enthält, bleibt. Prüfen Sie die Zahlungsart unter Abonnement.',
    },
    ended: {
      title: 'Ihr Tarif ist beendet, weil er nicht bezahlt wurde',
      description:
        'Der Arbeitsbereich hat jetzt den Tarif Free. Unter Abonnement können Sie jederzeit wieder abonnieren.',
    },
    owed: {
      title: 'Ihr Tarif ist beendet, und eine Rechnung ist noch offen',
      description:
        'Bis sie bezahlt ist, können keine Credits verbraucht werden. Sie finden die Rechnung unter Abonnement.',
    },
    recovered: {
      title: 'Ihre Zahlung ist angekommen',
      description: 'Alles, was Ihr Tarif enthält, ist wieder da.',
    },
  },
}
