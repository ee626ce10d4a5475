import type { HistorySettings } from '@vireo/contracts/history'
import type { Settings } from './history-settings.ts'

/** Presents how long recordings are kept, and the storage that they use in bytes. */
export function presentSettings(settings: Settings): HistorySettings {
  return {
    retention_days: settings.retentionDays ?? null,
    storage_used_bytes: settings.usedBytes,
    storage_limit_bytes: settings.limitBytes ?? null,
    can_change: settings.canChange,
  }
}
