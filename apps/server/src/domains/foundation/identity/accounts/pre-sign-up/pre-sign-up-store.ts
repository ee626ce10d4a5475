import { hash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

const dayMs = 24 * 3_600_000

/** The details that came along with a sign-up, or before it. */
export type SignUpDetails = {
  readonly agreesToProductUpdates?: boolean | undefined
  readonly geoLocation?: {
    readonly region: string | null
    readonly country: string | null
    readonly city: string | null
  }
  readonly pid?: string | undefined
  readonly xid?: string | undefined
  readonly inviteCode?: string | undefined
  readonly gcpMarketplaceJwt?: string | undefined
}

/** An address about which a browser said something, and the browser's secret; see `pre-sign-up-cookie.ts`. */
export type Announced = { readonly email: string; readonly browser: string }

/**
 * Hashes an address together with its browser's secret, the key of what was said before a sign-up: under the address
 * alone, a stranger's consent, partner or marketplace could become somebody else's. The hash keeps no address of people
 * who never sign up, and the time of a lookup reveals nothing of the secret.
 */
function markOf({ email, browser }: Announced): string {
  return hash('sha256', JSON.stringify([email, browser]), 'hex')
}

/** Replaces what the same browser said about this address before. */
export async function upsertPreSignUp(ctx: Context, announced: Announced, details: SignUpDetails): Promise<void> {
  await ctx.db.run(sql`
    insert into pre_sign_ups (email_hash, details, created_at)
    values (${markOf(announced)}, ${JSON.stringify(details)}::jsonb, ${ctx.now()})
    on conflict (email_hash) do update set details = excluded.details, created_at = excluded.created_at`)
}

/** Finds what a browser said about an address before its sign-up, within the last day. */
export async function findPreSignUp(ctx: Context, announced: Announced): Promise<SignUpDetails | undefined> {
  const row = await ctx.db.maybe<{ details: SignUpDetails }>(sql`
    select details from pre_sign_ups
    where email_hash = ${markOf(announced)} and created_at > ${new Date(ctx.now().getTime() - dayMs)}`)
  return row?.details
}

/** Removes what a browser said about an address before its sign-up. */
export async function removePreSignUp(ctx: Context, announced: Announced): Promise<void> {
  await ctx.db.run(sql`delete from pre_sign_ups where email_hash = ${markOf(announced)}`)
}

/** Removes what was said about sign-ups before an instant and returns how many there were. */
export function removePreSignUpsBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from pre_sign_ups where created_at < ${instant}`)
}
