import { nowMs } from '../clock.ts'
import { ArrivingLevels } from './levels/arriving-levels.ts'
import { outlineOf, type Outline } from './levels/outline.ts'
import { feedStream } from './stream-feed.ts'
import type { Track } from './track.ts'

type Feeding = {
  readonly signal: AbortSignal
  /** The element has a source now. */
  readonly onSource: () => void
  /** Levels of what has arrived so far, of a recording that came without. */
  readonly onLevels: (levels: readonly number[]) => void
  /** Length and levels of the whole, of a recording that came without. */
  readonly onOutline: (outline: Outline) => void
}

/**
 * Lets an element play a track. Resolves when everything has arrived, or once the browser fetches the rest by itself;
 * what the recording looks like may be told later.
 */
export async function feedTrack(element: HTMLAudioElement, track: Track, feeding: Feeding): Promise<void> {
  const { signal, onSource, onLevels, onOutline } = feeding
  const audio = await track.open(signal)
  if ('url' in audio) {
    if (signal.aborted) return
    element.src = audio.url
    onSource()
    return
  }
  const arriving = track.peaks
    ? undefined
    : new ArrivingLevels({ ...audio, onLevels: (levels) => !signal.aborted && onLevels(levels) })
  const whole = feedStream(element, audio, signal, (chunks) => void arriving?.look(chunks, nowMs()))
  if (!signal.aborted) onSource()
  const blob = await whole
  if (!signal.aborted && arriving) void outline(blob, feeding.signal, onOutline)
}

async function outline(blob: Blob, signal: AbortSignal, onOutline: (outline: Outline) => void): Promise<void> {
  const found = await outlineOf(blob)
  if (found && !signal.aborted) onOutline(found)
}
