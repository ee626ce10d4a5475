import type { With } from '#ports/ports.ts'
import { storageUseOf } from '../storage-use/storage-use.ts'
import { type Settings, isAdmin } from './history-settings.ts'
import { findRetentionDays } from './retention-store.ts'

/** How long the workspace keeps its recordings, and how much room they take up. */
export async function getSettings(ctx: With<'settings'>): Promise<Settings> {
  const [retentionDays, use, canChange] = await Promise.all([findRetentionDays(ctx), storageUseOf(ctx), isAdmin(ctx)])
  return { retentionDays, ...use, canChange }
}
