/** The jumps of the keyboard on a waveform, in milliseconds. */
export const scrubMs = { arrow: 3000, page: 10_000 } as const

/** Finds where a key on the waveform leads, in milliseconds inside the recording; undefined for any other key. */
export function positionAfterKey(key: string, positionMs: number, durationMs: number): number | undefined {
  const target = targets[key]?.(positionMs, durationMs)
  return target === undefined ? undefined : Math.min(durationMs, Math.max(0, target))
}

const targets: Readonly<Record<string, (positionMs: number, durationMs: number) => number>> = {
  ArrowRight: (at) => at + scrubMs.arrow,
  ArrowUp: (at) => at + scrubMs.arrow,
  ArrowLeft: (at) => at - scrubMs.arrow,
  ArrowDown: (at) => at - scrubMs.arrow,
  PageUp: (at) => at + scrubMs.page,
  PageDown: (at) => at - scrubMs.page,
  Home: () => 0,
  End: (_, durationMs) => durationMs,
}

/** Finds the moment under a pointer, in milliseconds; outside the waveform is its nearest end. */
export function positionAtPointer(clientX: number, box: { left: number; width: number }, durationMs: number): number {
  if (box.width <= 0) return 0
  const share = (clientX - box.left) / box.width
  return Math.round(Math.min(1, Math.max(0, share)) * durationMs)
}

/** Writes minutes and seconds as on a player: `0:07`, `12:30`, `1:02:03`. Whole seconds, rounded down. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const tail = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}

/** Writes how long something is, as on a player. What can be heard is never nothing: less than a second is `0:01`. */
export function lengthText(ms: number): string {
  return clockText(ms > 0 ? Math.max(ms, 1000) : ms)
}
