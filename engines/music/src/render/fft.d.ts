/** The library comes without declarations. This lists what is used here. Arrays are pairs of real and imaginary part. */
declare module 'fft.js' {
  export default class FFT {
    /** A power of two. */
    constructor(size: number)
    createComplexArray(): number[]
    /** Fills the first half of the spectrum only. */
    realTransform(spectrum: number[] | Float64Array, samples: ArrayLike<number>): void
    completeSpectrum(spectrum: number[]): void
    inverseTransform(samples: number[] | Float64Array, spectrum: number[] | Float64Array): void
  }
}
