import type { SubscriptionDocument } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { subscriptionDocumentOf } from './hooks.ts'

/** Returns what the caller's workspace may use and has used and, for its admins, what is owed and planned. */
export function getSubscription(ctx: Context): Promise<SubscriptionDocument> {
  return ctx.hooks.ask(subscriptionDocumentOf, ctx)
}
