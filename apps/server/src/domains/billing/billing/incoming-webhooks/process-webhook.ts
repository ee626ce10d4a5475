import type { BillingProviderName } from '@vireo/contracts/users'
import type { ProviderEvent } from '#ports/billing-webhooks.ts'
import type { With } from '#ports/ports.ts'
import { applySnapshot } from '../snapshots/apply-snapshot.ts'
import { findCustomerRef, findWorkspaceOfCustomer } from '../customers/customer-store.ts'
import { onSaleTold } from './hooks.ts'
import { findUnprocessed, markProcessed } from './incoming-webhook-store.ts'
import type { IncomingWebhookRow } from './tables.ts'

/** What it takes to act on what any provider says. */
export type HearsProviders = 'billing' | 'billingWebhooks' | 'sales' | 'settings' | 'vault'

type Told = { readonly provider: BillingProviderName; readonly eventRef: string }

/**
 * Acts on what a provider said by asking it how things stand now: neither the order of events nor their number
 * makes a difference. Fails, to be tried again, while the provider cannot be asked.
 */
export async function processWebhook(ctx: With<HearsProviders>, { provider, eventRef }: Told): Promise<void> {
  const row = await findUnprocessed(ctx, provider, eventRef)
  if (!row) return
  const { sale: saleId, payment: paymentRef } = row.details
  if (typeof saleId === 'string' || typeof paymentRef === 'string')
    await ctx.hooks.gather(onSaleTold, ctx, { provider, saleId: textOf(saleId), paymentRef: textOf(paymentRef) })
  if (row.workspace_id !== null || row.customer_ref !== null) await refreshSubscription(ctx, row)
  await markProcessed(ctx, provider, eventRef)
}

function textOf(value: string | number | null | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

async function refreshSubscription(ctx: With<HearsProviders>, row: IncomingWebhookRow): Promise<void> {
  const { provider, kind, event_ref: eventRef, customer_ref: customerRef, account_ref: accountRef, details } = row
  const workspaceId = row.workspace_id ?? (await findWorkspaceOfCustomer(ctx, provider, customerRef ?? ''))
  if (workspaceId === undefined) {
    ctx.log.warn({ provider, kind, eventRef }, 'a webhook is about a customer nobody knows')
    return
  }
  const asked = ctx.ports.billing.find(provider)
  if (!asked) throw new Error(`The provider ${provider} speaks, but cannot be asked.`)
  const event: ProviderEvent = { eventRef, kind, workspaceId, customerRef, accountRef, details }
  await ctx.ports.billingWebhooks[provider]?.settle?.(ctx, event)
  const snapshot = await asked.readSubscription(ctx, {
    workspaceId,
    email: '',
    customerRef: customerRef ?? (await findCustomerRef(ctx, provider, workspaceId)) ?? null,
    subscriptionRef: null,
  })
  if (snapshot) await applySnapshot(ctx, snapshot)
}
