import type { SharedSound } from '@vireo/contracts/sound-effects'
import { Checkbox, IconButton, lengthText, PlayButton } from '@vireo/ui'
import { Star } from 'lucide-react'
import { useMemo } from 'react'

import { player, type Queue, TrackWaveform, usePlayback } from '#kit/player/index.ts'
import { makerOf, nameOf, trackOf } from './library-sound.ts'
import { LibraryMenu } from './library-menu.tsx'
import { useDragOut } from './use-drag-out.ts'
import { exploreWords } from './words.ts'

type Props = {
  readonly sound: SharedSound
  /** The sounds around it, for the player. */
  readonly queue: Queue
  readonly onLike: () => void
  /** Whether it is selected; absent where nothing is. */
  readonly selected?: boolean
  readonly onSelect?: () => void
}

/** Shows one sound of the library: to play, to star, to drag out as a file, and to go on from. */
export function LibraryCard({ sound, queue, onLike, selected, onSelect }: Props) {
  const track = useMemo(() => trackOf(sound), [sound])
  const playback = usePlayback(player, track.id)
  const card = useDragOut<HTMLLIElement>(sound)
  const name = nameOf(sound)
  const isHere = playback === 'playing' || playback === 'loading'
  return (
    <li ref={card} draggable className="flex min-w-0 flex-col gap-1 rounded-lg bg-surface p-3">
      <div className="flex items-center gap-3">
        <PlayButton
          of={name}
          look="outline"
          round
          playing={playback === 'playing'}
          loading={playback === 'loading'}
          onClick={() => (isHere || playback === 'paused' ? player.toggle() : void player.play(track, queue))}
        />
        <TrackWaveform track={track} queue={queue} label={exploreWords.shape(name)} className="h-12 min-w-0 flex-1" />
      </div>
      <div className="flex items-center gap-2">
        {onSelect ? (
          <Checkbox label={exploreWords.select(name)} checked={selected ?? false} onChange={onSelect} />
        ) : null}
        <p className="min-w-0 flex-1 text-xs text-muted tabular-nums">
          <span className="block truncate font-medium text-ink">{name}</span>
          <span className="block truncate">{factsOf(sound).join(' · ')}</span>
        </p>
        <IconButton size="sm" label={exploreWords.like(name)} aria-pressed={sound.is_favourite} onClick={onLike}>
          <Star aria-hidden size={16} className={sound.is_favourite ? 'fill-accent stroke-accent' : ''} />
        </IconButton>
        <LibraryMenu sound={sound} />
      </div>
    </li>
  )
}

function factsOf(sound: SharedSound): string[] {
  const { duration_ms: durationMs, labels, licence } = sound
  const maker = makerOf(sound)
  return [
    ...(durationMs === null ? [] : [lengthText(durationMs)]),
    ...(labels['length'] === 'loop' ? [exploreWords.loops] : []),
    exploreWords.licences[licence],
    ...(maker === undefined ? [] : [maker]),
  ]
}
