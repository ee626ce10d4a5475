import type { WorkspaceId } from '@vireo/contracts/kit'
import type { BillingProviderName, Tier } from '@vireo/contracts/users'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { defineHook, type Hook } from '#kernel/hooks.ts'
import type { Departure } from '#domains/holding.ts'
import type { DictionaryLocator } from './tables.ts'

/** Asked when a workspace has just been created, in the caller's transaction. */
export const onWorkspaceOpened: Hook<
  [TransactionContext, { readonly workspaceId: WorkspaceId; readonly tier: Tier }],
  void
> = defineHook('workspaces.onWorkspaceOpened')

/** Whether people with an address of a proven domain get a seat by signing in, since when, and by whose decision. */
export type AutoProvisioning = {
  readonly enabled: boolean
  readonly enabledAt: Date | null
  readonly enabledByEmail: string | null
}

export const autoProvisioningOf: Hook<[Context, { readonly workspaceId: WorkspaceId }], AutoProvisioning> = defineHook(
  'workspaces.autoProvisioningOf',
)

/** Reports whether the caller sees all of these dictionaries of pronunciation. */
export const dictionariesExist: Hook<[Context, readonly DictionaryLocator[]], boolean> =
  defineHook('workspaces.dictionariesExist')

/** Reports whether all of these are webhooks of the caller's workspace. */
export const webhooksExist: Hook<[Context, readonly string[]], boolean> = defineHook('workspaces.webhooksExist')
/**
 * Answers how many people may belong to a workspace: what its plan says, or what was agreed where the plan leaves room
 * for it.
 */
export const seatLimitOf: Hook<[Context, { readonly workspaceId: WorkspaceId }], number> =
  defineHook('workspaces.seatLimitOf')

/** How a workspace is paid for, which others it pays for, and where its earnings go. */
export type WorkspacePaying = {
  /** Which workspace pays for this one; undefined where it pays itself. */
  readonly chargeWorkspaceId: WorkspaceId | undefined
  /** The workspaces that this one pays for. */
  readonly reportingWorkspaceIds: readonly string[]
  /** What a marketplace calls the account that pays. */
  readonly marketplaceAccountRef: string | undefined
  readonly payouts: { readonly provider: string; readonly accountRef: string } | undefined
  /** What is subscribed at a provider, and what happens to it at the end of the paid period. */
  readonly subscribed:
    | { readonly provider: BillingProviderName; readonly cancelAt: Date | null; readonly downgradeTo: Tier | null }
    | undefined
}

export const payingOf: Hook<[Context, { readonly workspaceId: WorkspaceId }], WorkspacePaying> =
  defineHook('workspaces.payingOf')

/** Answers the credits counted in this credit period, for those of the counters that exist; see `UsageLimit`. */
export const creditsCounted: Hook<
  [Context, { readonly workspaceId: WorkspaceId; readonly counters: readonly string[] }],
  ReadonlyMap<string, number>
> = defineHook('workspaces.creditsCounted')

/** Asked when somebody leaves a workspace: every slice gives what they made to their heir, or deletes it. */
export const onDeparture: Hook<[TransactionContext, Departure], void> = defineHook('workspaces.onDeparture')

/** Asked when the limit of a counter is set. */
export const onLimitSet: Hook<
  [TransactionContext, { readonly workspaceId: WorkspaceId; readonly counter: string }],
  void
> = defineHook('workspaces.onLimitSet')
