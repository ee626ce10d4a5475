import { z } from 'zod'

import { fetchBytes } from '../../kit/api/index.ts'
import { player, type Track } from '../../kit/player/index.ts'
import { readStored, removeStored, writeStored } from '../../kit/storage.ts'

const storageKey = 'vireo.player-last'

const KeptAudio = z.discriminatedUnion('in', [
  z.object({ in: z.literal('history'), outputFormat: z.string() }),
  z.object({ in: z.literal('address'), url: z.string(), outputFormat: z.string() }),
])

const DrawnVoice = z.object({
  id: z.string(),
  sound: z
    .object({
      pitchHz: z.number().optional(),
      brightness: z.number().optional(),
      roughness: z.number().optional(),
    })
    .optional(),
  picture: z.string().startsWith('/v1/voices/').optional(),
})

const LastTrack = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string().optional(),
  voiceId: z.string().optional(),
  voice: DrawnVoice.optional(),
  source: z.string().optional(),
  historyItemId: z.string().optional(),
  peaks: z.array(z.number()).optional(),
  durationMs: z.number().optional(),
  kept: KeptAudio,
  positionMs: z.number(),
})

/** So long a title is kept; it is what a whole text may be. */
const titleMax = 500
const keepEveryMs = 2000

/** Puts back what was in the player when the page was left, paused where it was, and keeps what is in it from now on. */
export function rememberLastTrack(): () => void {
  const last = readStored(storageKey, LastTrack)
  if (last) player.restore(trackOf(last), last.positionMs)
  const stop = player.subscribe(() => keep())
  const stopMoved = player.onMoved(() => keep())
  const beat = setInterval(() => player.state().status === 'playing' && keep(), keepEveryMs)
  globalThis.addEventListener('pagehide', keep)
  return () => {
    stop()
    stopMoved()
    clearInterval(beat)
    globalThis.removeEventListener('pagehide', keep)
  }
}

function keep(): void {
  const { track, durationMs } = player.state()
  if (!track?.kept) {
    removeStored(storageKey)
    return
  }
  const { id, title, subtitle, voiceId, voice, source, historyItemId, peaks, kept } = track
  const positionMs = Math.round(player.positionMs())
  const isOver = durationMs !== undefined && positionMs >= durationMs
  writeStored(storageKey, {
    id,
    title: title.slice(0, titleMax),
    subtitle,
    voiceId,
    voice,
    source,
    historyItemId,
    peaks,
    durationMs: track.durationMs ?? durationMs,
    kept,
    positionMs: isOver ? 0 : positionMs,
  })
}

function trackOf(last: z.infer<typeof LastTrack>): Track {
  const { id, title, subtitle, voiceId, voice, source, historyItemId, peaks, durationMs, kept } = last
  return {
    id,
    title,
    subtitle,
    voiceId,
    voice,
    source,
    historyItemId,
    peaks,
    durationMs,
    kept,
    ...(kept.in === 'history' && {
      download: async () => {
        const { downloadRecording } = await import('#history')
        await downloadRecording(historyItemId ?? id)
      },
    }),
    open: async (signal) => {
      if (kept.in === 'address') return { ...(await fetchBytes(kept.url, { signal })), outputFormat: kept.outputFormat }
      const { openRecording } = await import('#history')
      return openRecording(historyItemId ?? id, kept.outputFormat, signal)
    },
  }
}
