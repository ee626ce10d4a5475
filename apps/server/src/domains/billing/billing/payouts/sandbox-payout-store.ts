import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

export type SandboxLinkRow = {
  readonly account_ref: string
  readonly return_url: string
  readonly details_submitted_at: Date | null
}

export async function insertSandboxAccount(ctx: Context, accountRef: string): Promise<void> {
  await ctx.db.run(sql`insert into sandbox_payout_accounts (account_ref) values (${accountRef}) on conflict do nothing`)
}

export function findSandboxAccount(
  ctx: Context,
  accountRef: string,
): Promise<{ details_submitted_at: Date | null } | undefined> {
  return ctx.db.maybe(sql`select details_submitted_at from sandbox_payout_accounts where account_ref = ${accountRef}`)
}

export async function insertSandboxLink(
  ctx: Context,
  link: { readonly hash: string; readonly accountRef: string; readonly returnUrl: string; readonly expiresAt: Date },
): Promise<void> {
  await ctx.db.run(sql`
    insert into sandbox_payout_links (link_hash, account_ref, return_url, expires_at)
    values (${link.hash}, ${link.accountRef}, ${link.returnUrl}, ${link.expiresAt})`)
}

/** One that still works. */
export function findSandboxLink(ctx: Context, hash: string): Promise<SandboxLinkRow | undefined> {
  return ctx.db.maybe(sql`
    select l.account_ref, l.return_url, a.details_submitted_at
    from sandbox_payout_links l join sandbox_payout_accounts a using (account_ref)
    where l.link_hash = ${hash} and l.used_at is null and l.expires_at > ${ctx.now()}`)
}

/** Where its page goes on; undefined for one that does not work any more. */
export async function useSandboxLink(ctx: Context, hash: string): Promise<SandboxLinkRow | undefined> {
  return ctx.db.maybe(sql`
    update sandbox_payout_links set used_at = ${ctx.now()}
    where link_hash = ${hash} and used_at is null and expires_at > ${ctx.now()}
    returning account_ref, return_url, null::timestamptz as details_submitted_at`)
}

export async function markSandboxDetails(ctx: Context, accountRef: string): Promise<void> {
  await ctx.db.run(sql`
    update sandbox_payout_accounts set details_submitted_at = coalesce(details_submitted_at, ${ctx.now()})
    where account_ref = ${accountRef}`)
}

export function removeLinksEndedBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from sandbox_payout_links where expires_at < ${instant}`)
}
