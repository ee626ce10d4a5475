import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { defineRead, readRow } from '#kernel/database/gather.ts'
import type { SecurityRulesRow } from '../tables.ts'

const rulesByWorkspace = defineRead<SecurityRulesRow>({
  name: 'workspace-security-rules',
  select: (ids) => sql`
    select id as key, id, session_inactivity_timeout_seconds, mfa_required_for_users from workspaces
    where id = any(${ids})`,
  staleMsMax: 250,
  instants: [],
})

/** Finds a workspace's session timeout and whether it requires a second factor. */
export function findSecurityRules(ctx: Context, workspaceId: WorkspaceId): Promise<SecurityRulesRow | undefined> {
  return readRow(ctx, rulesByWorkspace, workspaceId)
}

/** Updates a workspace's session timeout in seconds and whether it requires a second factor. */
export async function updateSecurityRules(ctx: Context, rules: SecurityRulesRow): Promise<void> {
  await ctx.db.run(sql`
    update workspaces set session_inactivity_timeout_seconds = ${rules.session_inactivity_timeout_seconds},
      mfa_required_for_users = ${rules.mfa_required_for_users}
    where id = ${rules.id}`)
}
