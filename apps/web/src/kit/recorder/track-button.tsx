import { PlayButton } from '@vireo/ui'

import { player, usePlayer, type Track } from '../player/index.ts'

/** Plays a track in the player of the page, and pauses it. */
export function TrackButton({ track, of = track.title }: { readonly track: Track; readonly of?: string }) {
  const state = usePlayer(player)
  const isHere = state.track?.id === track.id
  return (
    <PlayButton
      of={of}
      look="outline"
      round
      playing={isHere && state.status === 'playing'}
      loading={isHere && state.status === 'loading'}
      onClick={() => (isHere ? player.toggle() : void player.play(track))}
    />
  )
}
