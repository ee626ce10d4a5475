import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { type Change, type Preference, type Level, preferSharing } from './default-sharing.ts'
import { getDefaultSharing } from './get-default-sharing.ts'

/** Sets the groups that the caller's new resources are shared with. Existing ones stay as they are. */
export async function setDefaultSharing(ctx: Context, input: Change): Promise<readonly Preference[]> {
  const wanted = new Map(
    input.default_sharing_groups.map((group): [string, Level] =>
      typeof group === 'string' ? [group, 'viewer'] : [group.group_id, group.permission_level],
    ),
  )
  const { userId } = ctx.actor
  await transaction(ctx, async (ctx) => {
    await preferSharing(ctx, userId, wanted)
    await writeAudit(ctx, {
      action: 'resources.default-sharing-changed',
      target: { kind: 'user', id: userId },
      details: { groups: [...wanted].map(([groupId, level]) => `${groupId} ${level}`) },
    })
  })
  return getDefaultSharing(ctx)
}
