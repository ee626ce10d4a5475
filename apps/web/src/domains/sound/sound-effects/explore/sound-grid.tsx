import type { SharedSound } from '@vireo/contracts/sound-effects'
import { useMemo } from 'react'

import { LibraryCard } from './library-card.tsx'
import { trackOf } from './library-sound.ts'
import { useLike } from './queries.ts'
import type { useSelectedSounds } from './use-selected-sounds.ts'

/** Shows sounds of the library as cards. */
export function SoundGrid({
  sounds,
  label,
  selection,
}: {
  readonly sounds: readonly SharedSound[]
  readonly label: string
  readonly selection?: ReturnType<typeof useSelectedSounds>
}) {
  const like = useLike()
  const tracks = useMemo(() => sounds.map(trackOf), [sounds])
  return (
    <ol aria-label={label} className="grid gap-2 sm:grid-cols-2">
      {sounds.map((sound, index) => (
        <LibraryCard
          key={sound.generation_id}
          sound={sound}
          queue={{ tracks, index, goesOn: false }}
          onLike={() => void like(sound)}
          {...(selection && {
            selected: selection.has(sound.generation_id),
            onSelect: () => selection.toggle(sound),
          })}
        />
      ))}
    </ol>
  )
}

/** Holds the place of cards that are on their way. */
export function GridSkeleton({ count = 6 }: { readonly count?: number }) {
  return (
    <div aria-busy className="grid gap-2 sm:grid-cols-2">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="h-[7.5rem] animate-pulse rounded-lg bg-surface" />
      ))}
    </div>
  )
}
