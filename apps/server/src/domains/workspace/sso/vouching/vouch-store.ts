import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { VouchedPerson } from '#identity'

/** What a provider said about somebody at their last sign-in through it, and how it can be asked again. */
export type VouchRow = {
  readonly identity_provider_id: string
  readonly user_id: UserId
  readonly subject: string
  readonly refresh_sealed: string | null
  readonly vouched_until: Date | null
  readonly asked_at: Date | null
  readonly leased_until: Date | null
  readonly silent_since: Date | null
}

/** Finds what is kept of the provider that somebody last used to enter a workspace. */
export function findVouch(ctx: Context, { userId, workspaceId }: VouchedPerson): Promise<VouchRow | undefined> {
  return ctx.db.maybe(sql`
    select l.identity_provider_id, l.user_id, l.subject, l.refresh_sealed, l.vouched_until, l.asked_at, l.leased_until,
      l.silent_since
    from sso_links l join identity_providers p on p.id = l.identity_provider_id
    where l.user_id = ${userId} and p.workspace_id = ${workspaceId}
    order by l.last_used_at desc limit 1`)
}

type Kept = { readonly refreshSealed: string | null; readonly vouchedUntil: Date | null }

/** Stores a refresh token and until when a provider vouches, after somebody has just signed in through it. */
export async function updateVouch(
  ctx: Context,
  { providerId, userId }: { readonly providerId: string; readonly userId: UserId },
  { refreshSealed, vouchedUntil }: Kept,
): Promise<void> {
  await ctx.db.run(sql`
    update sso_links set refresh_sealed = ${refreshSealed}, vouched_until = ${vouchedUntil}, asked_at = ${ctx.now()},
      leased_until = null, silent_since = null
    where identity_provider_id = ${providerId} and user_id = ${userId}`)
}

type Own = Pick<VouchRow, 'identity_provider_id' | 'user_id' | 'refresh_sealed'>

const sameToken = ({ identity_provider_id: providerId, user_id: userId, refresh_sealed: sealed }: Own) => sql`
  identity_provider_id = ${providerId} and user_id = ${userId} and refresh_sealed = ${sealed}`

/** Leases a refresh token until an instant; returns false while another request on any node holds it. */
export async function leaseToken(ctx: Context, vouch: Own, leasedUntil: Date): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update sso_links set leased_until = ${leasedUntil}
    where ${sameToken(vouch)} and (leased_until is null or leased_until <= ${ctx.now()})`)
  return rows === 1
}

/** Stores what came of asking the provider, unless a new sign-in has replaced the token meanwhile. */
export async function updateAsked(
  ctx: Context,
  vouch: Own,
  { refreshSealed, silentSince }: { readonly refreshSealed: string | null; readonly silentSince: Date | null },
): Promise<void> {
  await ctx.db.run(sql`
    update sso_links set refresh_sealed = ${refreshSealed}, asked_at = ${ctx.now()}, leased_until = null,
      silent_since = ${silentSince}
    where ${sameToken(vouch)}`)
}

/** Removes what a provider could be asked with, once the access through a connection has ended. */
export async function clearVouch(
  ctx: Context,
  { identity_provider_id: providerId, user_id: userId }: Pick<VouchRow, 'identity_provider_id' | 'user_id'>,
): Promise<void> {
  await ctx.db.run(sql`
    update sso_links set refresh_sealed = null, vouched_until = null, leased_until = null, silent_since = null
    where identity_provider_id = ${providerId} and user_id = ${userId}`)
}

/**
 * Removes the refresh tokens of sign-ins that were never finished: every living session has asked since the instant.
 */
export async function clearVouchesUnaskedSince(ctx: Context, instant: Date): Promise<void> {
  await ctx.db.run(sql`
    update sso_links set refresh_sealed = null, vouched_until = null where refresh_sealed is not null
      and asked_at < ${instant}`)
}

/** Records that a provider's client may not have refresh tokens, so that none are asked for again. */
export async function updateRefusesOffline(ctx: Context, providerId: string): Promise<void> {
  await ctx.db.run(sql`update identity_providers set refuses_offline = true where id = ${providerId}`)
}
