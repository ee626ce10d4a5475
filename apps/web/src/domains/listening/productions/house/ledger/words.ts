import { words } from '#kit/language/index.ts'

export const ledgerWords = words('productions/house/ledger', {
  balances: 'Balances',
  balancesLead: 'All of them together come to nothing.',
  account: 'Account',
  balance: 'Balance',
  accounts: {
    buyer: 'Paid in by buyers',
    held: 'Held for orders',
    house: 'Yours',
    provider: 'Fees of the provider',
    producer: 'Owed to producers',
    'paid-out': 'Paid out to producers',
  },
  moves: 'Entries',
  movesLead: 'Newest first. Entries are added, never changed.',
  noMoves: 'Nothing was booked yet.',
  when: 'Booked',
  fromTo: 'From and to',
  amount: 'Amount',
  route: (from: string, to: string) => `${from} → ${to}`,
  short: {
    buyer: 'Buyer',
    held: 'Held',
    house: 'You',
    provider: 'Provider',
    producer: 'Producer',
    'paid-out': 'Paid out',
  },
  more: 'Show more',
} as const)
