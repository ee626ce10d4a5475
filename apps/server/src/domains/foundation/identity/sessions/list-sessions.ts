import type { Context } from '#kernel/context.ts'
import { listSessionsOf } from './session-store.ts'
import { supportMembersOf } from '../support-access/support-grant-store.ts'
import type { SessionRow } from '../tables.ts'

export type ListedSession = SessionRow & { readonly isCurrent: boolean; readonly supportMember: string | null }

/** Lists the caller's sessions, newest first, including those of the support team that they let in. */
export async function listSessions(ctx: Context): Promise<ListedSession[]> {
  const sessions = await listSessionsOf(ctx, ctx.actor.userId)
  const members = await supportMembersOf(ctx, ctx.actor.userId)
  return sessions.map((session) => ({
    ...session,
    isCurrent: session.id === ctx.actor.sessionId,
    supportMember: members.get(session.support_grant_id ?? '') ?? null,
  }))
}
