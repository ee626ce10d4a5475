import { type Fixtures, givenSound } from '#test/fixtures.ts'
import { transaction } from '#kernel/transaction.ts'
import { newItem } from '#history/testing.ts'
import { recordItem } from '#history'
import { insertSong } from './song-store.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { workspaceId, userId } }) => {
    const ctx = server.product.systemContext(workspaceId)
    const item = newItem(ctx, { source: 'Music', duration_ms: 3000 })
    await givenSound(server, item.storage_key)
    await transaction(ctx, (ctx) => recordItem({ ...ctx, actor: { ...ctx.actor, userId } }, item))
    const id = ctx.newId('song')
    await insertSong(ctx, {
      id,
      workspace_id: workspaceId,
      history_item_id: item.id,
      version_of: id,
      origin: 'composed',
      audio_digest: null,
      seed: 1,
      recipe: {},
      outline: {
        title: 'A test',
        genre: 'folk',
        tempoBpm: 90,
        key: 'C major',
        metre: '4/4',
        durationMs: 3000,
        isLoop: false,
        positive: ['folk'],
        negative: [],
        sections: [],
        parts: [],
      },
      created_at: new Date(),
    })
    return { song_id: id }
  },
  requests: {
    'music.plan': { body: { prompt: 'folk' } },
    'music.compose': { body: { prompt: 'a song', force_instrumental: false, finetune_id: 'none' } },
    'music.composeDetailed': { body: { prompt: 'a song', finetune_id: 'none' } },
    'music.stream': { body: { prompt: 'a song', finetune_id: 'none' } },
    'music.composeDetailedStream': { body: { prompt: 'a song', finetune_id: 'none' } },
    'music.updateFinetune': { body: {} },
  },
}
