import { transformSize as size } from './mark-grid.ts'

/** Complex numbers of one transform, real and imaginary parts apart. */
export type Spectrum = { readonly real: Float64Array; readonly imaginary: Float64Array }

const quarters = [64, 16, 4] as const

/** Of each quarter, what its numbers are turned by: cosine and sine of one, two and three times the angle. */
const turns = quarters.map((quarter) => {
  const out = new Float64Array(6 * quarter)
  for (let within = 0; within < quarter; within++)
    for (let times = 1; times <= 3; times++) {
      const angle = (2 * Math.PI * within * times) / (4 * quarter)
      out[6 * within + 2 * times - 2] = Math.cos(angle)
      out[6 * within + 2 * times - 1] = Math.sin(angle)
    }
  return out
})

/** Where a spectrum has each of its bins: the digits of their number to base four, read backwards. */
export const placesOfBins: Uint8Array = Uint8Array.from(
  { length: size },
  (_, bin) => ((bin & 3) << 6) | ((bin & 12) << 2) | ((bin & 48) >> 2) | (bin >> 6),
)

/**
 * Transforms 256 complex numbers in place (fast Fourier transform, radix 4). What comes out is not in order: nobody needs it to be
 * who knows `placesOfBins`, and putting it in order takes a third of the time.
 */
export function toSpectrum(real: Float64Array, imaginary: Float64Array): void {
  for (let stage = 0; stage < quarters.length; stage++) {
    const quarter = quarters[stage] ?? 4
    const turn = turns[stage] ?? real
    for (let begins = 0; begins < size; begins += 4 * quarter)
      for (let within = 0; within < quarter; within++) {
        const a = begins + within
        const b = a + quarter
        const c = b + quarter
        const d = c + quarter
        const sumR = (real[a] ?? 0) + (real[c] ?? 0)
        const sumI = (imaginary[a] ?? 0) + (imaginary[c] ?? 0)
        const gapR = (real[a] ?? 0) - (real[c] ?? 0)
        const gapI = (imaginary[a] ?? 0) - (imaginary[c] ?? 0)
        const oddR = (real[b] ?? 0) + (real[d] ?? 0)
        const oddI = (imaginary[b] ?? 0) + (imaginary[d] ?? 0)
        const turnedR = (imaginary[b] ?? 0) - (imaginary[d] ?? 0)
        const turnedI = (real[d] ?? 0) - (real[b] ?? 0)
        const at = 6 * within
        real[a] = sumR + oddR
        imaginary[a] = sumI + oddI
        const oneR = gapR + turnedR
        const oneI = gapI + turnedI
        real[b] = oneR * (turn[at] ?? 0) + oneI * (turn[at + 1] ?? 0)
        imaginary[b] = oneI * (turn[at] ?? 0) - oneR * (turn[at + 1] ?? 0)
        const twoR = sumR - oddR
        const twoI = sumI - oddI
        real[c] = twoR * (turn[at + 2] ?? 0) + twoI * (turn[at + 3] ?? 0)
        imaginary[c] = twoI * (turn[at + 2] ?? 0) - twoR * (turn[at + 3] ?? 0)
        const threeR = gapR - turnedR
        const threeI = gapI - turnedI
        real[d] = threeR * (turn[at + 4] ?? 0) + threeI * (turn[at + 5] ?? 0)
        imaginary[d] = threeI * (turn[at + 4] ?? 0) - threeR * (turn[at + 5] ?? 0)
      }
  }
  turnFours(real, imaginary)
}

/** Transforms a spectrum back, in place; all numbers come out 256 times as large. */
export function fromSpectrum(real: Float64Array, imaginary: Float64Array): void {
  // Exchanged parts turn the other way.
  turnFours(imaginary, real)
  for (let stage = quarters.length - 1; stage >= 0; stage--) {
    const quarter = quarters[stage] ?? 4
    const turn = turns[stage] ?? real
    for (let begins = 0; begins < size; begins += 4 * quarter)
      for (let within = 0; within < quarter; within++) {
        const a = begins + within
        const b = a + quarter
        const c = b + quarter
        const d = c + quarter
        const at = 6 * within
        const bR = (real[b] ?? 0) * (turn[at] ?? 0) - (imaginary[b] ?? 0) * (turn[at + 1] ?? 0)
        const bI = (imaginary[b] ?? 0) * (turn[at] ?? 0) + (real[b] ?? 0) * (turn[at + 1] ?? 0)
        const cR = (real[c] ?? 0) * (turn[at + 2] ?? 0) - (imaginary[c] ?? 0) * (turn[at + 3] ?? 0)
        const cI = (imaginary[c] ?? 0) * (turn[at + 2] ?? 0) + (real[c] ?? 0) * (turn[at + 3] ?? 0)
        const dR = (real[d] ?? 0) * (turn[at + 4] ?? 0) - (imaginary[d] ?? 0) * (turn[at + 5] ?? 0)
        const dI = (imaginary[d] ?? 0) * (turn[at + 4] ?? 0) + (real[d] ?? 0) * (turn[at + 5] ?? 0)
        const sumR = (real[a] ?? 0) + cR
        const sumI = (imaginary[a] ?? 0) + cI
        const gapR = (real[a] ?? 0) - cR
        const gapI = (imaginary[a] ?? 0) - cI
        const oddR = bR + dR
        const oddI = bI + dI
        const turnedR = dI - bI
        const turnedI = bR - dR
        real[a] = sumR + oddR
        imaginary[a] = sumI + oddI
        real[b] = gapR + turnedR
        imaginary[b] = gapI + turnedI
        real[c] = sumR - oddR
        imaginary[c] = sumI - oddI
        real[d] = gapR - turnedR
        imaginary[d] = gapI - turnedI
      }
  }
}

/** Transforms each four neighbours: nothing of theirs is turned by an angle. */
function turnFours(real: Float64Array, imaginary: Float64Array): void {
  for (let a = 0; a < size; a += 4) {
    const sumR = (real[a] ?? 0) + (real[a + 2] ?? 0)
    const sumI = (imaginary[a] ?? 0) + (imaginary[a + 2] ?? 0)
    const gapR = (real[a] ?? 0) - (real[a + 2] ?? 0)
    const gapI = (imaginary[a] ?? 0) - (imaginary[a + 2] ?? 0)
    const oddR = (real[a + 1] ?? 0) + (real[a + 3] ?? 0)
    const oddI = (imaginary[a + 1] ?? 0) + (imaginary[a + 3] ?? 0)
    const turnedR = (imaginary[a + 1] ?? 0) - (imaginary[a + 3] ?? 0)
    const turnedI = (real[a + 3] ?? 0) - (real[a + 1] ?? 0)
    real[a] = sumR + oddR
    imaginary[a] = sumI + oddI
    real[a + 1] = gapR + turnedR
    imaginary[a + 1] = gapI + turnedI
    real[a + 2] = sumR - oddR
    imaginary[a + 2] = sumI - oddI
    real[a + 3] = gapR - turnedR
    imaginary[a + 3] = gapI - turnedI
  }
}
