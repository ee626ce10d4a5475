import type { Context } from '../../../kernel/context.ts'
import { findConsolidated } from './consolidated-account-store.ts'

/** Which workspace pays for this one; undefined where it pays itself. */
export async function chargeWorkspaceOf(
  ctx: Context,
  { workspaceId }: { readonly workspaceId: string },
): Promise<string | undefined> {
  const account = await findConsolidated(ctx, workspaceId)
  return account?.ended_at === null ? account.charge_workspace_id : undefined
}
