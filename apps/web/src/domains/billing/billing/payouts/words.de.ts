import type { Translation } from '#kit/language/index.ts'
import type { payoutWords } from './words.ts'

export const payoutWordsGerman: Translation<typeof payoutWords> = {
  accountTitle: 'Ihr Konto',
  accountLead:
    'Wohin der Arbeitsbereich ausgezahlt bekommt, was er verdient. Ihr Zahlungsanbieter fragt, wer Sie sind und wo Ihre Bank ist.',
  connect: 'Konto verbinden',
  goOn: 'Einrichtung abschließen',
  manage: 'Konto verwalten',
  states: {
    none: 'Nicht verbunden',
    unfinished: 'Einrichtung nicht abgeschlossen',
    inReview: 'Wird geprüft',
    ready: 'Bereit für Auszahlungen',
  },
  due: (count) => `Noch offene Angaben: ${count}`,
  testMoney: 'Testgeld: Diese Instanz nutzt die Sandbox, und keine Bank wird gefragt.',
  historyTitle: 'Verlauf',
  historyLead: 'Was an Ihre Bank gezahlt wurde, das Neueste zuerst.',
  noPayouts: 'Noch keine Auszahlungen',
  noPayoutsText: 'Sobald etwas an Ihre Bank gezahlt wurde, steht es hier.',
  caption: 'Auszahlungen',
  more: 'Mehr anzeigen',
  columns: { date: 'Datum', amount: 'Betrag', status: 'Status', arrives: 'Kommt an' },
  status: {
    pending: 'Ausstehend',
    in_transit: 'Unterwegs',
    paid: 'Bezahlt',
    canceled: 'Abgebrochen',
    failed: 'Fehlgeschlagen',
  },
  failed: 'Ihre Auszahlungen konnten nicht geladen werden',
  adminsOnly: 'Nur Admins des Arbeitsbereichs sehen seine Auszahlungen',
  adminsOnlyText: 'Fragen Sie einen Admin, wenn Sie etwas darüber wissen müssen.',
  unavailable: 'Auszahlungen sind auf dieser Instanz nicht eingerichtet',
  unavailableText: 'Wer sie betreibt, kann einen Zahlungsanbieter verbinden, der Leute auszahlt.',
  sandboxLead: 'Testgeld: Diese Seite steht für die eines Zahlungsanbieters. Es wird kein echtes Konto eröffnet.',
  sandboxBank: 'Ausgezahlt wird an eine Testbank, die es nicht gibt.',
  sandboxDone: 'Dieses Konto ist schon eingerichtet.',
  sandboxAgree: 'Testbank verwenden',
  sandboxBack: 'Zurück',
  sandboxOver: 'Dieser Link funktioniert nicht mehr',
}
