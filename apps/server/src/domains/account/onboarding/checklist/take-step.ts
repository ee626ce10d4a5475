import type { UserId } from '@vireo/contracts/kit'
import type { OnboardingItemId } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { findUser } from '#users'
import { finishOnboardingChecklist } from '#users/profiles/index.ts'
import { holdSteps, insertStep, listSteps } from './checklist-store.ts'
import { isAllTaken } from './coming-items.ts'

/**
 * Notes that somebody took one of the first steps, and that they are done when it was the last one left. A step that was taken
 * is skipped: it may be told of as often as it likes. Nothing is noted of people who are gone.
 */
export async function takeStep(ctx: Context, userId: UserId, itemId: OnboardingItemId): Promise<void> {
  await transaction(ctx, async (ctx) => {
    await holdSteps(ctx, userId)
    if (!(await findUser(ctx, userId)) || !(await insertStep(ctx, userId, itemId))) return // proved by checklist.test.ts
    await ctx.emit('onboarding.item-completed', { userId, itemId })
    const taken = (await listSteps(ctx, userId)).map((step) => step.item_id)
    if (!isAllTaken(taken)) return // proved by checklist.test.ts
    await finishOnboardingChecklist(ctx, userId)
  })
}
