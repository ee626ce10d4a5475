import type { SubscriptionDocument, User } from '@vireo/contracts/users'

/** Who looks at the plans: a visitor, or a person of a workspace. */
export type Looking = { readonly document: SubscriptionDocument; readonly user: User } | undefined
