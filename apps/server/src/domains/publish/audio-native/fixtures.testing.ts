import type { Fixtures } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId, workspaceId } }) => {
    const { pool } = server.database
    const ctx = server.product.systemContext()
    const [project, site, page] = [
      ctx.newId('audioNativeProject'),
      ctx.newId('audioNativeDomain'),
      ctx.newId('audioNativePage'),
    ]
    await pool.query(
      `insert into audio_native_projects (id, workspace_id, user_id, name, small, sessionization, monthly_credits,
         reads_new_pages, is_enabled, created_at)
       values ($1, $2, $3, 'a test', false, 0, 1000, true, true, now())`,
      [project, workspaceId, userId],
    )
    await pool.query(
      `insert into audio_native_domains (id, workspace_id, domain, record_value, created_by, created_at)
       values ($1, $2, 'things.example.test', 'x', $3, now())`,
      [site, workspaceId, userId],
    )
    await pool.query(
      `insert into audio_native_pages (id, project_id, workspace_id, is_enabled, state, created_at)
       values ($1, $2, $3, true, 'read', now())`,
      [page, project, workspaceId],
    )
    return { project_id: project, domain_id: site, page_id: page }
  },
  requests: {
    'audioNative.addDomain': { body: { domain: 'matrix.example.test' } },
    'audioNative.exportAnalytics': { query: 'from=2026-01-01&to=2026-01-31' },
    'audioNative.getAnalytics': { query: 'from=2026-01-01&to=2026-01-31' },
    'audioNative.updateFromUrl': { body: { url: 'https://matrix.example.test/' } },
  },
}
