import type { Subscription, SubscriptionDocument } from '@vireo/contracts/users'

import { usageWords } from './words.ts'

/** What is left to spend until the next reset. */
export type Credits = {
  readonly used: number
  readonly limit: number
  readonly remaining: number | 'unlimited'
  /** 0 … 1; nothing is used up where there is no limit. */
  readonly usedShare: number
  readonly resetsAtUnix: number | null
}

const unlimitedTiers: ReadonlySet<Subscription['tier']> = new Set(['trial', 'enterprise'])

/** Reads the credits out of a subscription. Trial and enterprise have no limit. */
export function creditsOf(subscription: Subscription): Credits {
  const { character_count: used, character_limit: limit, next_character_count_reset_unix: resetsAtUnix } = subscription
  if (unlimitedTiers.has(subscription.tier)) return { used, limit, remaining: 'unlimited', usedShare: 0, resetsAtUnix }
  const usedShare = limit > 0 ? Math.min(1, used / limit) : 1
  return { used, limit, remaining: Math.max(0, limit - used), usedShare, resetsAtUnix }
}

/** Says either all that is used of a quota, or all that remains. */
export function quotaText({ used, remaining, limit }: Credits, show: 'used' | 'remaining'): string {
  if (show === 'used') return usageWords.used(used)
  return remaining === 'unlimited' ? usageWords.unlimited : usageWords.leftExactly(remaining, limit)
}

/**
 * Tells whether usage may go beyond the limit: the plan can, the workspace wants to, and the plan is in good standing.
 */
export function canExtendLimit(subscription: Subscription): boolean {
  const isInGoodStanding = subscription.status === 'active' || subscription.tier === 'enterprise'
  return subscription.can_extend_character_limit && subscription.allowed_to_extend_character_limit && isInGoodStanding
}

/** Works out how many credits of overage may still be used. */
export function extraLeft(subscription: Subscription): number | 'unlimited' {
  const { remaining, used, limit } = creditsOf(subscription)
  if (remaining === 'unlimited') return 'unlimited'
  if (!canExtendLimit(subscription)) return 0
  const allowance = subscription.max_character_limit_extension ?? 0
  return allowance === -1 ? 'unlimited' : Math.max(0, allowance - Math.max(0, used - limit))
}

/** Tells whether a cost in credits is covered by what is left, overage included. */
export function covers(subscription: Subscription, cost: number): boolean {
  const { remaining } = creditsOf(subscription)
  const extra = extraLeft(subscription)
  return remaining === 'unlimited' || extra === 'unlimited' || cost <= remaining + extra
}

/** Counts the characters of a text as the product charges them: Unicode code points. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Works out what a text costs at a model's rate; fractions are charged as a whole credit. */
export function costOf(text: string, multiplier: number): number {
  return Math.ceil(characterCount(text) * multiplier)
}

/** Adds up how many professional voices fit: what the plan gives, and what was agreed on besides. */
export function professionalVoiceLimit(document: SubscriptionDocument): number {
  return document.professional_voice_limit + document.extra_pvc_slots
}
