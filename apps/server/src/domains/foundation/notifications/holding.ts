import type { Holding } from '#domains/holding.ts'
import { listMessagesOf } from './holding-store.ts'
import { listPreferenceTraces, removePreferencesOf } from './preferences/preference-store.ts'

export const notificationHolding: Holding = {
  tables: ['messages', 'notification_preferences'],
  files: async function* (ctx, { userId, workspaceId }) {
    yield { path: 'notifications/messages.json', json: await listMessagesOf(ctx, userId) }
    yield { path: 'notifications/preferences.json', json: await listPreferenceTraces(ctx, { userId, workspaceId }) }
  },
  depart: (ctx, { workspaceId, userId }) => removePreferencesOf(ctx, { workspaceId, userId }),
  erase: (ctx, { workspaceId }) => removePreferencesOf(ctx, { workspaceId, userId: null }),
}
