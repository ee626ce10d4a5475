import { IconButton, PlayButton, joinClasses } from '@vireo/ui'
import { RotateCcw, RotateCw, SkipBack, SkipForward } from 'lucide-react'

import { player } from '../../kit/player/index.ts'
import type { PlayerParts } from './player-parts.ts'
import { playerWords } from './words.ts'

/** The buttons jump this far, in milliseconds. */
const skipMs = 10_000
const excerptMax = 40

/** Plays, and moves from one recording or moment to another. */
export function Transport({ state, track, compact = false }: PlayerParts & { readonly compact?: boolean }) {
  const excerpt = [...track.title].slice(0, excerptMax).join('')
  const isListed = (state.queue?.tracks.length ?? 0) > 1
  return (
    <div className="flex items-center justify-center gap-1">
      {isListed ? (
        <Step
          label={playerWords.previous}
          className={joinClasses(compact && 'max-lg:hidden')}
          onClick={() => player.previous()}
        >
          <SkipBack aria-hidden size={16} />
        </Step>
      ) : null}
      <Step
        label={playerWords.back}
        className={joinClasses(compact && 'max-sm:hidden')}
        onClick={() => player.skip(-skipMs)}
      >
        <RotateCcw aria-hidden size={16} />
      </Step>
      <PlayButton
        look="solid"
        round
        of={`“${excerpt}”`}
        playing={state.status === 'playing'}
        loading={state.status === 'loading'}
        onClick={() => player.toggle()}
      />
      <Step
        label={playerWords.forward}
        className={joinClasses(compact && 'max-sm:hidden')}
        onClick={() => player.skip(skipMs)}
      >
        <RotateCw aria-hidden size={16} />
      </Step>
      {isListed ? (
        <Step
          label={playerWords.next}
          className={joinClasses(compact && 'max-lg:hidden')}
          disabled={!player.hasNeighbour(1)}
          onClick={() => player.next()}
        >
          <SkipForward aria-hidden size={16} />
        </Step>
      ) : null}
    </div>
  )
}

function Step(props: Parameters<typeof IconButton>[0]) {
  return <IconButton size="sm" {...props} />
}
