import type { HistoryItem } from '@vireo/contracts/history'
import { useEffect, useMemo, useRef } from 'react'

/** What a row lets one do with its recording. */
export type RowActions = {
  readonly togglePlay: (item: HistoryItem) => void
  readonly download: (item: HistoryItem) => void
  readonly remove: (item: HistoryItem) => void
  readonly showDetails: (item: HistoryItem) => void
  readonly toggleSelected: (item: HistoryItem) => void
}

/** Wraps actions into an object that stays the same while what they do changes, so that rows are not drawn for it. */
export function useSteadyActions(actions: RowActions): RowActions {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  return useMemo(
    () => ({
      togglePlay: (item) => latest.current.togglePlay(item),
      download: (item) => latest.current.download(item),
      remove: (item) => latest.current.remove(item),
      showDetails: (item) => latest.current.showDetails(item),
      toggleSelected: (item) => latest.current.toggleSelected(item),
    }),
    [],
  )
}
