import { createHash } from 'node:crypto'
import { type CurrentPlan } from '@vireo/contracts/billing'
import { tiersEverHad } from '@vireo/contracts/plans'
import { type Tier } from '@vireo/contracts/users'
import type { BillingCustomer, BillingProvider, SoldPlan } from '#ports/billing-provider.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { accountOf } from '#usage'
import { findUser } from '#users'
import { applySnapshot } from '../snapshots/apply-snapshot.ts'
import { askProvider } from '../ask-provider.ts'
import { findConsolidated } from '../consolidated/consolidated-account-store.ts'
import { givenBy } from '../agreed/given-by.ts'
import { presentPending } from '../present-document.ts'
import { statusOfTier } from '../snapshots/subscription-after.ts'
import { findSubscription } from '../subscription-store.ts'
import type { SubscriptionRow } from '../tables.ts'

/** How a workspace stands with its provider at this moment. */
export type Situation = {
  readonly provider: BillingProvider
  readonly customer: BillingCustomer
  readonly current: CurrentPlan
  /** What is subscribed at the provider, also while its first payment is missing. */
  readonly subscribed: SoldPlan | null
  readonly previousTiers: readonly Tier[]
  readonly row: SubscriptionRow | undefined
  /** The newest version of a snapshot that the provider sent. */
  readonly version: number
}

/** Looks at the caller's workspace as it is now, past every cache. */
export async function situationOf(ctx: With<'billing' | 'settings'>): Promise<Situation> {
  const { workspaceId } = ctx
  const [row, account, user, agreement] = await Promise.all([
    findSubscription(ctx, workspaceId),
    accountOf(ctx),
    findUser(ctx, ctx.actor.userId),
    findConsolidated(ctx, workspaceId),
  ])
  const provider = providerOf(ctx, row, agreement?.ended_at === null)
  const isSame = row?.provider === provider.name
  const snapshot = isSame ? row.snapshot : null
  return {
    provider,
    customer: {
      workspaceId,
      email: user?.email ?? '',
      customerRef: isSame ? row.customer_ref : null,
      subscriptionRef: isSame ? row.subscription_ref : null,
    },
    current: {
      tier: account.tier,
      billing_period: row?.billing_period ?? null,
      status: row?.status ?? statusOfTier(account.tier),
      pending_change: snapshot?.pending ? presentPending(snapshot.pending) : null,
      given_by: givenBy(row, account.tier, ctx.ports.settings.defaultTier),
    },
    subscribed: snapshot?.plan ?? null,
    previousTiers: tiersEverHad(row?.previous_tiers ?? [], account.tier),
    row,
    version: row?.provider_versions[provider.name] ?? 0,
  }
}

/**
 * Returns the situation for a change. If the period is over, asks the provider first, so that a change always starts
 * from a plan whose credits and payment are known.
 */
export async function dueSituationOf(ctx: With<'billing' | 'settings'>): Promise<Situation> {
  const situation = await situationOf(ctx)
  const { provider, customer, row } = situation
  if (!row?.snapshot?.plan || !row.period_ends_at || row.period_ends_at > ctx.now()) return situation
  const snapshot = await askProvider(provider.readSubscription(ctx, customer))
  if (!snapshot || (await applySnapshot(ctx, snapshot)) === 'known') return situation
  return situationOf(ctx)
}

/**
 * Picks the provider: the one subscribed through, else the one agreed on, else the instance's. Throws
 * `billing_not_available`.
 */
function providerOf(
  ctx: Pick<With<'billing'>, 'ports'>,
  row: SubscriptionRow | undefined,
  isPaidElsewhere: boolean,
): BillingProvider {
  const { standard, find } = ctx.ports.billing
  const provider = find(row?.snapshot?.plan ? row.provider : isPaidElsewhere ? 'consolidated' : standard)
  if (!provider) throw new AppError('billing_not_available')
  return provider
}

/**
 * Derives the idempotency key of one wish in one situation, so that two tabs, retries and restarts send the same one.
 */
export function keyFor({ customer, version }: Situation, operation: string, wanted: unknown = null): string {
  const text = JSON.stringify([customer.workspaceId, operation, wanted, version])
  return createHash('sha256').update(text).digest('hex')
}
