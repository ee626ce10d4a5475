import { endForDebt } from '../advance.ts'
import { draftOf } from '../draft.ts'
import { collectOpen } from './pay.ts'
import type { Billing, Card, Step } from '../state.ts'

/** How a payer stands: in good order, with a payment being tried again, or given up by its provider. */
export type Payer = 'good' | 'late' | 'lost'

/** Returns a stand-in for a card, which pays as long as the paying workspace does. */
export function payerCard(payer: Payer): Card {
  const behaviour = payer === 'good' ? 'succeeds' : 'declines'
  return { brand: 'workspace', last4: '', expMonth: 12, expYear: 9999, behaviour, payments: 0 }
}

/**
 * Lets a subscription follow its payer: past due while the payer is late, ended when the payer is lost, and in order
 * again once the payer is and all open invoices are paid. A lost payer leaves no balance.
 */
export function followPayer(billing: Billing, payer: Payer, now: number): Step {
  const draft = draftOf({ ...billing, card: payerCard(payer) }, now)
  if (payer === 'lost') {
    endForDebt(draft)
    draft.balance = { usd: 0, eur: 0 }
  } else if (payer === 'late') {
    if (draft.subscription?.status === 'active') draft.update({ status: 'past_due' })
  } else {
    for (const invoice of draft.open) collectOpen(draft, invoice, 'absent')
    if (draft.subscription?.status === 'past_due' && draft.open.length === 0) draft.update({ status: 'active' })
  }
  draft.tell('subscription.updated')
  return draft.finish()
}
