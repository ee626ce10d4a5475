import type { Input } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { hashOf } from '../sign-in/hash-of.ts'
import { membershipOf } from '#workspaces'
import { endMembership } from '#workspaces/members/index.ts'
import { personWhoOwns } from '#workspaces/places/index.ts'
import { findByScimToken, findConnected } from './scim-token-store.ts'

/**
 * Ends the membership of somebody whom the organisation's directory removed, with everything that opens the workspace
 * to them; what they made becomes its owner's. A directory's token reaches the members its provider signs in and nobody
 * else. Throws `member_not_found`, and `invalid_authorization_header` for an unknown token.
 */
export async function removeScimUser(
  ctx: Context,
  { scim_user_id: name }: Input<typeof ssoEndpoints.removeScimUser>,
): Promise<void> {
  const token = /^Bearer +(\S+)$/i.exec(ctx.client.header('authorization') ?? '')?.[1] ?? ''
  const provider = token === '' ? undefined : await findByScimToken(ctx, hashOf(token))
  if (!provider) throw new AppError('invalid_authorization_header')
  const { id: providerId, workspace_id: workspaceId } = provider
  await transaction(ctx, async (ctx) => {
    const userId = await findConnected(ctx, providerId, name)
    const membership = userId === undefined ? undefined : await membershipOf(ctx, userId, workspaceId)
    if (userId === undefined || !membership) throw new AppError('member_not_found')
    const heirId = await personWhoOwns(ctx, workspaceId)
    await endMembership(ctx, { workspaceId, userId, heirId, left: false })
  })
}
