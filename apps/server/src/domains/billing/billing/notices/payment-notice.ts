import type { EventPayload } from '#kernel/product.ts'
import type { Notice } from '#notifications'

type Change = Pick<EventPayload<'billing.subscription-changed'>, 'status' | 'previousStatus'>
type Told = Omit<Notice, 'occasion'>

const failed: Told = {
  severity: 'warning',
  title: 'A payment for your plan did not go through',
  description:
    'We try again over the next days. Until it is paid, this month has the credits of the free plan; everything else your plan includes stays. Check the payment method under Subscription.',
  needsAttention: true,
  mailed: true,
}

const ended: Told = {
  severity: 'error',
  title: 'Your plan has ended, because it was not paid',
  description: 'The workspace is on the free plan now. You can subscribe again at any time under Subscription.',
  needsAttention: true,
  mailed: true,
}

const owed: Told = {
  severity: 'error',
  title: 'Your plan has ended, and an invoice is still open',
  description: 'No credits can be spent until it is paid. You find the invoice under Subscription.',
  needsAttention: true,
  mailed: true,
}

const recovered: Told = {
  severity: 'success',
  title: 'Your payment went through',
  description: 'Everything your plan includes is there again.',
  mailed: false,
}

/** What the admins of a workspace are told when paying for its plan stops working, or works again. */
export function paymentNotice({ status, previousStatus }: Change): Told | undefined {
  if (status === previousStatus) return undefined
  const hadProblem = previousStatus === 'past_due' || previousStatus === 'free_disabled'
  if (status === 'past_due') return failed
  if (status === 'free_disabled') return owed
  if (status === 'active' && hadProblem) return recovered
  return previousStatus === 'past_due' && (status === 'canceled' || status === 'free') ? ended : undefined
}
