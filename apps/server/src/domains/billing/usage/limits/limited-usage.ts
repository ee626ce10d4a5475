import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context, TransactionContext, UsageLimit } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { peopleBehind } from '#workspaces/members/index.ts'
import { lockAccount } from '../account-store.ts'
import { listCounters, openCounter, removeCounters } from './counter-store.ts'

/** Returns the credits counted in this period, by counter; counters that do not exist are absent. */
export async function creditsCounted(
  ctx: Context,
  { workspaceId, counters }: { readonly workspaceId: WorkspaceId; readonly counters: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  if (counters.length === 0) return new Map()
  const rows = await listCounters(ctx, workspaceId, counters)
  return new Map(rows.map(({ counter, used }) => [counter, used]))
}

/** Begins counting for a limit that was just set, starting from what the ledger says was used before. */
export async function beginCounting(
  ctx: TransactionContext,
  { workspaceId, counter }: { readonly workspaceId: WorkspaceId; readonly counter: string },
): Promise<void> {
  await lockAccount(ctx, workspaceId)
  await removeCounters(ctx, workspaceId, [counter])
  await openCounter(ctx, { workspaceId, counter, userIds: await peopleBehind(ctx, workspaceId, counter) })
}

/**
 * Finds out which of the caller's limits stood in a reservation's way: opens a counter that is missing, throws
 * `usage_limit_exceeded` for one that has no room.
 */
export async function makeWayInLimits(ctx: Context, limits: readonly UsageLimit[], credits: number): Promise<void> {
  const { workspaceId } = ctx
  const counters = limits.map(({ counter }) => counter)
  const used = await creditsCounted(ctx, { workspaceId, counters })
  for (const { counter, credits: maximum } of limits) {
    const counted = used.get(counter)
    if (counted === undefined) {
      await transaction(ctx, (ctx) => beginCounting(ctx, { workspaceId, counter }))
      continue
    }
    const remaining = Math.max(0, maximum - counted)
    if (remaining < credits) throw limitReached(counter, credits, remaining)
  }
}

function limitReached(counter: string, required: number, remaining: number): AppError {
  const whose = counter.startsWith('group:') ? 'a group that you are in' : 'you'
  return new AppError('usage_limit_exceeded', {
    message: `This request needs ${required} credits; your workspace lets ${whose} use ${remaining} more in this period. Ask one of its admins.`,
    data: { required, remaining, limit_of: counter.startsWith('group:') ? 'group' : 'member' },
  })
}
