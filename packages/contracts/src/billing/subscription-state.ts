type StatusOf = { readonly tier: string; readonly status: string }

/** Tells whether a payment is missing: the first one, or a later one that is retried. */
export function hasPaymentProblem(status: string): boolean {
  return status === 'incomplete' || status === 'past_due'
}

/** Tells whether a subscription is blocked, by a missing payment or because the free plan was disabled. */
export function isBlocked(status: string): boolean {
  return hasPaymentProblem(status) || status === 'free_disabled'
}

/** Tells whether the workspace is warned of a problem; enterprise settles that by other means. */
export function isFlagged({ tier, status }: StatusOf): boolean {
  return tier !== 'enterprise' && isBlocked(status)
}

/** Tells whether more credits may be used than the limit says. */
export function canExtendCharacterLimit(
  subscription: StatusOf & {
    readonly can_extend_character_limit: boolean
    readonly allowed_to_extend_character_limit: boolean
  },
): boolean {
  return (
    subscription.can_extend_character_limit &&
    subscription.allowed_to_extend_character_limit &&
    (subscription.status === 'active' || subscription.tier === 'enterprise')
  )
}
