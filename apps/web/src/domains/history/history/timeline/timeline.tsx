import type { HistoryItem } from '@vireo/contracts/history'
import { useMemo } from 'react'

import { nowMs } from '#kit/clock.ts'
import type { Selection } from '../components/use-selection.ts'
import type { Known } from '../speakers.ts'
import { daysOf, dayTitle } from './days.ts'
import { RecordingRow } from './recording-row.tsx'
import type { RowActions } from './row-actions.ts'

/** Shows recordings by the days on which they were made; the day that one reads stays in sight. */
export function Timeline({
  items,
  voices,
  selection,
  actions,
}: {
  readonly items: readonly HistoryItem[]
  readonly voices: Known['voices']
  readonly selection: Selection
  readonly actions: RowActions
}) {
  const days = useMemo(() => daysOf(items), [items])
  return (
    <div className="flex flex-col gap-4">
      {days.map(({ day, items: made }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2
            id={`day-${day}`}
            className="sticky top-(--topbar-height) z-20 bg-canvas py-2 text-sm font-semibold first-letter:uppercase"
          >
            {dayTitle(day, nowMs())}
          </h2>
          <ul>
            {made.map((item) => (
              <RecordingRow
                key={item.history_item_id}
                item={item}
                voices={voices}
                isSelected={selection.has(item)}
                isPicking={selection.items.length > 0}
                actions={actions}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
