import { z } from 'zod'
import { type WebhookReader, WebhookRefused } from '#ports/billing-webhooks.ts'
import type { Vault } from '#kernel/vault.ts'
import { isSignedNow } from './sign-webhook.ts'

export const signatureHeader = 'sandbox-signature'

const Event = z.object({ id: z.string(), kind: z.string(), customer: z.string(), version: z.int() })

/**
 * Creates the reader of the sandbox's webhooks, which accepts what is signed and fresh, as that of any provider does.
 */
export function createSandboxWebhookReader(vault: Vault): WebhookReader {
  return {
    read: async (ctx, message) => {
      const body = Buffer.from(message.body)
      if (!isSignedNow(vault, { body, signature: message.header(signatureHeader) }, ctx.now()))
        throw new WebhookRefused('The signature of the sandbox is wrong or old.')
      const { id, kind, customer, version } = Event.parse(JSON.parse(body.toString('utf8')))
      return { eventRef: id, kind, workspaceId: customer, customerRef: null, accountRef: null, details: { version } }
    },
  }
}
