import { fetchBytes } from '#kit/api/index.ts'
import { drawnOf } from '#kit/faces/index.ts'
import { player, usePlayback, usePlayer, type Track } from '#kit/player/index.ts'
import { previewUrlOf, type HeardVoice } from '../filter-voices.ts'
import { voiceWords } from '../words.ts'

export type PreviewState = 'silent' | 'loading' | 'playing'

const prefix = 'preview:'

/** The sample that sounds because the pointer rests on its voice; it ends when the pointer leaves. */
let hovered: string | undefined

/** Follows which voice's sample is heard right now, and starts and stops it: for a few voices, drawn together. */
export function useVoicePreview(language: string): {
  stateOf: (voice: HeardVoice) => PreviewState
  toggle: (voice: HeardVoice) => void
} {
  const { track, status } = usePlayer(player)
  const stateOf = (voice: HeardVoice): PreviewState => {
    if (track?.id !== previewIdOf(voice, language)) return 'silent'
    return status === 'playing' || status === 'loading' ? status : 'silent'
  }
  return { stateOf, toggle: (voice) => toggleSample(voice, language, stateOf(voice)) }
}

/** Follows the preview of one voice of many: what the player does with others draws nothing anew. */
export function useVoiceSample(
  voice: HeardVoice,
  language: string,
): { readonly state: PreviewState; readonly toggle: () => void } {
  const id = previewIdOf(voice, language)
  const playback = usePlayback(player, id)
  const state = playback === 'playing' || playback === 'loading' ? playback : 'silent'
  return { state, toggle: () => toggleSample(voice, language, state) }
}

function toggleSample(voice: HeardVoice, language: string, state: PreviewState): void {
  const wasHovered = hovered === previewIdOf(voice, language)
  hovered = undefined
  if (state === 'silent') playPreview(voice, language)
  // Whoever presses what began by itself wants to go on hearing it.
  else if (!wasHovered) player.pause()
}

/** Plays a sample because the pointer rests on its voice; never in the place of something that is listened to. */
export function hearHovered(voice: HeardVoice, language: string): void {
  const { status, track } = player.state()
  const isFree = track === undefined || (track.id.startsWith(prefix) && status !== 'playing' && status !== 'loading')
  if (!navigator.userActivation.hasBeenActive || !isFree) return
  hovered = previewIdOf(voice, language)
  playPreview(voice, language)
}

/** Ends the sample that began because the pointer rested on its voice. */
export function endHovered(voice: HeardVoice, language: string): void {
  const id = previewIdOf(voice, language)
  if (hovered !== id) return
  hovered = undefined
  if (player.state().track?.id === id) player.pause()
}

/** Silences a voice's sample, and nothing else. */
export function stopPreview(): void {
  if (player.state().track?.id.startsWith(prefix)) player.pause()
}

/** Names the sample of a voice in a language, as the player knows it. */
export function previewIdOf(voice: HeardVoice, language: string): string {
  return `${prefix}${voice.voice_id}:${language}`
}

/** Answers the sample of a voice as the player takes it; undefined where it has none. */
export function previewTrackOf(voice: HeardVoice, language: string): Track | undefined {
  const url = previewUrlOf(voice, language)
  if (url === undefined) return undefined
  return {
    id: previewIdOf(voice, language),
    title: voiceWords.sample,
    subtitle: voice.name,
    voiceId: voice.voice_id,
    voice: drawnOf(voice.face),
    ...(url === voice.preview_url && outlineOf(voice)),
    kept: { in: 'address', url, outputFormat: 'mp3' },
    open: async (signal) => ({ ...(await fetchBytes(url, { signal })), outputFormat: 'mp3' }),
  }
}

/** Answers what the server knows of the sample's shape. */
function outlineOf({
  preview_peaks: peaks,
  preview_duration_ms: durationMs,
}: HeardVoice): Pick<Track, 'peaks' | 'durationMs'> {
  return { peaks: peaks?.map((level) => level / 100), durationMs: durationMs ?? undefined }
}

function playPreview(voice: HeardVoice, language: string): void {
  const track = previewTrackOf(voice, language)
  if (track) void player.play(track)
}
