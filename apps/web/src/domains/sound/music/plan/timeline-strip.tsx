import type { Song } from '@vireo/contracts/music'
import { joinClasses } from '@vireo/ui'

import { player, useTrackPositionMs } from '#kit/player/index.ts'
import { musicWords } from '../words.ts'
import { chordsOf, isTaken } from './chords-of.ts'
import { lengthOf, type PlanDraft } from './plan-draft.ts'

/**
 * Draws the plan along the time: each section as wide as it lasts and as high as it is full, its chords under it, and the needle while the
 * song plays as it is. The list below says the same to whoever does not see it.
 */
export function TimelineStrip({ plan, song }: { readonly plan: PlanDraft; readonly song: Song | undefined }) {
  const positionMs = useTrackPositionMs(player, song?.history_item_id ?? '')
  const isAsHeard =
    song?.sections.length === plan.sections.length &&
    plan.sections.every((section, at) => isTaken(section) && section.nth === at)
  return (
    <div aria-hidden className="relative">
      <div className="flex h-20 items-end gap-0.5 overflow-hidden rounded-md bg-ground p-1">
        {plan.sections.map((section) => {
          const taken = isTaken(section) ? song?.sections[section.nth ?? -1] : undefined
          const chords = chordsOf(section, song)
          return (
            <div
              key={section.id}
              className="flex h-full min-w-1 flex-col justify-end overflow-hidden"
              style={{ flexGrow: section.durationMs, flexBasis: 0 }}
            >
              <span className="truncate px-1 text-xs font-medium">{section.name}</span>
              <div
                className={joinClasses(
                  'rounded-sm',
                  taken || !song ? 'bg-control' : 'border border-dashed border-control bg-fill',
                )}
                style={{ height: `${Math.round(16 + 40 * (taken?.energy ?? 0.5))}%` }}
              />
              <span className="h-4 truncate px-1 text-xs text-muted">{chords[0] ?? (song ? musicWords.anew : '')}</span>
            </div>
          )
        })}
      </div>
      {isAsHeard && positionMs > 0 ? (
        <span
          className="absolute inset-y-0 w-0.5 bg-ink"
          style={{ left: `${Math.min(100, (positionMs / lengthOf(plan)) * 100)}%` }}
        />
      ) : null}
    </div>
  )
}
