import { PlayButton } from '@vireo/ui'

import { player, usePlayback, type Track } from '../player/index.ts'

/** Plays a track in the player of the page, and pauses it. */
export function TrackButton({ track, of = track.title }: { readonly track: Track; readonly of?: string }) {
  const playback = usePlayback(player, track.id)
  return (
    <PlayButton
      of={of}
      look="outline"
      round
      playing={playback === 'playing'}
      loading={playback === 'loading'}
      onClick={() => (playback !== 'elsewhere' ? player.toggle() : void player.play(track))}
    />
  )
}
