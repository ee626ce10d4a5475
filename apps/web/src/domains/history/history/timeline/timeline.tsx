import type { HistoryItem } from '@vireo/contracts/history'
import { useMemo } from 'react'

import { nowMs } from '#kit/clock.ts'
import type { Selection } from '../components/use-selection.ts'
import type { Known } from '../speakers.ts'
import { daysOf, dayTitle, stretchesOf, stretchMax } from './days.ts'
import type { RowActions } from './row-actions.ts'
import { Stretch } from './stretch.tsx'

/**
 * Shows recordings by the days on which they were made; the day that one reads stays in sight, and rows far from
 * the screen are not drawn: a thousand cost what twenty do.
 */
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
      {days.map(({ day, items: made }, dayAt) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2
            id={`day-${day}`}
            className="sticky top-(--topbar-height) z-20 bg-canvas py-2 text-sm font-semibold first-letter:uppercase"
          >
            {dayTitle(day, nowMs())}
          </h2>
          <ul className="[--recording-height:7rem] md:[--recording-height:4rem]">
            {stretchesOf(made).map((stretch, at) => (
              <Stretch
                key={at}
                items={stretch}
                startsAt={at * stretchMax}
                of={made.length}
                isNearAtFirst={dayAt + at < 2}
                voices={voices}
                selection={selection}
                actions={actions}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
