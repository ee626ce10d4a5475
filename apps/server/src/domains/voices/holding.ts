import type { Holding } from '../../kernel/holding.ts'
import { listSettingsOf, removeSettingsOf } from './holding-store.ts'

export const voiceHolding: Holding = {
  tables: ['voice_settings'],
  files: async function* (ctx, { workspaceId }) {
    yield { path: 'voices/settings.json', json: await listSettingsOf(ctx, workspaceId) }
  },
  erase: (ctx, { workspaceId }) => removeSettingsOf(ctx, workspaceId),
}
