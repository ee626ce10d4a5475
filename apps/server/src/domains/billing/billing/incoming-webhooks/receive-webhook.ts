import type { billingEndpoints } from '@vireo/contracts/billing'
import { type Input } from '@vireo/contracts/kit'
import { BillingProviderName } from '@vireo/contracts/users'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import type { HearsProviders } from './process-webhook.ts'
import { receiveProviderWebhook } from './receive-provider-webhook.ts'

/** Receives a message of the provider named in the path. Throws `route_not_found` for a name there is not. */
export async function receiveWebhook(
  ctx: With<HearsProviders>,
  { provider, rawBody }: Input<typeof billingEndpoints.receiveWebhook>,
): Promise<void> {
  const name = BillingProviderName.safeParse(provider)
  if (!name.success) throw new AppError('route_not_found')
  const header = (wanted: string) => ctx.client.header(wanted)
  await receiveProviderWebhook(ctx, { provider: name.data, body: rawBody, header })
}
