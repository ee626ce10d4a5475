import type { HistoryItem } from '@vireo/contracts/history'
import { useState } from 'react'

/** Which recordings are picked, and how that changes. */
export type Selection = {
  readonly items: readonly HistoryItem[]
  readonly has: (item: HistoryItem) => boolean
  readonly toggle: (item: HistoryItem) => void
  /** Whether every recording that is shown is picked. */
  readonly isAll: boolean
  readonly pickAll: () => void
  readonly clear: () => void
}

/** Keeps which of the shown recordings are picked; what is no longer shown is no longer picked. */
export function useSelection(items: readonly HistoryItem[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const picked = ids.size === 0 ? [] : items.filter((item) => ids.has(item.history_item_id))
  return {
    items: picked,
    has: (item) => ids.has(item.history_item_id),
    toggle: ({ history_item_id: id }) =>
      setIds((current) => new Set(current.has(id) ? [...current].filter((other) => other !== id) : [...current, id])),
    isAll: picked.length === items.length,
    pickAll: () => setIds(new Set(items.map((item) => item.history_item_id))),
    clear: () => setIds(new Set()),
  }
}
