type StatusOf = { readonly tier: string; readonly status: string }

/** A payment is missing: the first one, or a later one that is being tried again. */
export function hasPaymentProblem(status: string): boolean {
  return status === 'incomplete' || status === 'past_due'
}

export function isBlocked(status: string): boolean {
  return hasPaymentProblem(status) || status === 'free_disabled'
}

/** Whether the workspace is told that something is wrong; enterprise settles that by other means. */
export function isFlagged({ tier, status }: StatusOf): boolean {
  return tier !== 'enterprise' && isBlocked(status)
}

/** Whether more may be used than the limit says. */
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
