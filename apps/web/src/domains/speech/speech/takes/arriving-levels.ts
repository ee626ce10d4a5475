/** So many levels are told of each second of sound. */
const levelsPerSecond = 25
const decodedRateHz = 16_000

/** Reads the levels of a piece of sound that has arrived; nothing where this piece cannot be read alone. Never rejects. */
export async function levelsOf(bytes: Uint8Array<ArrayBuffer>, outputFormat: string): Promise<readonly number[]> {
  if (!outputFormat.startsWith('mp3_')) return []
  try {
    // An offline context decodes without asking for an output device. What it decodes is taken away from its owner.
    const context = new OfflineAudioContext(1, 1, decodedRateHz)
    const audio = await context.decodeAudioData(bytes.slice().buffer)
    return levelsOfSamples(audio.getChannelData(0), decodedRateHz)
  } catch {
    return []
  }
}

/** Finds the loudest sample of each short stretch. */
export function levelsOfSamples(samples: Float32Array, rateHz: number): number[] {
  const step = Math.max(1, Math.round(rateHz / levelsPerSecond))
  const levels: number[] = []
  for (let start = 0; start < samples.length; start += step) {
    let loudest = 0
    for (let at = start; at < Math.min(samples.length, start + step); at++) {
      loudest = Math.max(loudest, Math.abs(samples[at] ?? 0))
    }
    levels.push(Math.min(1, loudest))
  }
  return levels
}

/** Joins neighbouring levels until there are so many, the loudest standing for its neighbours. */
export function pooledLevels(levels: readonly number[], count: number): number[] {
  if (levels.length <= count) return [...levels]
  return Array.from({ length: count }, (_, at) => {
    const stretch = levels.slice(
      Math.floor((at * levels.length) / count),
      Math.floor(((at + 1) * levels.length) / count),
    )
    return Math.max(...stretch)
  })
}
