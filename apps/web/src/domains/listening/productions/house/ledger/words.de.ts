import type { Translation } from '#kit/language/index.ts'
import type { ledgerWords } from './words.ts'

export const ledgerWordsGerman: Translation<typeof ledgerWords> = {
  balances: 'Salden',
  balancesLead: 'Zusammen ergeben sie null.',
  account: 'Konto',
  balance: 'Saldo',
  accounts: {
    buyer: 'Von Auftraggebern eingezahlt',
    held: 'Für Aufträge verwahrt',
    house: 'Ihr Anteil',
    provider: 'Gebühren des Anbieters',
    producer: 'Produzenten geschuldet',
    'paid-out': 'An Produzenten ausgezahlt',
  },
  moves: 'Buchungen',
  movesLead: 'Die neuesten zuerst. Buchungen kommen hinzu und ändern sich nie.',
  noMoves: 'Noch wurde nichts gebucht.',
  when: 'Gebucht',
  fromTo: 'Von und nach',
  amount: 'Betrag',
  route: (from, to) => `${from} → ${to}`,
  short: {
    buyer: 'Auftraggeber',
    held: 'Verwahrt',
    house: 'Sie',
    provider: 'Anbieter',
    producer: 'Produzent',
    'paid-out': 'Ausgezahlt',
  },
  more: 'Mehr anzeigen',
}
