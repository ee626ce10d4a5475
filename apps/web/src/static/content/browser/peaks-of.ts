/** How finely a sound is measured; narrower pictures take the loudest of what falls together. */
const peaksMax = 400
/** Enough to see a voice, and quick to measure. */
const measuringHz = 8000

/** Measures how loud each part of a sound is: levels of 0 to 100, as they are drawn. */
export async function peaksOf(bytes: ArrayBuffer): Promise<string> {
  const sound = await new OfflineAudioContext(1, 1, measuringHz).decodeAudioData(bytes)
  return levelsOf(sound.getChannelData(0)).join(' ')
}

/** Answers the loudest sample of each of as many parts as are drawn at most. */
export function levelsOf(samples: Float32Array): readonly number[] {
  const size = Math.max(1, Math.ceil(samples.length / peaksMax))
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, at) => {
    const part = samples.subarray(at * size, (at + 1) * size)
    return Math.round(part.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0) * 100)
  })
}
