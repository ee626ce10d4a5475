import type { HistoryItem } from '@vireo/contracts/history'
import { useState } from 'react'

import type { Selection } from './recording-table.tsx'

/** Which of the shown recordings are picked; what is no longer shown is no longer picked. */
export function useSelection(items: readonly HistoryItem[]): Selection & {
  readonly items: readonly HistoryItem[]
  readonly clear: () => void
} {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const picked = items.filter((item) => ids.has(item.history_item_id))
  const all = picked.length === items.length
  return {
    items: picked,
    has: (item) => ids.has(item.history_item_id),
    toggle: ({ history_item_id: id }) =>
      setIds((current) => new Set(current.has(id) ? [...current].filter((other) => other !== id) : [...current, id])),
    state: picked.length > 0 && (all ? true : 'indeterminate'),
    toggleAll: () => setIds(new Set(all ? [] : items.map((item) => item.history_item_id))),
    clear: () => setIds(new Set()),
  }
}
