/** Bands in which timbre is compared: even on the mel scale, as hearing is. */
export const bandCount = 30

const lowestBandHz = 90
const highestBandHz = 10_500

const melOf = (hz: number) => 2595 * Math.log10(1 + hz / 700)
const hzOf = (mel: number) => 700 * (10 ** (mel / 2595) - 1)

const lowestMel = melOf(lowestBandHz)
const stepMel = (melOf(highestBandHz) - lowestMel) / (bandCount - 1)

/** Middle of each band in hertz. */
export const bandCentresHz: readonly number[] = Array.from({ length: bandCount }, (_, band) =>
  hzOf(lowestMel + band * stepMel),
)

/** Interpolates a curve over the bands at any frequency; it is flat beyond both ends. */
export function bandValueAt(values: ArrayLike<number>, hz: number): number {
  const exact = Math.min(bandCount - 1, Math.max(0, (melOf(Math.max(1, hz)) - lowestMel) / stepMel))
  const band = Math.min(bandCount - 2, Math.floor(exact))
  const low = values[band] ?? 0
  return low + ((values[band + 1] ?? 0) - low) * (exact - band)
}

/** Computes the levels in dB of triangular bands from a power spectrum whose last bin is half the sample rate. */
export function bandLevelsDb(power: Float64Array, sampleRateHz: number): Float64Array {
  const binHz = sampleRateHz / 2 / (power.length - 1)
  return Float64Array.from(bandCentresHz, (centre, band) => {
    const low = hzOf(lowestMel + (band - 1) * stepMel)
    const high = hzOf(lowestMel + (band + 1) * stepMel)
    let energy = 1e-12
    let weights = 1e-12
    for (let bin = Math.max(1, Math.floor(low / binHz)); bin <= Math.min(power.length - 1, high / binHz + 1); bin++) {
      const hz = bin * binHz
      const weight = Math.max(0, hz < centre ? (hz - low) / (centre - low) : (high - hz) / (high - centre))
      energy += weight * (power[bin] ?? 0)
      weights += weight
    }
    return 10 * Math.log10(energy / weights)
  })
}
