import type { TransactionContext } from '#kernel/context.ts'
import { endOwnSessionsOf } from '#identity/sessions/index.ts'
import { listMembersOf } from '#workspaces/members/index.ts'
import { listDomains } from '../domains/domain-store.ts'
import { domainOf } from '../sign-in/domain-of.ts'

/**
 * Ends the sessions of everybody whom a password no longer admits (see `passwordAdmits`), within a second, and returns
 * how many. The caller and the owner stay signed in.
 */
export async function endSessionsByPassword(ctx: TransactionContext): Promise<number> {
  const domains = await listDomains(ctx)
  const proven = new Set(domains.flatMap(({ domain, status }) => (status === 'verified' ? [domain] : [])))
  const members = await listMembersOf(ctx, ctx.workspaceId)
  const asked = members.filter(
    ({ kind, is_owner: isOwner, user }) => kind === 'person' && !isOwner && proven.has(domainOf(user.email)),
  )
  return endOwnSessionsOf(
    ctx,
    asked.map(({ user_id: userId }) => userId),
  )
}
