import type { WorkspaceId } from '@vireo/contracts/kit'
import { enqueue } from '#jobs/enqueue.ts'
import { BillingFailure } from '#ports/billing-provider.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { advance, type Billing, newBilling, nextDueAt, type Step } from '../lifecycle/index.ts'
import { insertAccount, lockAccount, saveInvoice, updateAccount } from './account-store.ts'
import { deliverEventJob } from './webhooks/deliver-event-job.ts'
import { insertEvent } from './webhooks/event-store.ts'
import { findRequest, insertRequest, isSandboxDown } from './request-store.ts'
import type { AccountRow, RequestRow } from './tables.ts'

/** Carries out something on the state of a workspace, at an instant of its own clock. */
export type Act = (billing: Billing, now: number) => Step

export type Taking = {
  /**
   * A step under a key that was taken before is not taken again: the answer is the state as it is, or the same failure.
   */
  readonly idempotencyKey?: string
  /** Runs in the same transaction, once the step was taken. */
  readonly also?: (ctx: TransactionContext, account: AccountRow) => Promise<void>
  /** Runs in the same transaction when the step was refused; returns the failure to tell instead. */
  readonly onRefusal?: (ctx: TransactionContext, failure: BillingFailure) => Promise<BillingFailure>
}

/**
 * Brings a workspace up to its own clock and takes one step, in one transaction: state, invoices and the webhook
 * that tells of it change together or not at all. A refused step changes nothing but what was due anyway.
 */
export async function takeStep(
  ctx: Context,
  workspaceId: WorkspaceId,
  act: Act,
  taking: Taking = {},
): Promise<AccountRow> {
  await assertReachable(ctx)
  const outcome = await transaction(ctx, async (ctx) => {
    const account = await bringUpToDate(ctx, await openAccount(ctx, workspaceId))
    const key = taking.idempotencyKey
    const earlier = key === undefined ? undefined : await findRequest(ctx, workspaceId, key)
    if (earlier) return earlier.failure ? failureOf(earlier.failure) : account
    const result = attempt(() => act(account.billing, nowOf(ctx, account)))
    if (result instanceof BillingFailure) {
      const told = (await taking.onRefusal?.(ctx, result)) ?? result
      if (key !== undefined) await insertRequest(ctx, workspaceId, key, keptFailure(told))
      return told
    }
    const after = await keepStep(ctx, account, result)
    if (key !== undefined) await insertRequest(ctx, workspaceId, key, null)
    await taking.also?.(ctx, after)
    return after
  })
  if (outcome instanceof BillingFailure) throw outcome
  return outcome
}

/** Throws `unavailable` while the sandbox plays an outage. */
export async function assertReachable(ctx: Context): Promise<void> {
  if (await isSandboxDown(ctx)) throw new BillingFailure('unavailable', 'The sandbox is switched off.')
}

/** Returns what time it is for a workspace at the sandbox, in milliseconds. */
export function nowOf(ctx: Context, account: Pick<AccountRow, 'clock_ahead_ms'>): number {
  return ctx.now().getTime() + account.clock_ahead_ms
}

/** Keeps a step that was taken outside of any request, such as time going by. */
export async function keepStep(ctx: TransactionContext, account: AccountRow, step: Step): Promise<AccountRow> {
  const dueAt = nextDueAt(step.billing)
  const after: AccountRow = {
    ...account,
    billing: step.billing,
    next_due_at: dueAt === undefined ? null : new Date(dueAt - account.clock_ahead_ms),
  }
  await updateAccount(ctx, after)
  for (const invoice of step.invoices) await saveInvoice(ctx, account.workspace_id, invoice)
  await tell(ctx, after, step.effects.at(-1)?.kind ?? 'subscription.updated')
  return after
}

/** Locks the account of a workspace until the transaction ends; makes it when there is none. */
export async function openAccount(ctx: TransactionContext, workspaceId: WorkspaceId): Promise<AccountRow> {
  const known = await lockAccount(ctx, workspaceId)
  if (known) return known
  await insertAccount(ctx, workspaceId, newBilling(ctx.now().getTime()))
  const made = await lockAccount(ctx, workspaceId)
  if (!made) throw new Error('A sandbox account disappeared while it was made.')
  return made
}

async function bringUpToDate(ctx: TransactionContext, account: AccountRow): Promise<AccountRow> {
  const now = nowOf(ctx, account)
  const dueAt = nextDueAt(account.billing)
  return dueAt !== undefined && dueAt <= now ? keepStep(ctx, account, advance(account.billing, now)) : account
}

async function tell(ctx: TransactionContext, account: AccountRow, kind: string): Promise<void> {
  const id = ctx.newId('event')
  const { workspace_id: workspaceId, billing } = account
  const body = JSON.stringify({ id, kind, customer: workspaceId, version: billing.version })
  await insertEvent(ctx, { id, workspace_id: workspaceId, kind, body })
  await enqueue(ctx, deliverEventJob, { eventId: id })
}

function attempt(act: () => Step): Step | BillingFailure {
  try {
    return act()
  } catch (error) {
    if (error instanceof BillingFailure) return error
    throw error
  }
}

function keptFailure({ kind, message, url }: BillingFailure): NonNullable<RequestRow['failure']> {
  return url === undefined ? { kind, message } : { kind, message, url }
}

function failureOf(kept: NonNullable<RequestRow['failure']>): BillingFailure {
  return new BillingFailure(kept.kind, kept.message, kept.url === undefined ? {} : { url: kept.url })
}
