import type { Input } from '@vireo/contracts/kit'
import type { sellingEndpoints, Statement } from '@vireo/contracts/selling'
import type { Context } from '#kernel/context.ts'
import { sumEntries } from './entry-store.ts'
import { currenciesOf, earnedIn, totalOf } from './get-earnings.ts'

/** Tells what a month brought: the lines that were written in it, between what was there before and after. */
export async function getStatement(
  ctx: Context,
  { month }: Input<typeof sellingEndpoints.getStatement>,
): Promise<Statement> {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const [from, to] = [new Date(Date.UTC(year, number - 1)), new Date(Date.UTC(year, number))]
  const [before, within] = await Promise.all([
    sumEntries(ctx, ctx.workspaceId, { to: from }),
    sumEntries(ctx, ctx.workspaceId, { from, to }),
  ])
  const currencies = currenciesOf([...before, ...within]).map((currency) => {
    const opening = totalOf(before, currency)
    return {
      ...earnedIn(within, currency),
      opening_cents: opening,
      closing_cents: opening + totalOf(within, currency),
    }
  })
  return { month, currencies }
}
