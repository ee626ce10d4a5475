import type { Input } from '@vireo/contracts/kit'
import type { resourcesEndpoints } from '@vireo/contracts/resources'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { holderOfApiKey } from '#identity/keys/index.ts'
import { findGroups } from '#workspaces/groups/index.ts'
import { findMemberByEmail, findMembers } from '#workspaces/members/index.ts'
import { everyone } from './principals.ts'
import type { ShareRow } from './tables.ts'

export type Target = Omit<ShareRow, 'level'>

type Named = Pick<
  Input<typeof resourcesEndpoints.unshare>,
  'user_email' | 'member_id' | 'group_id' | 'workspace_api_key_id'
>

const member = (id: string): Target => ({ principal_id: id, member_id: id, group_id: null })
const everybody: Target = { principal_id: everyone, member_id: null, group_id: null }

/** Finds the principal that a request to share names. Throws `share_target_invalid` unless it names exactly one. */
export async function findTarget(ctx: Context, named: Named): Promise<Target> {
  const { user_email: email, member_id: memberId, group_id: groupId, workspace_api_key_id: keyId } = named
  if ([email, memberId, groupId, keyId].filter((one) => one !== null && one !== undefined).length !== 1)
    throw new AppError('share_target_invalid')
  if (email) return member((await findMemberByEmail(ctx, ctx.workspaceId, email, 'user_email')).user_id)
  if (groupId) return groupTarget(ctx, groupId)
  if (memberId) return member(await memberOf(ctx, memberId))
  return member(await machineOf(ctx, keyId ?? ''))
}

async function groupTarget(ctx: Context, id: string): Promise<Target> {
  if (id === 'default') return everybody
  const [group] = await findGroups(ctx, ctx.workspaceId, [id])
  if (!group) throw new AppError('group_not_found', { param: 'group_id' })
  return group.is_everyone ? everybody : { principal_id: id, member_id: null, group_id: id }
}

async function memberOf(ctx: Context, id: string): Promise<string> {
  const [found] = await findMembers(ctx, ctx.workspaceId, [id])
  if (!found) throw new AppError('member_not_found', { param: 'member_id' })
  return found.user_id
}

/** Finds a service account by its own id or by that of one of its keys. Throws `member_not_found`. */
async function machineOf(ctx: Context, id: string): Promise<string> {
  const holderId = (await holderOfApiKey(ctx, id)) ?? id
  const [found] = await findMembers(ctx, ctx.workspaceId, [holderId])
  if (found?.kind !== 'service_account') throw new AppError('member_not_found', { param: 'workspace_api_key_id' })
  return found.user_id
}
