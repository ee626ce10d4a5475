import type { Fixtures } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId, workspaceId } }) => {
    const ctx = server.product.systemContext()
    const [sale, work] = [ctx.newId('sale'), ctx.newId('publishedWork')]
    await server.database.pool.query(
      `insert into selling_sales (id, work_id, workspace_id, buyer_id, title, amount_minor, currency, share_percent, provider,
         page_ref, state, paid_minor, created_at, expires_at, paid_at)
       values ($1, $2, $3, $4, 'a test', 500, 'eur', 100, 'sandbox', 'x', 'paid', 500, now(), now(), now())`,
      [sale, work, workspaceId, userId],
    )
    return { sale_id: sale, purchase_id: sale }
  },
}
