import type { Fixtures } from '#test/fixtures.ts'
import { givenSample, makeVoice } from './testing.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner }) => {
    const { userId, workspaceId } = owner
    const collection = server.product.systemContext().newId('voiceCollection')
    await server.database.pool.query(
      `insert into voice_collections (id, workspace_id, title, title_folded, icon, created_by, created_at, updated_at)
       values ($1, $2, 'a test', 'a test', 'star', $3, now(), now())`,
      [collection, workspaceId, userId],
    )
    const voice = await makeVoice(server, owner)
    const sample = await givenSample(server, owner, voice)
    return { collection_id: collection, voice_id: voice.id, sample_id: sample.id }
  },
  requests: {
    'voices.editSettings': { body: { stability: 0.5 } },
  },
}
