import { fetchBytes } from '#kit/api/index.ts'
import { previewPlayer, usePlayer } from '#kit/player/index.ts'
import { previewUrlOf, type HeardVoice } from './filter-voices.ts'
import { voiceWords } from './words.ts'

export type PreviewState = 'silent' | 'loading' | 'playing'

/** Which voice's sample is heard right now, and how to start and stop it. */
export function useVoicePreview(language: string): {
  stateOf: (voice: HeardVoice) => PreviewState
  toggle: (voice: HeardVoice) => void
} {
  const { track, status } = usePlayer(previewPlayer)
  const isActive = status === 'playing' || status === 'loading'
  const stateOf = (voice: HeardVoice): PreviewState => {
    if (!isActive || track?.id !== trackId(voice, language)) return 'silent'
    return status === 'loading' ? 'loading' : 'playing'
  }
  const toggle = (voice: HeardVoice) => {
    if (stateOf(voice) === 'silent') playPreview(voice, language)
    else previewPlayer.pause()
  }
  return { stateOf, toggle }
}

function playPreview(voice: HeardVoice, language: string): void {
  const url = previewUrlOf(voice, language)
  if (url === undefined) return
  void previewPlayer.play({
    id: trackId(voice, language),
    title: voice.name,
    subtitle: voiceWords.sample,
    open: async (signal) => ({ ...(await fetchBytes(url, { signal })), outputFormat: 'mp3' }),
  })
}

function trackId(voice: HeardVoice, language: string): string {
  return `preview:${voice.voice_id}:${language}`
}
