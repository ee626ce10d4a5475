import type { BillingProviderName } from '@vireo/contracts/users'
import { enqueue } from '#jobs/enqueue.ts'
import { BillingFailure } from '#ports/billing-provider.ts'
import { WebhookRefused } from '#ports/billing-webhooks.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import type { HearsProviders } from './process-webhook.ts'
import { transaction } from '#kernel/transaction.ts'
import { insertWebhook } from './incoming-webhook-store.ts'
import { processWebhook } from './process-webhook.ts'
import { processWebhookJob } from './process-webhook-job.ts'

export type ProviderWebhook = {
  readonly provider: BillingProviderName
  /** The body byte for byte as it came. */
  readonly body: Uint8Array
  readonly header: (name: string) => string | undefined
  /** Whether to act on it before returning; a job then only takes care of failures. */
  readonly processNow?: boolean
}

/**
 * Takes down what a provider says, once, and leaves acting on it to a job. Returning tells the provider that it need
 * not say it again, so it comes after the commit. Throws `route_not_found` for who is not set up here, and
 * `webhook_refused`.
 */
export async function receiveProviderWebhook(ctx: With<HearsProviders>, webhook: ProviderWebhook): Promise<void> {
  const { provider, body, header } = webhook
  const reader = ctx.ports.billingWebhooks[provider]
  if (!reader) throw new AppError('route_not_found')
  const event = await reader.read(ctx, { body, header }).catch((error: unknown) => {
    if (error instanceof WebhookRefused) throw new AppError('webhook_refused', { cause: error })
    // What it takes to understand the message could not be asked: the provider says it again later.
    throw error instanceof BillingFailure ? new AppError('billing_unavailable', { cause: error }) : error
  })
  const { eventRef } = event
  await transaction(ctx, async (ctx) => {
    const isNew = await insertWebhook(ctx, {
      provider,
      event_ref: eventRef,
      kind: event.kind,
      workspace_id: event.workspaceId,
      customer_ref: event.customerRef,
      account_ref: event.accountRef,
      details: event.details,
      received_at: ctx.now(),
      processed_at: null,
    })
    if (isNew) await enqueue(ctx, processWebhookJob, { provider, eventRef })
  })
  if (webhook.processNow) await processWebhook(ctx, { provider, eventRef })
}
