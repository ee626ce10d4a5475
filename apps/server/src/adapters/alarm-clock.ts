/** Rings once after a while, unless stopped before. Tests bring one that they ring themselves. */
export type AlarmClock = { after(durationMs: number, ring: () => void): () => void }

export const systemAlarms: AlarmClock = {
  after: (durationMs, ring) => {
    const timer = setTimeout(ring, durationMs)
    return () => clearTimeout(timer)
  },
}
