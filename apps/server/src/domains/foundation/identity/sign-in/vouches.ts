import { setTimeout } from 'node:timers/promises'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { forgetCredentials } from '../callers/forget-credentials.ts'
import { askVouchAgain, type VouchedPerson } from '../hooks.ts'
import { findSession } from '../sessions/session-store.ts'
import type { SessionRow } from '../tables.ts'
import { removeVouches, updateVouchAsked } from './vouch-store.ts'

/** After this age an organisation is asked again while its person goes on; a minute later they wait for the answer. */
export const vouchAgesAfterMs = 4 * 60_000
const vouchCountsMs = 5 * 60_000
/** The longest that a slow provider holds a request up; the next one hears the answer. */
const patienceMs = 3000

/**
 * Returns a session once its organisation has been asked again where that is due; undefined when that ended it. What
 * decides comes with the session, so a request for which nothing is due costs nothing more.
 */
export async function withFreshVouch(
  ctx: With<'outbound' | 'vault'>,
  session: SessionRow,
): Promise<SessionRow | undefined> {
  const { vouched_by: workspaceId, vouch_asked_at: askedAt, user_id: userId } = session
  const ageMs = workspaceId === null || askedAt === null ? 0 : ctx.now().getTime() - askedAt.getTime()
  if (workspaceId === null || ageMs < vouchAgesAfterMs) return session
  const asked = ctx.hooks
    .ask(askVouchAgain, ctx, { userId, workspaceId })
    .catch((error: unknown) => ctx.log.error({ err: error }, 'an organisation could not be asked again'))
  if (ageMs < vouchCountsMs) return session
  const patience = new AbortController()
  await Promise.race([asked, setTimeout(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined)])
  patience.abort()
  return findSession(ctx, session.id)
}

/** Records when the organisation was last asked about somebody; null when it cannot be asked. */
export function noteVouchAsked(ctx: Context, person: VouchedPerson, askedAt: Date | null): Promise<void> {
  return updateVouchAsked(ctx, person, askedAt)
}

/**
 * Withdraws what an organisation vouched for and returns how many sessions that changed: here at once, on other nodes
 * within a second of the commit.
 */
export async function endVouches(ctx: TransactionContext, person: VouchedPerson): Promise<number> {
  const ended = await removeVouches(ctx, person)
  forgetCredentials(ctx, ended)
  return ended.length
}
