import type { With } from '#ports/ports.ts'
import { storageUseOf } from '../storage-use/storage-use.ts'
import { type Settings, isAdmin } from './history-settings.ts'
import { findRetentionDays } from './retention-store.ts'

/**
 * Reads how many days the workspace keeps its recordings, how many bytes they take up, and whether the caller may
 * change it.
 */
export async function getSettings(ctx: With<'settings'>): Promise<Settings> {
  const [retentionDays, use, canChange] = await Promise.all([findRetentionDays(ctx), storageUseOf(ctx), isAdmin(ctx)])
  return { retentionDays, ...use, canChange }
}
