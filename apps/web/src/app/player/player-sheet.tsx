import { Sheet } from '@vireo/ui'

import type { PlayerParts } from './player-parts.ts'
import { PlayerExtras } from './player-extras.tsx'
import { Timeline } from './timeline.tsx'
import { Transport } from './transport.tsx'
import { playerWords } from './words.ts'

/** The whole player, where the bar has no room for it. */
export function PlayerSheet({
  open,
  state,
  track,
  onClose,
}: PlayerParts & { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={playerWords.label} side="bottom">
      <div className="flex flex-col gap-4 p-4 pt-0">
        <Timeline state={state} track={track} tall />
        <Transport state={state} track={track} />
        <div className="flex flex-wrap items-center justify-center gap-1">
          <PlayerExtras state={state} track={track} />
        </div>
      </div>
    </Sheet>
  )
}
