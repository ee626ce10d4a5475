import { voiceDesignEndpoints } from '@vireo/contracts/voice-design'

import { callBytes } from '#kit/api/index.ts'
import { previewPlayer, usePlayer } from '#kit/player/index.ts'

/** Which preview is heard right now, and how to start and stop one; starting one stops the other. */
export function usePreviewSound(): {
  readonly stateOf: (id: string) => 'silent' | 'loading' | 'playing'
  readonly toggle: (id: string, title: string) => void
} {
  const { track, status } = usePlayer(previewPlayer)
  const stateOf = (id: string) => {
    if (track?.id !== id || (status !== 'playing' && status !== 'loading')) return 'silent'
    return status
  }
  const toggle = (id: string, title: string) => {
    if (stateOf(id) !== 'silent') {
      previewPlayer.pause()
      return
    }
    void previewPlayer.play({
      id,
      title,
      open: async (signal) => ({
        ...(await callBytes(voiceDesignEndpoints.stream, { generated_voice_id: id }, { signal })),
        outputFormat: 'mp3',
      }),
    })
  }
  return { stateOf, toggle }
}
