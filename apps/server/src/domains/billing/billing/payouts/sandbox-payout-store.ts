import type { Currency } from '@vireo/contracts/users'
import sql, { empty } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

export type SandboxLinkRow = {
  readonly account_ref: string
  readonly return_url: string
  readonly details_submitted_at: Date | null
}

/** Inserts a payout account of the sandbox; does nothing when it is there already. */
export async function insertSandboxAccount(ctx: Context, accountRef: string): Promise<void> {
  await ctx.db.run(sql`insert into sandbox_payout_accounts (account_ref) values (${accountRef}) on conflict do nothing`)
}

/** Finds a payout account of the sandbox, with when its details were given. */
export function findSandboxAccount(
  ctx: Context,
  accountRef: string,
): Promise<{ details_submitted_at: Date | null } | undefined> {
  return ctx.db.maybe(sql`select details_submitted_at from sandbox_payout_accounts where account_ref = ${accountRef}`)
}

/** Inserts a link to the sandbox's page for payout details, by the hash of its id. */
export async function insertSandboxLink(
  ctx: Context,
  link: { readonly hash: string; readonly accountRef: string; readonly returnUrl: string; readonly expiresAt: Date },
): Promise<void> {
  await ctx.db.run(sql`
    insert into sandbox_payout_links (link_hash, account_ref, return_url, expires_at)
    values (${link.hash}, ${link.accountRef}, ${link.returnUrl}, ${link.expiresAt})`)
}

/** Finds a link that is neither used nor expired, by the hash of its id. */
export function findSandboxLink(ctx: Context, hash: string): Promise<SandboxLinkRow | undefined> {
  return ctx.db.maybe(sql`
    select l.account_ref, l.return_url, a.details_submitted_at
    from sandbox_payout_links l join sandbox_payout_accounts a using (account_ref)
    where l.link_hash = ${hash} and l.used_at is null and l.expires_at > ${ctx.now()}`)
}

/** Uses a link up and returns it; undefined for one that is used or expired. */
export async function useSandboxLink(ctx: Context, hash: string): Promise<SandboxLinkRow | undefined> {
  return ctx.db.maybe(sql`
    update sandbox_payout_links set used_at = ${ctx.now()}
    where link_hash = ${hash} and used_at is null and expires_at > ${ctx.now()}
    returning account_ref, return_url, null::timestamptz as details_submitted_at`)
}

/** Records that the details of a sandbox account were given; the first time stays. */
export async function markSandboxDetails(ctx: Context, accountRef: string): Promise<void> {
  await ctx.db.run(sql`
    update sandbox_payout_accounts set details_submitted_at = coalesce(details_submitted_at, ${ctx.now()})
    where account_ref = ${accountRef}`)
}

/** Deletes links that expired before an instant; returns how many. */
export function removeLinksEndedBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from sandbox_payout_links where expires_at < ${instant}`)
}

export type SandboxTransferRow = {
  readonly transfer_ref: string
  readonly amount_minor: number
  readonly currency: string
  readonly created_at: Date
}

/** Inserts money that was handed over to an account; does nothing when it was before. */
export async function insertSandboxTransfer(
  ctx: Context,
  accountRef: string,
  money: { readonly transferId: string; readonly amountMinor: number; readonly currency: Currency },
): Promise<void> {
  await ctx.db.run(sql`
    insert into sandbox_transfers (transfer_ref, account_ref, amount_minor, currency, created_at)
    values (${money.transferId}, ${accountRef}, ${money.amountMinor}, ${money.currency}, ${ctx.now()})
    on conflict do nothing`)
}

/** Lists what was handed over to an account, newest first. */
export function listSandboxTransfers(
  ctx: Context,
  accountRef: string,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<SandboxTransferRow[]> {
  return ctx.db.many(sql`
    select transfer_ref, amount_minor, currency, created_at from sandbox_transfers
    where account_ref = ${accountRef} ${before === undefined ? empty : sql`and transfer_ref < ${before}`}
    order by transfer_ref desc limit ${limit}`)
}
