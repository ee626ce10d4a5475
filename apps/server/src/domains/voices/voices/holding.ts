import type { Holding } from '#domains/holding.ts'
import { listHeldCollections } from './collections/collection-store.ts'
import { removeVoice } from './delete-voice.ts'
import { pictureFile } from './pictures/picture-file.ts'
import { listPicturesOf } from './pictures/picture-store.ts'
import {
  countVoicesOf,
  holdVoicesOf,
  holdVoicesOwnedBy,
  listSampleFilesOf,
  listSettingsOf,
  listVoicesOf,
  removeCountsOf,
  removeSettingsOf,
  removeSettingsOfPerson,
  updateMaker,
} from './holding-store.ts'

/** Voices that people made and the recordings they made them from. They are erased like any other: with their files. */
export const voiceHolding: Holding = {
  tables: ['voice_settings', 'voices', 'voice_samples', 'voice_counts', 'voice_collections'],
  files: async function* (ctx, { workspaceId }) {
    yield { path: 'voices/settings.json', json: await listSettingsOf(ctx, workspaceId) }
    yield { path: 'voices/voices.json', json: await listVoicesOf(ctx, workspaceId) }
    yield { path: 'voices/collections.json', json: await listHeldCollections(ctx, workspaceId) }
    for (const sample of await listSampleFilesOf(ctx, workspaceId))
      yield {
        path: `voices/samples/${sample.voice_id}/${sample.id}-${nameOf(sample.file_name)}`,
        storageKey: sample.storage_key,
        sizeBytes: sample.size_bytes,
      }
    for (const { voice_id: voiceId, picture } of await listPicturesOf(ctx, workspaceId)) {
      const storageKey = pictureFile(workspaceId, voiceId, picture)
      const sizeBytes = await ctx.ports.storage.size(storageKey)
      if (sizeBytes !== undefined) yield { path: `voices/pictures/${voiceId}.webp`, storageKey, sizeBytes }
    }
  },
  count: async (ctx, { workspaceId }) => ({ voices: await countVoicesOf(ctx, workspaceId) }),
  depart: async (ctx, { workspaceId, userId, heirId }) => {
    await removeSettingsOfPerson(ctx, workspaceId, userId)
    if (heirId !== null) return updateMaker(ctx, workspaceId, { from: userId, to: heirId })
    for (const voice of await holdVoicesOwnedBy(ctx, workspaceId, userId)) await removeVoice(ctx, voice)
  },
  erase: async (ctx, { workspaceId }) => {
    for (const voice of await holdVoicesOf(ctx, workspaceId)) await removeVoice(ctx, voice)
    await removeCountsOf(ctx, workspaceId)
    await removeSettingsOf(ctx, workspaceId)
  },
}

/** Returns a file's name as it was handed in, with what does not belong in a name replaced. */
function nameOf(fileName: string): string {
  return fileName.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').slice(-100)
}
