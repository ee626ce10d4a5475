/** What a recording looks like: how long it is, and its levels 0 … 1. */
export type Outline = { readonly durationMs: number; readonly peaks: readonly number[] }

const decodedRateHz = 16_000
const peakCount = 200

/** Reads a recording as far as this browser can decode it; undefined where it cannot. Never rejects. */
export async function outlineOf(blob: Blob, count = peakCount): Promise<Outline | undefined> {
  try {
    // An offline context decodes without asking for an output device.
    const context = new OfflineAudioContext(1, 1, decodedRateHz)
    const audio = await context.decodeAudioData(await blob.arrayBuffer())
    return { durationMs: audio.duration * 1000, peaks: peaksOf(audio.getChannelData(0), count) }
  } catch {
    return undefined
  }
}

/** Answers the largest magnitude of each of equal stretches. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  const step = Math.max(1, samples.length / count)
  return Array.from({ length: Math.min(count, samples.length) }, (_, index) => {
    let highest = 0
    for (let at = Math.floor(index * step); at < Math.min(samples.length, (index + 1) * step); at++) {
      highest = Math.max(highest, Math.abs(samples[at] ?? 0))
    }
    return Math.min(1, highest)
  })
}
