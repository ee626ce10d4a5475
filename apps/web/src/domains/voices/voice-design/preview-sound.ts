import { voiceDesignEndpoints } from '@vireo/contracts/voice-design'

import { callBytes } from '#kit/api/index.ts'
import { player, usePlayer } from '#kit/player/index.ts'
import { paths } from '#kit/routing/index.ts'

/** Which preview is heard right now, and how to start and stop one; starting one stops the other. */
export function usePreviewSound(): {
  readonly stateOf: (id: string) => 'silent' | 'loading' | 'playing'
  readonly toggle: (id: string, title: string) => void
} {
  const { track, status } = usePlayer(player)
  const stateOf = (id: string) => {
    if (track?.id !== id || (status !== 'playing' && status !== 'loading')) return 'silent'
    return status
  }
  const toggle = (id: string, title: string) => {
    if (stateOf(id) !== 'silent') {
      player.pause()
      return
    }
    void player.play({
      id,
      title,
      voiceId: id,
      source: paths.voiceDesign,
      open: async (signal) => ({
        ...(await callBytes(voiceDesignEndpoints.stream, { generated_voice_id: id }, { signal })),
        outputFormat: 'mp3',
      }),
    })
  }
  return { stateOf, toggle }
}
