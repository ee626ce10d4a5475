import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Lists the people who administer a workspace, its owner first; locked ones do not count. */
export function listAdmins(ctx: Context, workspaceId: WorkspaceId): Promise<{ readonly userId: UserId }[]> {
  return ctx.db.many(sql`
    select user_id as "userId" from memberships
    where workspace_id = ${workspaceId} and role = 'admin' and kind = 'person' and locked_at is null
    order by is_owner desc, user_id`)
}
