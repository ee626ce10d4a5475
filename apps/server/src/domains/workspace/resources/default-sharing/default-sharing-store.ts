import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { DefaultSharingRow } from '../tables.ts'

/** Lists the groups that new resources of these members are shared with, and at which level. */
export function listDefaultSharing(ctx: Context, userIds: readonly UserId[]): Promise<DefaultSharingRow[]> {
  return ctx.db.many(sql`
    select d.user_id, d.group_id, d.level from default_sharing d
    where d.workspace_id = ${ctx.workspaceId} and d.user_id = any(${[...userIds]}) order by d.user_id, d.group_id`)
}

/** Replaces the groups that a member's new resources are shared with. */
export async function replaceDefaultSharing(
  ctx: TransactionContext,
  userId: UserId,
  rows: readonly Omit<DefaultSharingRow, 'user_id'>[],
): Promise<void> {
  await ctx.db.run(sql`
    delete from default_sharing where workspace_id = ${ctx.workspaceId} and user_id = ${userId}`)
  for (const { group_id: groupId, level } of rows)
    await ctx.db.run(sql`
      insert into default_sharing (workspace_id, user_id, group_id, level)
      values (${ctx.workspaceId}, ${userId}, ${groupId}, ${level})`)
}
