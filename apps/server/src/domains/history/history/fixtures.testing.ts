import { type Fixtures, givenSound } from '#test/fixtures.ts'
import { transaction } from '#kernel/transaction.ts'
import { recordItem } from './record-item.ts'
import { newItem } from './testing.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId, workspaceId } }) => {
    const ctx = server.product.systemContext(workspaceId)
    const item = newItem(ctx)
    await givenSound(server, item.storage_key)
    await transaction(ctx, (ctx) => recordItem({ ...ctx, actor: { ...ctx.actor, userId } }, item))
    return { history_item_id: item.id }
  },
  requests: {
    'history.download': { body: { history_item_ids: ['hist_x'] } },
    'history.giveFeedback': { body: { thumbs_up: true, feedback: '' } },
    'history.setRetention': { body: { retention_days: 30 } },
  },
}
