import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import { asHouse, giveTier } from '#billing'
import { findUserByEmail } from '#users'
import { personalWorkspaceOf } from '#workspaces/places/index.ts'
import type { ApplicationRow } from './tables.ts'

/**
 * Gives the grant of an approved application to the workspace of whoever proved its address. Returns the application as it
 * is then, without change where nobody has proven the address yet. Throws `subscription_action_not_possible` where
 * the workspace pays for a subscription.
 */
export async function giveGrant(ctx: TransactionContext, row: ApplicationRow): Promise<ApplicationRow> {
  invariant(row.tier !== null, `the application ${row.id} was approved without a grant`)
  const user = await findUserByEmail(ctx, row.email)
  if (!user?.email_verified_at) return row
  const { workspaceId } = await personalWorkspaceOf(ctx, user.id)
  await giveTier(asHouse(ctx), { workspaceId, tier: row.tier })
  await writeAudit(asHouse(ctx), {
    action: 'impact-program.grant-given',
    workspaceId,
    target: { kind: 'impact-application', id: row.id },
    details: { name: row.organisation, tier: row.tier },
  })
  return { ...row, workspace_id: workspaceId, given_at: ctx.now() }
}
