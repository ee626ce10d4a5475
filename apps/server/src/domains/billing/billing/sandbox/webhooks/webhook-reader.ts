import { z } from 'zod'
import { type ProviderEvent, type WebhookReader, WebhookRefused } from '#ports/billing-webhooks.ts'
import type { Vault } from '#kernel/vault.ts'
import { isSignedNow } from './sign-webhook.ts'

export const signatureHeader = 'sandbox-signature'

const Event = z.object({
  id: z.string(),
  kind: z.string(),
  customer: z.string(),
  version: z.int(),
  sale: z.string().optional(),
})

/**
 * Creates the reader of the sandbox's webhooks, which accepts what is signed and fresh, as that of any provider does.
 */
export function createSandboxWebhookReader(vault: Vault): WebhookReader {
  return {
    read: async (ctx, message): Promise<ProviderEvent> => {
      const body = Buffer.from(message.body)
      if (!isSignedNow(vault, { body, signature: message.header(signatureHeader) }, ctx.now()))
        throw new WebhookRefused('The signature of the sandbox is wrong or old.')
      const { id, kind, customer, version, sale } = Event.parse(JSON.parse(body.toString('utf8')))
      const common = { eventRef: id, kind, customerRef: null, accountRef: null }
      // No subscription changed with it.
      if (sale !== undefined) return { ...common, workspaceId: null, details: { sale } }
      return { ...common, workspaceId: customer, details: { version } }
    },
  }
}
