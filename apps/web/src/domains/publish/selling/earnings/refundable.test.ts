import type { EarningEntry } from '@vireo/contracts/selling'
import { expect, test } from 'vitest'

import { refundable } from './refundable.ts'

const dayMs = 24 * 3_600_000
const nowMs = Date.UTC(2031, 4, 17)

function line(id: string, kind: EarningEntry['kind'], amount: number, sale: string | null, daysAgo = 1): EarningEntry {
  const at = (nowMs - daysAgo * dayMs) / 1000
  return {
    entry_id: id,
    kind,
    amount_cents: amount,
    currency: 'eur',
    sale_id: sale,
    title: null,
    created_at_unix: at,
    payable_at_unix: at,
  }
}

test.each([
  ['that stands whole', [line('a', 'sale', 1000, 's')], [['a', 1000]]],
  ['of which some was given back', [line('b', 'refund', -400, 's'), line('a', 'sale', 1000, 's')], [['a', 600]]],
  ['that was given back', [line('b', 'refund', -1000, 's'), line('a', 'sale', 1000, 's')], []],
  ['that a bank took back', [line('b', 'chargeback', -1000, 's'), line('a', 'sale', 1000, 's')], []],
  ['just within its time', [line('a', 'sale', 1000, 's', 27.9)], [['a', 1000]]],
  ['whose time is over', [line('a', 'sale', 1000, 's', 28)], []],
  [
    'beside another that was given back',
    [line('b', 'refund', -1000, 't'), line('a', 'sale', 1000, 's')],
    [['a', 1000]],
  ],
  ['that is no sale', [line('a', 'fee', -30, 's'), line('b', 'payout', -970, null)], []],
])('a sale %s can be given back as far as it is left', (_, entries, left) => {
  expect([...refundable(entries, nowMs)]).toEqual(left)
})
