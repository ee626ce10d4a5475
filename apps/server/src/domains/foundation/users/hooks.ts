import type {
  MfaFactor,
  OnboardingChecklist,
  SeatType,
  Subscription,
  SubscriptionDocument,
} from '@vireo/contracts/users'
import type { UserId } from '@vireo/contracts/kit'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { defineGatheringHook, defineHook, type GatheringHook, type Hook } from '#kernel/hooks.ts'

/** Answers what the caller's workspace may use and has used. */
export const subscriptionOf: Hook<[Context], Subscription> = defineHook('users.subscriptionOf')

/** Answers the same with what is owed and planned, as far as the caller may know it. */
export const subscriptionDocumentOf: Hook<[Context], SubscriptionDocument> = defineHook('users.subscriptionDocumentOf')

/** Answers the caller's seat in their current workspace. */
export const seatOf: Hook<[Context], SeatType> = defineHook('users.seatOf')

/** Answers a person's second factors. Asked for every user document, so the answering slice reads through `gather`. */
export const factorsOf: Hook<[Context, string], { readonly totp: MfaFactor; readonly sms: MfaFactor }> =
  defineHook('users.factorsOf')

/** Answers the name under which a person publishes, null before they first do. Asked like `factorsOf`. */
export const publisherIdOf: Hook<[Context, string], string | null> = defineHook('users.publisherIdOf')

/** Answers the handle of a person's public page, shown or not; null without one. Asked like `factorsOf`. */
export const profileHandleOf: Hook<[Context, string], string | null> = defineHook('users.profileHandleOf')

/** Answers the first steps of a person, null where they have no list of them. Asked like `factorsOf`. */
export const onboardingOf: Hook<[Context, string], OnboardingChecklist | null> = defineHook('users.onboardingOf')

/** Answers the code of a person's referral link; null before they first asked for it. Asked like `factorsOf`. */
export const referralCodeOf: Hook<[Context, string], string | null> = defineHook('users.referralCodeOf')

/** Lets slices forget at once, in the transaction that removes a person, what everybody sees of them. */
export const forgetPerson: GatheringHook<[TransactionContext, UserId], void> = defineGatheringHook('users.forgetPerson')
