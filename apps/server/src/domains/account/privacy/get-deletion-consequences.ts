import type { FullContext } from '#ports/ports.ts'
import { type PersonalWorkspace, personalWorkspaceOf } from '#workspaces/places/index.ts'
import { holdings } from './hooks.ts'
import { assertOwnerAtBrowser } from './policy.ts'

export type Consequences = { readonly workspace: PersonalWorkspace; readonly held: Readonly<Record<string, number>> }

/** Returns what deleting the caller's account would delete along with it. */
export async function getDeletionConsequences(ctx: FullContext): Promise<Consequences> {
  assertOwnerAtBrowser(ctx.actor)
  const { userId } = ctx.actor
  const workspace = await personalWorkspaceOf(ctx, userId)
  const held: Record<string, number> = {}
  for (const holding of (await ctx.hooks.ask(holdings, ctx)).values())
    Object.assign(held, await holding.count?.(ctx, { userId, workspaceId: workspace.workspaceId }))
  return { workspace, held }
}
