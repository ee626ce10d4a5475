import { type Fixtures, givenSound } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId, workspaceId } }) => {
    const ctx = server.product.systemContext(workspaceId)
    const { pool } = server.database
    const [order, media, item] = [
      ctx.newId('productionOrder'),
      ctx.newId('productionMedia'),
      ctx.newId('productionItem'),
    ]
    await pool.query(
      `insert into production_orders (id, workspace_id, user_id, name, is_sandbox, state, created_at, updated_at)
       values ($1, $2, $3, 'a test', false, 'open', now(), now())`,
      [order, workspaceId, userId],
    )
    const key = await givenSound(server, `productions/${workspaceId}/${order}/${media}`)
    await pool.query(
      `insert into production_media
         (id, order_id, workspace_id, name, content_type, language, storage_key, size_bytes, duration_ms, created_at)
       values ($1, $2, $3, 'a test.wav', 'audio/wav', 'en', $4, 5, 1000, now())`,
      [media, order, workspaceId, key],
    )
    await pool.query(
      `insert into production_items (id, order_id, workspace_id, request, created_at)
       values ($1, $2, $3, $4, now())`,
      [
        item,
        order,
        workspaceId,
        { kind: 'transcription', media_ids: [media], source_language: 'en', priority: 'normal' },
      ],
    )
    return { order_id: order, media_id: media, item_id: item, production_order: order, production_file: media }
  },
  requests: {
    'productions.renameOrder': { body: { request: { name: 'another name' } } },
    'productions.saveItem': {
      body: { request: { item: { kind: 'transcription', media_ids: ['nothing'], source_language: 'en' } } },
    },
    'productions.rejectDelivery': { body: { reason: 'not this' } },
    'productions.setPrices': { body: { prices: [] } },
    'productions.decideOrder': { body: { decision: 'take' } },
    'productions.getFile': { query: 'key=nothing' },
  },
}
