import { Button, IconButton, usePhone } from '@vireo/ui'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useState } from 'react'

import { useFreshRecording } from '#history'
import { player } from '../../kit/player/index.ts'
import { NowPlaying } from './now-playing.tsx'
import { PlayerExtras } from './player-extras.tsx'
import type { PlayerParts } from './player-parts.ts'
import { PlayerSheet } from './player-sheet.tsx'
import { Timeline } from './timeline.tsx'
import { Transport } from './transport.tsx'
import type { PlayerSize } from './use-player-size.ts'
import { WordedTimeline } from './worded-timeline.tsx'
import { playerWords } from './words.ts'

/** Shows everything one can do with the recording in the player; where there is little room, most of it one step away. */
export function PlayerControls({
  state,
  track,
  size,
  onSize,
}: PlayerParts & { readonly size: PlayerSize; readonly onSize: (size: PlayerSize) => void }) {
  const [expanded, setExpanded] = useState(false)
  useFreshRecording(state)
  const isOpen = size === 'open'
  const isPhone = usePhone()
  const hasFailed = state.status === 'failed'
  return (
    <>
      <NowPlaying state={state} track={track} lines={isOpen ? 2 : 1} className="w-60 max-md:hidden xl:w-72" />
      <NowPlaying state={state} track={track} faceOnly className="md:hidden" />
      <Transport state={state} track={track} compact />
      {hasFailed ? (
        <Problem problem={state.problem ?? playerWords.failed} />
      ) : (
        <div className="min-w-0 flex-1">
          <p className="truncate text-xs text-muted md:hidden">
            <span className="font-medium text-ink">{track.subtitle}</span> {track.title}
          </p>
          {isOpen && !isPhone ? (
            <WordedTimeline state={state} track={track} className="h-14" />
          ) : (
            <Timeline state={state} track={track} className="h-5 md:h-8" />
          )}
        </div>
      )}
      <div className="hidden items-center gap-1 lg:flex">
        <PlayerExtras state={state} track={track} />
        <IconButton
          size="sm"
          label={isOpen ? playerWords.slim : playerWords.open}
          aria-pressed={isOpen}
          onClick={() => onSize(isOpen ? 'slim' : 'open')}
        >
          {isOpen ? <ChevronDown aria-hidden size={16} /> : <ChevronUp aria-hidden size={16} />}
        </IconButton>
      </div>
      <IconButton
        className="lg:hidden"
        size="sm"
        label={playerWords.more}
        aria-haspopup="dialog"
        aria-expanded={expanded}
        onClick={() => setExpanded(true)}
      >
        <ChevronUp aria-hidden size={16} />
      </IconButton>
      <IconButton size="sm" className="max-sm:hidden" label={playerWords.close} onClick={() => player.clear()}>
        <X aria-hidden size={16} />
      </IconButton>
      <PlayerSheet open={expanded} state={state} track={track} onClose={() => setExpanded(false)} />
    </>
  )
}

function Problem({ problem }: { readonly problem: string }) {
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <p role="alert" className="line-clamp-2 min-w-0 flex-1 text-xs text-danger">
        {problem}
      </p>
      <Button size="sm" onClick={() => player.resume()}>
        {playerWords.again}
      </Button>
    </div>
  )
}
