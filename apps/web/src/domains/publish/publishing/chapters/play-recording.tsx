import type { HistoryItem } from '@vireo/contracts/history'
import { PlayButton } from '@vireo/ui'

import { player, usePlayback } from '#kit/player/index.ts'
import { trackOf } from '#history'

/** Plays a recording where it stands in a list; `of` is what it is called there. */
export function PlayRecording({ item, of }: { readonly item: HistoryItem | undefined; readonly of: string }) {
  const playback = usePlayback(player, item?.history_item_id ?? '')
  const toggle = () => {
    if (!item) return
    if (playback === 'elsewhere' || playback === 'failed') void player.play(trackOf(item))
    else player.toggle()
  }
  return (
    <PlayButton
      of={`“${of}”`}
      look="outline"
      round
      disabled={!item}
      playing={playback === 'playing'}
      loading={playback === 'loading'}
      onClick={toggle}
    />
  )
}
