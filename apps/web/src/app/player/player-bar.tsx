import { Skeleton } from '@vireo/ui'
import { Suspense } from 'react'

import { later } from '../../kit/later.tsx'
import { player, usePlayer } from '../../kit/player/index.ts'
import { playerWords } from './words.ts'

const PlayerControls = later(async () => ({ default: (await import('./player-controls.tsx')).PlayerControls }))

/** The player at the bottom of the screen; it plays on whatever happens above it. */
export function PlayerBar() {
  const state = usePlayer(player)
  return (
    <section
      aria-label={playerWords.label}
      data-status={state.status}
      className="fixed inset-x-0 bottom-0 z-30 flex h-(--player-height) items-center gap-2 border-t border-line bg-raised px-3 sm:gap-4 sm:px-4"
    >
      {state.track ? (
        <Suspense fallback={<Skeleton round className="size-10" />}>
          <PlayerControls state={state} track={state.track} />
        </Suspense>
      ) : (
        <Idle />
      )}
    </section>
  )
}

function Idle() {
  return (
    <p className="flex min-w-0 flex-col text-sm text-muted">
      <span className="font-medium">{playerWords.idle}</span>
      <span className="text-xs max-sm:hidden">{playerWords.idleHint}</span>
    </p>
  )
}
