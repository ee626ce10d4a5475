import type { Fixtures } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId } }) => {
    const owner = 'a-name-under-which-nothing-is-published'
    await server.database.pool.query(
      'insert into voice_publishers (user_id, public_owner_id, created_at) values ($1, $2, now())',
      [userId, owner],
    )
    return { public_user_id: owner }
  },
  requests: {
    'voiceLibrary.review': { body: { decision: 'allowed', reason: 'tried by a test' } },
    'voiceLibrary.add': { body: { new_name: 'matrix' } },
  },
}
