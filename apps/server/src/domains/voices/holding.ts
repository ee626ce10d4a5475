import type { Holding } from '../../kernel/holding.ts'
import { listSampleFilesOf, listSettingsOf, listVoicesOf, removeSettingsOf } from './holding-store.ts'

export const voiceHolding: Holding = {
  tables: ['voice_settings', 'voices', 'voice_samples', 'voice_counts'],
  files: async function* (ctx, { workspaceId }) {
    yield { path: 'voices/settings.json', json: await listSettingsOf(ctx, workspaceId) }
    yield { path: 'voices/voices.json', json: await listVoicesOf(ctx, workspaceId) }
    for (const sample of await listSampleFilesOf(ctx, workspaceId))
      yield {
        path: `voices/samples/${sample.voice_id}/${sample.id}-${sample.file_name}`,
        storageKey: sample.storage_key,
        sizeBytes: sample.size_bytes,
      }
  },
  erase: (ctx, { workspaceId }) => removeSettingsOf(ctx, workspaceId),
}
