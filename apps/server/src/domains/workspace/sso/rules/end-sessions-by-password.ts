import type { TransactionContext } from '#kernel/context.ts'
import { endOwnSessionsOf } from '#identity/sessions/index.ts'
import { listMembersOf } from '#workspaces/members/index.ts'
import { listDomains } from '../domains/domain-store.ts'
import { domainOf } from '../sign-in/domain-of.ts'

/**
 * Signs everybody out whom a password no longer admits (see `passwordAdmits`): what they opened with one ends within a
 * second. Who decides it stays, and so does the owner. Answers how many sessions ended.
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
