import type { Fixtures } from '#test/fixtures.ts'
import { transaction } from '#kernel/transaction.ts'
import { ownResource } from '#resources'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId, workspaceId } }) => {
    const ctx = server.product.systemContext(workspaceId)
    const [webhook, delivery] = [ctx.newId('webhook'), ctx.newId('webhookDelivery')]
    await server.database.pool.query(
      `insert into webhooks (id, workspace_id, created_by, name, url, auth_type, sealed_secret, retry_enabled, created_at)
       values ($1, $2, $3, 'a test', 'https://127.0.0.1/hook', 'hmac', 'x', false, now())`,
      [webhook, workspaceId, userId],
    )
    await server.database.pool.query(
      `insert into webhook_deliveries (id, webhook_id, workspace_id, event_id, type, kind, body, state, created_at, next_attempt_at)
       values ($1, $2, $3, 'evt_x', 'webhook_test', 'test', '{}', 'failed', now(), now())`,
      [delivery, webhook, workspaceId],
    )
    await transaction(ctx, (ctx) =>
      ownResource({ ...ctx, actor: { ...ctx.actor, userId } }, { type: 'webhook', id: webhook }),
    )
    return { webhook_id: webhook, delivery_id: delivery, resource_id: webhook }
  },
  requests: {
    'webhooks.create': {
      body: { settings: { auth_type: 'hmac', name: 'matrix', webhook_url: 'https://127.0.0.1/hook' } },
    },
    'webhooks.update': { body: { name: 'matrix', is_disabled: true } },
  },
}
