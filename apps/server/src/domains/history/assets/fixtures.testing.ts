import { type Fixtures, givenSound } from '#test/fixtures.ts'
import { insertAsset } from './asset-store.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId, workspaceId } }) => {
    const ctx = server.product.systemContext(workspaceId)
    const id = ctx.newId('asset')
    await insertAsset(ctx, {
      id,
      workspace_id: workspaceId,
      user_id: userId,
      name: 'a logo',
      mime_type: 'image/png',
      storage_key: await givenSound(server, `assets/${workspaceId}/${id}`),
      size_bytes: 5,
      created_at: new Date(),
    })
    return { asset_id: id }
  },
  requests: { 'assets.getContent': { query: 'key=none' } },
}
