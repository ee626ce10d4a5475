import type { Fixtures } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId, workspaceId } }) => {
    const work = server.product.systemContext().newId('publishedWork')
    await server.database.pool.query(
      `insert into publishing_works (id, workspace_id, user_id, kind, title, genres, mature_content, normalizes_loudness,
         may_be_indexed, created_at, updated_at)
       values ($1, $2, $3, 'single', 'a test', '{}', false, true, false, now(), now())`,
      [work, workspaceId, userId],
    )
    return { work_id: work }
  },
  requests: {
    'publishing.createWork': { body: { kind: 'podcast', title: 'matrix' } },
    'publishing.scheduleRelease': { body: { release_at_unix: 4_000_000_000 } },
    'publishing.setChapters': { body: { chapters: [] } },
  },
}
