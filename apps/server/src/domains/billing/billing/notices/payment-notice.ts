import type { EventPayload } from '#kernel/product.ts'
import type { Notice } from '#notifications'
import { wordsIn } from '../words-in.ts'

type Change = Pick<EventPayload<'billing.subscription-changed'>, 'status' | 'previousStatus'>
type Told = Omit<Notice, 'occasion'>

const failed: Told = {
  severity: 'warning',
  say: (language) => wordsIn(language).payment.failed,
  needsAttention: true,
  mailed: true,
}

const ended: Told = {
  severity: 'error',
  say: (language) => wordsIn(language).payment.ended,
  needsAttention: true,
  mailed: true,
}

const owed: Told = {
  severity: 'error',
  say: (language) => wordsIn(language).payment.owed,
  needsAttention: true,
  mailed: true,
}

const recovered: Told = {
  severity: 'success',
  say: (language) => wordsIn(language).payment.recovered,
  mailed: false,
}

/** Returns what the admins are told when paying for their plan stops working, or works again; undefined otherwise. */
export function paymentNotice({ status, previousStatus }: Change): Told | undefined {
  if (status === previousStatus) return undefined
  const hadProblem = previousStatus === 'past_due' || previousStatus === 'free_disabled'
  if (status === 'past_due') return failed
  if (status === 'free_disabled') return owed
  if (status === 'active' && hadProblem) return recovered
  return previousStatus === 'past_due' && (status === 'canceled' || status === 'free') ? ended : undefined
}
