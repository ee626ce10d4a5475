import type { HistoryItem } from '@vireo/contracts/history'

import type { Selection } from '../components/use-selection.ts'
import type { Known } from '../speakers.ts'
import { RecordingRow } from './recording-row.tsx'
import type { RowActions } from './row-actions.ts'
import { useInReach } from './use-in-reach.ts'

/** Draws a stretch of rows while it is close to the screen; else holds its place with one row that is as tall. */
export function Stretch({
  items,
  startsAt,
  of,
  isNearAtFirst,
  voices,
  selection,
  actions,
}: {
  readonly items: readonly HistoryItem[]
  /** How many rows of its list stand before it. */
  readonly startsAt: number
  /** How many rows the whole list has. */
  readonly of: number
  readonly isNearAtFirst: boolean
  readonly voices: Known['voices']
  readonly selection: Selection
  readonly actions: RowActions
}) {
  const { isNear, heightPx, first, last } = useInReach(isNearAtFirst)
  if (!isNear) {
    const height = heightPx ?? `calc(${items.length} * var(--recording-height))`
    return <li ref={first} role="presentation" aria-hidden className="bg-surface" style={{ height }} />
  }
  return items.map((item, at) => (
    <RecordingRow
      key={item.history_item_id}
      place={startsAt + at + 1}
      of={of}
      edge={at === 0 ? first : at === items.length - 1 ? last : undefined}
      item={item}
      voices={voices}
      isSelected={selection.has(item)}
      isPicking={selection.items.length > 0}
      actions={actions}
    />
  ))
}
