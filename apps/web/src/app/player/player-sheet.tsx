import { Button, Sheet } from '@vireo/ui'

import { player } from '../../kit/player/index.ts'
import { NowPlaying } from './now-playing.tsx'
import type { PlayerParts } from './player-parts.ts'
import { PlayerExtras } from './player-extras.tsx'
import { Transport } from './transport.tsx'
import { WordedTimeline } from './worded-timeline.tsx'
import { playerWords } from './words.ts'

/** Shows the whole player, where the bar has no room for it. */
export function PlayerSheet({
  open,
  state,
  track,
  onClose,
}: PlayerParts & { readonly open: boolean; readonly onClose: () => void }) {
  const stop = () => {
    onClose()
    player.clear()
  }
  return (
    <Sheet open={open} onClose={onClose} title={playerWords.label} side="bottom">
      <div className="flex flex-col gap-4 p-4 pt-0">
        <NowPlaying state={state} track={track} lines={2} />
        <WordedTimeline state={state} track={track} className="h-21" />
        <Transport state={state} track={track} />
        <div className="flex flex-wrap items-center justify-center gap-1">
          <PlayerExtras state={state} track={track} />
        </div>
        <Button variant="ghost" onClick={stop}>
          {playerWords.close}
        </Button>
      </div>
    </Sheet>
  )
}
