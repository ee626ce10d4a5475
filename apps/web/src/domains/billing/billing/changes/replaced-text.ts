import type { SubscriptionDocument } from '@vireo/contracts/users'

import { formatDate } from '#kit/format/index.ts'
import { planName } from '../plans/plan-name.ts'
import { changeWords } from './words.ts'

/** Says what is scheduled and would give way to another change; undefined where nothing is. */
export function replacedText({ pending_change: pending }: SubscriptionDocument): string | undefined {
  if (!pending) return undefined
  const date = formatDate(pending.timestamp_seconds)
  if (pending.kind === 'cancellation') return changeWords.replaces.cancellation(date)
  return changeWords.replaces.change(planName(pending.next_tier, pending.next_billing_period), date)
}
