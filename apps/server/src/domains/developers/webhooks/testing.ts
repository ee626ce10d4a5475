import type { TestServer } from '#test/test-server.ts'
import { dispatchOutbox } from '#jobs/dispatch-outbox.ts'
import { deliverDue } from './deliveries/deliver-due.ts'
import { webhookSubscriptions } from './subscriptions.ts'

/** Tells webhooks what happened so far, and sends everything that is due. */
export async function deliverEverything(server: TestServer): Promise<void> {
  await dispatchOutbox(server.product.systemContext, webhookSubscriptions)
  await deliverDue(server.product.systemContext(), { signal: new AbortController().signal })
}
