import sql, { empty } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'

export type Move = {
  /** What it is for: nothing is booked twice. */
  readonly ref: string
  readonly from: string
  readonly to: string
  readonly amountMinor: number
  readonly orderId: string | null
}

/** Books money from one account to another. There is no way to change or remove a line. Nothing is booked of nothing. */
export async function book(ctx: TransactionContext, { ref, from, to, amountMinor, orderId }: Move): Promise<void> {
  if (amountMinor === 0) return
  await ctx.db.run(sql`
    insert into production_moves (id, ref, from_account, to_account, amount_minor, order_id, created_at)
    values (${ctx.newId('productionMove')}, ${ref}, ${from}, ${to}, ${amountMinor}, ${orderId}, ${ctx.now()})`)
}

/** Tells what an account holds. */
export async function balanceOf(ctx: Context, account: string): Promise<number> {
  const { balance } = await ctx.db.one<{ balance: number }>(sql`
    select ((select coalesce(sum(amount_minor), 0) from production_moves where to_account = ${account})
      - (select coalesce(sum(amount_minor), 0) from production_moves where from_account = ${account}))::bigint as balance`)
  return balance
}

export type Balance = { readonly account: string; readonly balance: number }

/** Sums up all accounts by their kind, or those whose names begin alike one by one. */
export function listBalances(ctx: Context, { prefix }: { readonly prefix?: string } = {}): Promise<Balance[]> {
  const name = prefix === undefined ? sql`split_part(account, ':', 1)` : sql`account`
  return ctx.db.many(sql`
    select ${name} as account, sum(amount)::bigint as balance from (
      select to_account as account, amount_minor as amount from production_moves
      union all select from_account, -amount_minor from production_moves
    ) as lines ${prefix === undefined ? empty : sql`where starts_with(account, ${prefix})`}
    group by 1 order by 1`)
}
