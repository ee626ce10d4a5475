import { expect, it } from 'vitest'
import { aNoise } from '../testing.ts'
import { transformSize as size } from './mark-grid.ts'
import { fromSpectrum, placesOfBins, toSpectrum } from './transform.ts'

const real = Float64Array.from(aNoise(size, 1, 3))
const imaginary = Float64Array.from(aNoise(size, 1, 4))

/** What a bin holds by the definition. */
function binOf(bin: number): { real: number; imaginary: number } {
  let [r, i] = [0, 0]
  for (let at = 0; at < size; at++) {
    const angle = (-2 * Math.PI * at * bin) / size
    const [x, y] = [real[at] ?? 0, imaginary[at] ?? 0]
    r += x * Math.cos(angle) - y * Math.sin(angle)
    i += x * Math.sin(angle) + y * Math.cos(angle)
  }
  return { real: r, imaginary: i }
}

it('finds what each bin holds at its place, and the way back', () => {
  const spectrum = { real: real.slice(), imaginary: imaginary.slice() }
  toSpectrum(spectrum.real, spectrum.imaginary)
  expect(new Set(placesOfBins).size).toBe(size)
  for (let bin = 0; bin < size; bin++) {
    const place = placesOfBins[bin] ?? 0
    const wanted = binOf(bin)
    expect(spectrum.real[place]).toBeCloseTo(wanted.real, 9)
    expect(spectrum.imaginary[place]).toBeCloseTo(wanted.imaginary, 9)
  }
  fromSpectrum(spectrum.real, spectrum.imaginary)
  for (let at = 0; at < size; at++) {
    expect((spectrum.real[at] ?? 0) / size).toBeCloseTo(real[at] ?? 0, 12)
    expect((spectrum.imaginary[at] ?? 0) / size).toBeCloseTo(imaginary[at] ?? 0, 12)
  }
})
