import type { Holding } from '../../kernel/holding.ts'
import { listMessagesOf } from './holding-store.ts'

export const notificationHolding: Holding = {
  tables: ['messages'],
  files: async function* (ctx, { userId }) {
    yield { path: 'notifications/messages.json', json: await listMessagesOf(ctx, userId) }
  },
}
