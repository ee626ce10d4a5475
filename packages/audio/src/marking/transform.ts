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
const swap = new Float64Array(size)

function reorder(numbers: Float64Array): void {
  swap.set(numbers)
  for (let at = 0; at < size; at++) numbers[at] = swap[reversed[at] ?? 0] ?? 0
}

/** Transforms 256 complex numbers in place (fast Fourier transform, radix 4). Exchange both parts for the inverse. */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  reorder(real)
  reorder(imaginary)
  for (let quarter = 1; quarter < size; quarter *= 4) {
    const turn = size / (quarter * 4)
    for (let within = 0; within < quarter; within++) {
      const at = within * turn
      const [c1, s1] = [cosines[at] ?? 0, sines[at] ?? 0]
      const [c2, s2] = [cosines[2 * at] ?? 0, sines[2 * at] ?? 0]
      const [c3, s3] = [cosines[3 * at] ?? 0, sines[3 * at] ?? 0]
      for (let a = within; a < size; a += quarter * 4) {
        const b = a + quarter
        const c = b + quarter
        const d = c + quarter
        const [xb, yb, xc, yc] = [real[b] ?? 0, imaginary[b] ?? 0, real[c] ?? 0, imaginary[c] ?? 0]
        const [xa, ya, xd, yd] = [real[a] ?? 0, imaginary[a] ?? 0, real[d] ?? 0, imaginary[d] ?? 0]
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
}
