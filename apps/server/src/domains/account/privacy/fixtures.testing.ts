import { type Fixtures, givenSound } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId, workspaceId } }) => {
    const copy = server.product.systemContext().newId('dataExport')
    await server.database.pool.query(
      `insert into data_exports (id, user_id, workspace_id, job_id, storage_key, size_bytes, created_at, expires_at)
       values ($1, $2, $3, 'job_x', $4, 5, now(), now() + interval '1 hour')`,
      [copy, userId, workspaceId, await givenSound(server, `exports/${copy}`)],
    )
    return { export_id: copy }
  },
  requests: {
    'privacy.deleteAccount': { body: { email: 'nobody@example.test' } },
    'privacy.downloadExport': { query: 'token=made-up' },
  },
}
