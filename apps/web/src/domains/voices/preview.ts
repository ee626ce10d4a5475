import type { Voice } from '@vireo/contracts'

import { fetchBytes } from '../../kit/api/index.ts'
import { previewPlayer, usePlayer } from '../../kit/player/index.ts'
import { previewUrlOf } from './filter-voices.ts'
import { voiceWords } from './words.ts'

export type PreviewState = 'silent' | 'loading' | 'playing'

/** Which voice's sample is heard right now, and how to start and stop it. */
export function useVoicePreview(language: string): {
  stateOf: (voice: Voice) => PreviewState
  toggle: (voice: Voice) => void
} {
  const { track, status } = usePlayer(previewPlayer)
  const isActive = status === 'playing' || status === 'loading'
  const stateOf = (voice: Voice): PreviewState => {
    if (!isActive || track?.id !== trackId(voice, language)) return 'silent'
    return status === 'loading' ? 'loading' : 'playing'
  }
  const toggle = (voice: Voice) => {
    if (stateOf(voice) === 'silent') playPreview(voice, language)
    else previewPlayer.pause()
  }
  return { stateOf, toggle }
}

function playPreview(voice: Voice, language: string): void {
  const url = previewUrlOf(voice, language)
  if (url === undefined) return
  void previewPlayer.play({
    id: trackId(voice, language),
    title: voice.name,
    subtitle: voiceWords.sample,
    open: async (signal) => ({ ...(await fetchBytes(url, { signal })), outputFormat: 'mp3' }),
  })
}

function trackId(voice: Voice, language: string): string {
  return `preview:${voice.voice_id}:${language}`
}
