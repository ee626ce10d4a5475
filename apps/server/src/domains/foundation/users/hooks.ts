import type { MfaFactor, SeatType, Subscription, SubscriptionDocument } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { defineHook, type Hook } from '#kernel/hooks.ts'

/** What the caller's workspace may use and has used. */
export const subscriptionOf: Hook<[Context], Subscription> = defineHook('users.subscriptionOf')

/** The same with what is owed and planned, as far as the caller may know it. */
export const subscriptionDocumentOf: Hook<[Context], SubscriptionDocument> = defineHook('users.subscriptionDocumentOf')

/** The caller's seat in the workspace they act in. */
export const seatOf: Hook<[Context], SeatType> = defineHook('users.seatOf')

/** A person's second factors. Asked for with every user document: whoever answers reads through `gather`. */
export const factorsOf: Hook<[Context, string], { readonly totp: MfaFactor; readonly sms: MfaFactor }> =
  defineHook('users.factorsOf')

/** The name under which a person publishes, null before they first do. Asked for like `factorsOf`. */
export const publisherIdOf: Hook<[Context, string], string | null> = defineHook('users.publisherIdOf')
