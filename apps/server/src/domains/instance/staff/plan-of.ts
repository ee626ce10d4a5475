import type { WorkspaceId } from '@vireo/contracts/kit'
import type { StaffPlan } from '@vireo/contracts/staff'
import type { z } from 'zod'
import type { Context } from '#kernel/context.ts'
import { subscriptionOf } from '#users'

export type Plan = z.infer<typeof StaffPlan>

/** Reads what a workspace is on, and how much of it it has used. */
export async function planOf(ctx: Context, workspaceId: WorkspaceId): Promise<Plan> {
  const { tier, status, character_count, character_limit } = await ctx.hooks.ask(subscriptionOf, {
    ...ctx,
    workspaceId,
  })
  return { tier, status, character_count, character_limit }
}
