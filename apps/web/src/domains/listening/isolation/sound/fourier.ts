/** Replaces a complex signal whose length is a power of two by its spectrum (Cooley and Tukey 1965). */
export function transform(real: Float32Array, imaginary: Float32Array): void {
  const size = real.length
  for (let at = 1, other = 0; at < size; at++) {
    let bit = size >> 1
    for (; other & bit; bit >>= 1) other ^= bit
    other ^= bit
    if (at < other) {
      swap(real, at, other)
      swap(imaginary, at, other)
    }
  }
  for (let length = 2; length <= size; length *= 2) turn(real, imaginary, length)
}

function swap(values: Float32Array, one: number, other: number): void {
  const kept = values[one] ?? 0
  values[one] = values[other] ?? 0
  values[other] = kept
}

function turn(real: Float32Array, imaginary: Float32Array, length: number): void {
  const half = length / 2
  for (let step = 0; step < half; step++) {
    const angle = (-2 * Math.PI * step) / length
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
    for (let at = step; at < real.length; at += length) {
      const [oddReal, oddImaginary] = [real[at + half] ?? 0, imaginary[at + half] ?? 0]
      const [turnedReal, turnedImaginary] = [
        oddReal * cosine - oddImaginary * sine,
        oddReal * sine + oddImaginary * cosine,
      ]
      const [evenReal, evenImaginary] = [real[at] ?? 0, imaginary[at] ?? 0]
      real[at] = evenReal + turnedReal
      imaginary[at] = evenImaginary + turnedImaginary
      real[at + half] = evenReal - turnedReal
      imaginary[at + half] = evenImaginary - turnedImaginary
    }
  }
}
