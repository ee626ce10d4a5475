import { hash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

const dayMs = 24 * 3_600_000

/** What came along with a sign-up, or before it. */
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

/**
 * What is said before a sign-up counts for whoever says it, not for whoever has the address: it is kept under both,
 * so that a stranger's consent, partner or marketplace is nobody else's. People who never sign up leave no address behind.
 */
function markOf(ctx: Context, email: string): string {
  return hash('sha256', JSON.stringify([email, ctx.client.address, ctx.client.userAgent]), 'hex')
}

/** Replaces what the same client said before about this address. */
export async function upsertPreSignUp(ctx: Context, email: string, details: SignUpDetails): Promise<void> {
  await ctx.db.run(sql`
    insert into pre_sign_ups (email_hash, details, created_at)
    values (${markOf(ctx, email)}, ${JSON.stringify(details)}::jsonb, ${ctx.now()})
    on conflict (email_hash) do update set details = excluded.details, created_at = excluded.created_at`)
}

export async function findPreSignUp(ctx: Context, email: string): Promise<SignUpDetails | undefined> {
  const row = await ctx.db.maybe<{ details: SignUpDetails }>(sql`
    select details from pre_sign_ups
    where email_hash = ${markOf(ctx, email)} and created_at > ${new Date(ctx.now().getTime() - dayMs)}`)
  return row?.details
}

export async function removePreSignUp(ctx: Context, email: string): Promise<void> {
  await ctx.db.run(sql`delete from pre_sign_ups where email_hash = ${markOf(ctx, email)}`)
}

export function removePreSignUpsBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from pre_sign_ups where created_at < ${instant}`)
}
