import type { HistoryItem } from '@vireo/contracts/history'

/** Answers what the recording was called that a voice change began with; older entries do not know it. */
export function sourceNameOf({ settings }: HistoryItem): string | undefined {
  const name = settings?.['source_name']
  return typeof name === 'string' && name !== '' ? name : undefined
}
