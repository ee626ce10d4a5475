import { PlayButton } from '@vireo/ui'

import { player, type Track, usePlayback } from '#kit/player/index.ts'

/** Plays a recording where it stands in a list; `of` is what it is called there. */
export function PlayRecording({ track, of }: { readonly track: Track | undefined; readonly of: string }) {
  const playback = usePlayback(player, track?.id ?? '')
  const toggle = () => {
    if (!track) return
    if (playback === 'elsewhere' || playback === 'failed') void player.play(track)
    else player.toggle()
  }
  return (
    <PlayButton
      of={`“${of}”`}
      look="outline"
      round
      disabled={!track}
      playing={playback === 'playing'}
      loading={playback === 'loading'}
      onClick={toggle}
    />
  )
}
