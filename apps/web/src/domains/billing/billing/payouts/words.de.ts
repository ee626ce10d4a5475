import { plural, type Translation } from '#kit/language/index.ts'
import type { payoutWords } from './words.ts'

export const payoutWordsGerman: Translation<typeof payoutWords> = {
  accountTitle: 'Auszahlungskonto',
  accountLead:
    'Wohin ausgezahlt wird, was dieser Arbeitsbereich verdient. Der Zahlungsanbieter fragt, wer Sie sind und welches Bankkonto gilt.',
  connect: 'Konto verbinden',
  goOn: 'Einrichtung abschließen',
  manage: 'Konto verwalten',
  states: {
    none: 'Nicht verbunden',
    unfinished: 'Einrichtung nicht abgeschlossen',
    inReview: 'Wird geprüft',
    ready: 'Bereit für Auszahlungen',
  },
  due: (count) => plural(count, { one: '1 Angabe fehlt', other: `${count} Angaben fehlen` }),
  testMoney: 'Testgeld: Diese Instanz nutzt die Sandbox, keine echte Bank ist beteiligt.',
  historyTitle: 'Bisherige Auszahlungen',
  historyLead: 'Was auf Ihr Bankkonto gezahlt wurde, das Neueste zuerst.',
  noPayouts: 'Noch keine Auszahlungen',
  noPayoutsText: 'Was auf Ihr Bankkonto gezahlt wird, steht hier.',
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
  adminsOnly: 'Nur Admins können Auszahlungen sehen',
  adminsOnlyText: 'Sie verbinden das Konto und sehen, was ausgezahlt wurde.',
  unavailable: 'Auszahlungen sind auf dieser Instanz nicht eingerichtet',
  unavailableText: 'Wer sie betreibt, kann einen Zahlungsanbieter für Auszahlungen verbinden.',
  sandboxLead: 'Testgeld: Diese Seite steht für einen Zahlungsanbieter. Es wird kein echtes Konto eröffnet.',
  sandboxBank: 'Ausgezahlt wird an eine Testbank, die es nicht gibt.',
  sandboxDone: 'Dieses Konto ist schon eingerichtet.',
  sandboxAgree: 'Testbank verwenden',
  sandboxBack: 'Zurück',
  sandboxOver: 'Dieser Link funktioniert nicht mehr',
}
