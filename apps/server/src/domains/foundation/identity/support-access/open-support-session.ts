import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { writeAudit } from '#kernel/audit.ts'
import { type FreshToken, issueAccessToken } from '../sessions/issue-access-token.ts'
import { openSession } from '../sessions/open-session.ts'
import { updateSupportGrant } from '../sessions/session-store.ts'
import { staffMember } from './is-staff.ts'
import { findActiveGrant, updateGrantUse } from './support-grant-store.ts'

const sessionLifetimeMs = 60 * 60 * 1000

/**
 * Opens a session for a member of the support team in the account of somebody who granted them access; its token reads
 * and changes nothing. Throws `support_grant_not_found` for anybody but that member.
 */
export async function openSupportSession(
  ctx: With<'accessTokens' | 'settings'>,
  input: Input<typeof identityEndpoints.openSupportSession>,
): Promise<FreshToken> {
  const member = await staffMember(ctx)
  if (!member) throw new AppError('support_grant_not_found')
  const session = await transaction(ctx, async (ctx) => {
    const grant = await findActiveGrant(ctx, input.grant_id, member.email)
    if (!grant) throw new AppError('support_grant_not_found')
    const { user_id: userId, workspace_id: workspaceId } = grant
    const opened = await openSession(ctx, { userId, workspaceId })
    const expiresAt = new Date(Math.min(grant.expires_at.getTime(), ctx.now().getTime() + sessionLifetimeMs))
    await updateSupportGrant(ctx, opened.id, { grantId: grant.id, expiresAt })
    await updateGrantUse(ctx, grant.id)
    const target = { kind: 'support-grant', id: grant.id }
    await writeAudit(ctx, { action: 'identity.support-session-opened', target, workspaceId })
    return opened
  })
  return issueAccessToken(ctx, session)
}
