import { type Fixtures, givenSound } from '#test/fixtures.ts'
import { insertIsolation } from './isolation-store.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId, workspaceId } }) => {
    const ctx = server.product.systemContext(workspaceId)
    const id = ctx.newId('isolation')
    const storageKey = await givenSound(server, `isolation/${workspaceId}/${id}.mp3`)
    const filmKey = await givenSound(server, `isolation/${workspaceId}/${id}.film`)
    await insertIsolation(ctx, {
      id,
      workspace_id: workspaceId,
      user_id: userId,
      title: 'a test.wav',
      storage_key: storageKey,
      size_bytes: 5,
      duration_ms: 1000,
      credits: 17,
      strength: 0.5,
      preview: null,
      peaks: [1, 2],
      film_key: filmKey,
      film_type: 'video/mp4',
      film_bytes: 5,
      film_failed: false,
      is_whole: true,
      created_at: new Date(),
    })
    return {}
  },
}
