import { transformSize as size } from './mark-grid.ts'

/** Complex numbers of one transform, real and imaginary parts apart. */
export type Spectrum = { readonly real: Float64Array; readonly imaginary: Float64Array }

const cosines = Float64Array.from({ length: size }, (_, at) => Math.cos((2 * Math.PI * at) / size))
const sines = Float64Array.from({ length: size }, (_, at) => -Math.sin((2 * Math.PI * at) / size))
const reversed = Uint16Array.from({ length: size }, (_, at) => {
  let [rest, out] = [at, 0]
  for (let digit = 1; digit < size; digit *= 4) {
    out = out * 4 + (rest & 3)
    rest >>= 2
  }
  return out
})
const [swapReal, swapImaginary] = [new Float64Array(size), new Float64Array(size)]

/** Transforms 256 complex numbers in place (fast Fourier transform, radix 4). Exchange both parts for the inverse. */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  transformFours(real, imaginary)
  for (let quarter = 4; quarter < size; quarter *= 4) combineFours(real, imaginary, quarter)
}

/** Brings all into the order that the rest needs, and transforms each four neighbours: nothing turns there. */
function transformFours(real: Float64Array, imaginary: Float64Array): void {
  swapReal.set(real)
  swapImaginary.set(imaginary)
  for (let at = 0; at < size; at += 4) {
    const a = reversed[at] ?? 0
    const b = reversed[at + 1] ?? 0
    const c = reversed[at + 2] ?? 0
    const d = reversed[at + 3] ?? 0
    const evenR = (swapReal[a] ?? 0) + (swapReal[c] ?? 0)
    const evenI = (swapImaginary[a] ?? 0) + (swapImaginary[c] ?? 0)
    const oddR = (swapReal[a] ?? 0) - (swapReal[c] ?? 0)
    const oddI = (swapImaginary[a] ?? 0) - (swapImaginary[c] ?? 0)
    const sumR = (swapReal[b] ?? 0) + (swapReal[d] ?? 0)
    const sumI = (swapImaginary[b] ?? 0) + (swapImaginary[d] ?? 0)
    const gapR = (swapReal[b] ?? 0) - (swapReal[d] ?? 0)
    const gapI = (swapImaginary[b] ?? 0) - (swapImaginary[d] ?? 0)
    real[at] = evenR + sumR
    imaginary[at] = evenI + sumI
    real[at + 1] = oddR + gapI
    imaginary[at + 1] = oddI - gapR
    real[at + 2] = evenR - sumR
    imaginary[at + 2] = evenI - sumI
    real[at + 3] = oddR - gapI
    imaginary[at + 3] = oddI + gapR
  }
}

/** Makes transforms of four times as many numbers of those that stand side by side. Plain names: a list of several costs memory. */
function combineFours(real: Float64Array, imaginary: Float64Array, quarter: number): void {
  const turn = size / (quarter * 4)
  for (let within = 0; within < quarter; within++) {
    const at = within * turn
    const c1 = cosines[at] ?? 0
    const s1 = sines[at] ?? 0
    const c2 = cosines[2 * at] ?? 0
    const s2 = sines[2 * at] ?? 0
    const c3 = cosines[3 * at] ?? 0
    const s3 = sines[3 * at] ?? 0
    for (let a = within; a < size; a += quarter * 4) {
      const b = a + quarter
      const c = b + quarter
      const d = c + quarter
      const xa = real[a] ?? 0
      const ya = imaginary[a] ?? 0
      const xb = real[b] ?? 0
      const yb = imaginary[b] ?? 0
      const xc = real[c] ?? 0
      const yc = imaginary[c] ?? 0
      const xd = real[d] ?? 0
      const yd = imaginary[d] ?? 0
      const br = xb * c1 - yb * s1
      const bi = xb * s1 + yb * c1
      const cr = xc * c2 - yc * s2
      const ci = xc * s2 + yc * c2
      const dr = xd * c3 - yd * s3
      const di = xd * s3 + yd * c3
      const evenR = xa + cr
      const evenI = ya + ci
      const oddR = xa - cr
      const oddI = ya - ci
      const sumR = br + dr
      const sumI = bi + di
      const gapR = br - dr
      const gapI = bi - di
      real[a] = evenR + sumR
      imaginary[a] = evenI + sumI
      real[b] = oddR + gapI
      imaginary[b] = oddI - gapR
      real[c] = evenR - sumR
      imaginary[c] = evenI - sumI
      real[d] = oddR - gapI
      imaginary[d] = oddI + gapR
    }
  }
}
