import type { Input } from '@vireo/contracts/kit'
import type { onboardingEndpoints } from '@vireo/contracts/onboarding'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { ChecklistRow } from '../tables.ts'
import { isComing } from './coming-items.ts'
import { initiateChecklist } from './initiate-checklist.ts'
import { takeStep } from './take-step.ts'

/** Marks a step of the caller's as taken. Throws `onboarding_item_coming` where there is nothing yet to take it with. */
export async function updateItem(
  ctx: Context,
  { item_id: itemId }: Input<typeof onboardingEndpoints.update>,
): Promise<ChecklistRow> {
  if (isComing(itemId)) throw new AppError('onboarding_item_coming', { param: 'item_id' })
  await takeStep(ctx, ctx.actor.userId, itemId)
  return initiateChecklist(ctx)
}
