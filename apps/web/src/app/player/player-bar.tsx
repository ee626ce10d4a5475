import { Skeleton, joinClasses } from '@vireo/ui'
import { Suspense, useEffect, useLayoutEffect } from 'react'

import { later } from '../../kit/later.tsx'
import { player, usePlayer } from '../../kit/player/index.ts'
import { usePlayerSize } from './use-player-size.ts'
import { playerWords } from './words.ts'

const PlayerControls = later(async () => ({ default: (await import('./player-controls.tsx')).PlayerControls }))

/** Shows the player at the bottom of the screen; it plays on whatever happens above it, and is not there while it is empty. */
export function PlayerBar({
  inShell = false,
}: {
  /** Whether it stands above the bar of a phone, and keeps what is in it for the next visit. */
  readonly inShell?: boolean
}) {
  const state = usePlayer(player)
  const [size, setSize] = usePlayerSize()
  const shown = state.track ? size : undefined
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (shown) dataset['player'] = shown
    else delete dataset['player']
    return () => {
      delete dataset['player']
    }
  }, [shown])
  useEffect(() => {
    if (!inShell) return undefined
    const starting = import('./last-track.ts').then(({ rememberLastTrack }) => rememberLastTrack())
    return () => void starting.then((stop) => stop())
  }, [inShell])
  if (!state.track) return null
  return (
    <section
      aria-label={playerWords.label}
      data-status={state.status}
      className={joinClasses(
        inShell ? 'bottom-(--bottom-bar-height)' : 'bottom-0',
        'fixed inset-x-0 z-30 flex h-(--player-height) animate-[vireo-rise_160ms_ease-out] items-center',
        'gap-2 bg-raised px-3 shadow-float md:gap-4 md:px-4 print:hidden',
      )}
    >
      <Suspense fallback={<Skeleton round className="size-8" />}>
        <PlayerControls state={state} track={state.track} size={size} onSize={setSize} />
      </Suspense>
    </section>
  )
}
