import { bandsOfBins, markedBands, transformSize, weightsOfBins } from './mark-grid.ts'
import { placesOfBins } from './transform.ts'

/** Where a spectrum has the bins of a band, the same ones mirrored, and how much each says about the band. */
export type PlacesOfBand = {
  readonly places: Uint8Array
  readonly mirrored: Uint8Array
  readonly weights: Float64Array
}

/** Lists where a spectrum of a sound of this rate has each band. */
export function placesOfBands(rateHz: number): PlacesOfBand[] {
  const [bands, weights] = [bandsOfBins(rateHz), weightsOfBins(rateHz)]
  return Array.from({ length: markedBands }, (_, band) => {
    const bins = Array.from(bands.keys()).filter((bin) => bin > 0 && bands[bin] === band)
    return {
      places: Uint8Array.from(bins, (bin) => placesOfBins[bin] ?? 0),
      mirrored: Uint8Array.from(bins, (bin) => placesOfBins[transformSize - bin] ?? 0),
      weights: Float64Array.from(bins, (bin) => weights[bin] ?? 0),
    }
  })
}
