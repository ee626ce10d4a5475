import { joinClasses, VoiceFace } from '@vireo/ui'
import type { ReactNode } from 'react'

const widths = [
  ['w-40', 'w-24'],
  ['w-52', 'w-16'],
  ['w-32', 'w-20'],
] as const
const places = [0, 1, 2] as const

/** Draws three rows in the shape of those that will be here, each with what it begins and ends with. */
export function GhostRows({
  leads,
  tails = [],
}: {
  readonly leads: readonly ReactNode[]
  readonly tails?: readonly ReactNode[]
}) {
  return (
    <div aria-hidden className="mx-auto flex w-full max-w-sm flex-col gap-2">
      {widths.map(([wide, narrow], place) => (
        <div key={wide} className="flex items-center gap-3 rounded-lg bg-canvas p-3">
          {leads[place]}
          <span className="flex min-w-0 flex-1 flex-col gap-2">
            <span className={joinClasses('h-2 max-w-full rounded-full bg-fill', wide)} />
            <span className={joinClasses('h-2 max-w-full rounded-full bg-fill', narrow)} />
          </span>
          {tails[place]}
        </div>
      ))}
    </div>
  )
}

/** Draws the faces of voices that are nobody’s, and the shapes of what they say. */
export function GhostVoices() {
  return (
    <GhostRows
      leads={places.map((place) => (
        <VoiceFace key={place} id={`voice ${place}`} size={32} />
      ))}
      tails={places.map((place) => (
        <GhostWave key={place} place={place} />
      ))}
    />
  )
}

/** Draws a sign at the head of each row, and how it stands at its end. */
export function GhostThings({ icon }: { readonly icon: ReactNode }) {
  return (
    <GhostRows
      leads={places.map((place) => (
        <span key={place} className="grid size-8 place-items-center rounded-md bg-fill text-muted">
          {icon}
        </span>
      ))}
      tails={places.map((place) => (
        <span key={place} className="h-5 w-12 rounded-full bg-fill" />
      ))}
    />
  )
}

/** Draws a chart of days. */
export function GhostChart() {
  return (
    <div aria-hidden className="mx-auto flex h-28 w-full max-w-sm items-end gap-2 border-b-2 border-fill px-2">
      {['h-1/4', 'h-2/5', 'h-1/3', 'h-3/5', 'h-1/2', 'h-4/5', 'h-3/5'].map((height, place) => (
        <span key={place} className={joinClasses('flex-1 rounded-t-sm bg-fill', height)} />
      ))}
    </div>
  )
}

const levels = ['h-2', 'h-4', 'h-6', 'h-3', 'h-5', 'h-7', 'h-4', 'h-2', 'h-5', 'h-3'] as const

function GhostWave({ place }: { readonly place: number }) {
  return (
    <span className="flex h-7 items-center gap-0.5 max-sm:hidden">
      {levels.map((_, at) => (
        <span
          key={at}
          className={joinClasses('w-0.5 rounded-full bg-(--wave)', levels[(at + place * 3) % levels.length])}
        />
      ))}
    </span>
  )
}
