import type { WorkspaceId } from '@vireo/contracts/kit'
import type { MfaFactor, OnboardingChecklist, SeatType, Subscription } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import {
  factorsOf,
  onboardingOf,
  profileHandleOf,
  publisherIdOf,
  referralCodeOf,
  seatOf,
  subscriptionOf,
} from './hooks.ts'
import type { UserRow } from './tables.ts'
import { findUser } from './user-store.ts'

export type UserDocument = {
  readonly user: UserRow
  readonly workspaceId: WorkspaceId
  readonly subscription: Subscription
  readonly seatType: SeatType
  readonly factors: { readonly totp: MfaFactor; readonly sms: MfaFactor }
  readonly publisherId: string | null
  readonly profileHandle: string | null
  readonly checklist: OnboardingChecklist | null
  readonly referralCode: string | null
}

/** Returns the caller's user document, with what their workspace may use. */
export async function getUser(ctx: Context): Promise<UserDocument> {
  const [user, subscription, seatType, factors, publisherId, profileHandle, checklist, referralCode] =
    await Promise.all([
      findUser(ctx, ctx.actor.userId),
      ctx.hooks.ask(subscriptionOf, ctx),
      ctx.hooks.ask(seatOf, ctx),
      ctx.hooks.ask(factorsOf, ctx, ctx.actor.userId),
      ctx.hooks.ask(publisherIdOf, ctx, ctx.actor.userId),
      ctx.hooks.ask(profileHandleOf, ctx, ctx.actor.userId),
      ctx.hooks.ask(onboardingOf, ctx, ctx.actor.userId),
      ctx.hooks.ask(referralCodeOf, ctx, ctx.actor.userId),
    ])
  if (!user) throw new AppError('user_not_found')
  return {
    user,
    workspaceId: ctx.workspaceId,
    subscription,
    seatType,
    factors,
    publisherId,
    profileHandle,
    checklist,
    referralCode,
  }
}
