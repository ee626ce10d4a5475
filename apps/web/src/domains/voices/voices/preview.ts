import { fetchBytes } from '#kit/api/index.ts'
import { player, usePlayer } from '#kit/player/index.ts'
import { previewUrlOf, type HeardVoice } from './filter-voices.ts'
import { voiceWords } from './words.ts'

export type PreviewState = 'silent' | 'loading' | 'playing'

/** Which voice's sample is heard right now, and how to start and stop it. */
export function useVoicePreview(language: string): {
  stateOf: (voice: HeardVoice) => PreviewState
  toggle: (voice: HeardVoice) => void
} {
  const { track, status } = usePlayer(player)
  const isActive = status === 'playing' || status === 'loading'
  const stateOf = (voice: HeardVoice): PreviewState => {
    if (!isActive || track?.id !== trackId(voice, language)) return 'silent'
    return status === 'loading' ? 'loading' : 'playing'
  }
  const toggle = (voice: HeardVoice) => {
    if (stateOf(voice) === 'silent') playPreview(voice, language)
    else player.pause()
  }
  return { stateOf, toggle }
}

function playPreview(voice: HeardVoice, language: string): void {
  const url = previewUrlOf(voice, language)
  if (url === undefined) return
  void player.play({
    id: trackId(voice, language),
    title: voiceWords.sample,
    subtitle: voice.name,
    voiceId: voice.voice_id,
    kept: { in: 'address', url, outputFormat: 'mp3' },
    open: async (signal) => ({ ...(await fetchBytes(url, { signal })), outputFormat: 'mp3' }),
  })
}

/** Silences a voice's sample, and nothing else. */
export function stopPreview(): void {
  if (player.state().track?.id.startsWith(prefix)) player.pause()
}

const prefix = 'preview:'

function trackId(voice: HeardVoice, language: string): string {
  return `${prefix}${voice.voice_id}:${language}`
}
