import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { defineRead, readRow } from '#kernel/database/gather.ts'
import type { RulesRow } from '../tables.ts'

/** Finds a workspace's rules for signing in; the defaults when it has set none. */
export async function findRules(ctx: Context, workspaceId: WorkspaceId): Promise<RulesRow> {
  const row = await ctx.db.maybe<RulesRow>(sql`
    select workspace_id, enforced_at, provisioning_enabled_at, provisioning_enabled_by, provisioning_role
    from sso_rules where workspace_id = ${workspaceId}`)
  return row ?? noRules(workspaceId)
}

const enforcedRules = defineRead<{ readonly key: string }>({
  name: 'sso-enforced',
  select: (ids) => sql`
    select workspace_id as key from sso_rules where workspace_id = any(${ids}) and enforced_at is not null`,
  staleMsMax: 250,
  instants: [],
})

/**
 * Reports whether a workspace requires single sign-on. Asked for every session without a vouching provider, so it is
 * read in one batch with other rows.
 */
export async function isEnforced(ctx: Context, workspaceId: WorkspaceId): Promise<boolean> {
  return (await readRow(ctx, enforcedRules, workspaceId)) !== undefined
}

function noRules(workspaceId: WorkspaceId): RulesRow {
  return {
    workspace_id: workspaceId,
    enforced_at: null,
    provisioning_enabled_at: null,
    provisioning_enabled_by: null,
    provisioning_role: 'viewer',
  }
}

/** Saves a workspace's rules for signing in. */
export async function upsertRules(ctx: Context, rules: RulesRow): Promise<void> {
  await ctx.db.run(sql`
    insert into sso_rules (workspace_id, enforced_at, provisioning_enabled_at, provisioning_enabled_by, provisioning_role)
    values (${rules.workspace_id}, ${rules.enforced_at}, ${rules.provisioning_enabled_at},
      ${rules.provisioning_enabled_by}, ${rules.provisioning_role})
    on conflict (workspace_id) do update set enforced_at = excluded.enforced_at,
      provisioning_enabled_at = excluded.provisioning_enabled_at,
      provisioning_enabled_by = excluded.provisioning_enabled_by, provisioning_role = excluded.provisioning_role`)
}
