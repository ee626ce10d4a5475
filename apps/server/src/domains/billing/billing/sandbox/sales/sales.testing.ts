import type { TestServer } from '#test/test-server.ts'
import { deliverEvent } from '../webhooks/deliver-event.ts'

export { disputeSandboxSale } from './dispute-sandbox-sale.ts'

/** Says for the first time, and again, everything that the sandbox has to say. */
export async function hearEverything(server: TestServer): Promise<void> {
  const { rows } = await server.database.pool.query<{ id: string }>('select id from sandbox_events')
  for (const { id } of [...rows, ...rows]) await deliverEvent(server.product.systemContext(), id)
}
