import { type api, BillingProviderName, type Input } from '@vireo/contracts'
import { AppError } from '../../../kernel/errors.ts'
import type { FullContext } from '../../../kernel/ports.ts'
import { receiveProviderWebhook } from './receive-provider-webhook.ts'

/** A provider's message from outside. */
export async function receiveWebhook(
  ctx: FullContext,
  { provider, rawBody }: Input<typeof api.billing.receiveWebhook>,
): Promise<void> {
  const name = BillingProviderName.safeParse(provider)
  if (!name.success) throw new AppError('route_not_found')
  const header = (wanted: string) => ctx.client.header(wanted)
  await receiveProviderWebhook(ctx, { provider: name.data, body: rawBody, header })
}
