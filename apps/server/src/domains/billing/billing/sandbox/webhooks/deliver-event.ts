import type { With } from '#ports/ports.ts'
import type { HearsProviders } from '../../incoming-webhooks/process-webhook.ts'
import { receiveProviderWebhook } from '../../incoming-webhooks/receive-provider-webhook.ts'
import { findUndelivered, markDelivered } from './event-store.ts'
import { signWebhook } from './sign-webhook.ts'
import { signatureHeader } from './webhook-reader.ts'

/**
 * Says what changed, signed, at the door where every provider says it, until it was heard. The sandbox needs no
 * network: it hands the bytes over inside the process.
 */
export async function deliverEvent(ctx: With<HearsProviders>, eventId: string): Promise<void> {
  const event = await findUndelivered(ctx, eventId)
  if (!event) return
  const body = Buffer.from(event.body)
  const signature = signWebhook(ctx.ports.vault, body, ctx.now())
  const header = (name: string) => (name === signatureHeader ? signature : undefined)
  await receiveProviderWebhook(ctx, { provider: 'sandbox', body, header, processNow: true })
  await markDelivered(ctx, eventId)
}
