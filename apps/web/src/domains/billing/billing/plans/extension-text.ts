import { canExtendCharacterLimit, isBlocked } from '@vireo/contracts/billing'
import { type Pricing } from '@vireo/contracts/plans'
import { type SubscriptionDocument } from '@vireo/contracts/users'

import { formatExact, formatFineMoney } from '#kit/format/index.ts'
import { billingWords } from '../words.ts'

/** Says how far beyond its limit the workspace may go, and what that costs. */
export function extensionText(document: SubscriptionDocument, pricing: Pricing): string {
  const words = billingWords.usage
  const { max_character_limit_extension: allowance, currency, status } = document
  if (!document.can_extend_character_limit) return words.extensionNone
  if (!document.allowed_to_extend_character_limit) return words.extensionOff
  // A plan without a limit goes on while a payment is tried again; nothing but a block ends that.
  if (allowance === -1) return status === 'free_disabled' ? words.extensionPaused : words.extensionUnlimited
  if (isBlocked(status)) return words.extensionPaused
  if (!canExtendCharacterLimit(document))
    return status === 'trialing' ? words.extensionAfterTrial : words.extensionInactive
  const paid = currency ?? 'usd'
  const offer = pricing.offers.find((one) => one.plan_id === document.tier && one.currency === paid)
  const tenths = offer?.usage.additional_characters_cost
  // A plan that was given to somebody who pays nobody: what is used beyond it is charged to nobody either.
  const isCharged = document.given_by === null || document.payment_method !== null
  return tenths && isCharged
    ? words.extensionOf(formatExact(allowance ?? 0), formatFineMoney(tenths, paid))
    : words.extensionFree(formatExact(allowance ?? 0))
}
