import { useEffect } from 'react'

import { player, type PlayerState } from '#kit/player/index.ts'
import { awaitRecording } from './await-recording.ts'
import { downloadRecording, knownOf } from './recordings.ts'

/** Asks for the entry of a generation that has arrived to its end, so that it can be downloaded and judged, and its length is known. */
export function useFreshRecording({ track, isWhole }: Pick<PlayerState, 'track' | 'isWhole'>): void {
  const lacksEntry = track?.download === 'pending' || track?.durationMs === undefined
  const awaited = isWhole && lacksEntry ? track?.historyItemId : undefined
  const trackId = track?.id
  useEffect(() => {
    if (awaited === undefined || trackId === undefined) return undefined
    const leaving = new AbortController()
    void awaitRecording(awaited, leaving.signal).then((item) => {
      if (leaving.signal.aborted) return
      // What took too long to appear is asked for again by whoever wants to save it.
      player.describe(trackId, item ? knownOf(item) : { download: () => downloadRecording(awaited) })
    })
    return () => leaving.abort()
  }, [awaited, trackId])
}
