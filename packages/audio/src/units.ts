declare const unit: unique symbol

type Quantity<Name extends string> = number & { readonly [unit]?: Name }

/** A length of time. Plain numbers fit; a count of samples or a level does not. */
export type Milliseconds = Quantity<'ms'>

/** A number of samples of one channel, never of interleaved values or bytes. */
export type SampleCount = Quantity<'samples'>

/** A gain, or a level relative to full scale. */
export type Decibels = Quantity<'dB'>

/** Converts a level to an amplitude: 0 dB is 1, −6.02 dB about a half. */
export function amplitudeOf(level: Decibels): number {
  return 10 ** (level / 20)
}

/** Converts an amplitude to a level; silence is −Infinity. */
export function decibelsOf(amplitude: number): Decibels {
  return 20 * Math.log10(amplitude)
}

/** Converts a time span to the nearest number of samples. */
export function samplesIn(span: Milliseconds, sampleRateHz: number): SampleCount {
  return Math.round((span * sampleRateHz) / 1000)
}

/** Converts a number of samples to milliseconds. */
export function durationOf(samples: SampleCount, sampleRateHz: number): Milliseconds {
  return (samples * 1000) / sampleRateHz
}
