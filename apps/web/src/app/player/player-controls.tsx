import { IconButton } from '@vireo/ui'
import { ChevronUp } from 'lucide-react'
import { useState } from 'react'

import { useFreshRecording } from '#history'
import { PlayerExtras } from './player-extras.tsx'
import type { PlayerParts } from './player-parts.ts'
import { PlayerSheet } from './player-sheet.tsx'
import { Timeline } from './timeline.tsx'
import { Transport } from './transport.tsx'
import { playerWords } from './words.ts'

/** Everything one can do with the recording in the player; where there is little room, most of it one step away. */
export function PlayerControls({ state, track }: PlayerParts) {
  const [expanded, setExpanded] = useState(false)
  useFreshRecording(state)
  return (
    <>
      <Transport state={state} track={track} compact />
      {state.status === 'failed' ? (
        <p role="alert" className="min-w-0 flex-1 truncate text-sm text-danger">
          {state.problem}
        </p>
      ) : (
        <Timeline state={state} track={track} />
      )}
      <div className="hidden items-center gap-1 lg:flex">
        <PlayerExtras state={state} track={track} />
      </div>
      <IconButton
        className="lg:hidden"
        label={playerWords.more}
        aria-haspopup="dialog"
        aria-expanded={expanded}
        onClick={() => setExpanded(true)}
      >
        <ChevronUp aria-hidden size={20} />
      </IconButton>
      <PlayerSheet open={expanded} state={state} track={track} onClose={() => setExpanded(false)} />
    </>
  )
}
