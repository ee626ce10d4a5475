import type { Fixtures } from '#test/fixtures.ts'
import { sendMessage } from './messages/send-message.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId } }) => {
    const ctx = server.product.systemContext()
    await sendMessage(ctx, { userId, severity: 'info', title: 't', description: 'd', occasion: 'a test' })
    const { rows } = await server.database.pool.query<{ id: string }>('select id from messages where user_id = $1', [
      userId,
    ])
    return { message_id: rows[0]?.id ?? '' }
  },
  requests: {
    'notifications.setPreferences': { body: { preferences: {} } },
    'notifications.setWorkspacePreferences': { body: { preferences: {} } },
  },
}
