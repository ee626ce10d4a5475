declare const unit: unique symbol

type Quantity<Name extends string> = number & { readonly [unit]?: Name }

/** A length of time. Plain numbers fit; a count of samples or a level does not. */
export type Milliseconds = Quantity<'ms'>

/** A number of samples of one channel, never of interleaved values or bytes. */
export type SampleCount = Quantity<'samples'>

/** A gain, or a level relative to full scale. */
export type Decibels = Quantity<'dB'>

/** 0 dB is 1; −6.02 dB is about a half. */
export function amplitudeOf(level: Decibels): number {
  return 10 ** (level / 20)
}

/** The level of an amplitude; silence is −Infinity. */
export function decibelsOf(amplitude: number): Decibels {
  return 20 * Math.log10(amplitude)
}

/** How many whole samples lie in a span of time. */
export function samplesIn(span: Milliseconds, sampleRateHz: number): SampleCount {
  return Math.round((span * sampleRateHz) / 1000)
}

/** How long a number of samples lasts. */
export function durationOf(samples: SampleCount, sampleRateHz: number): Milliseconds {
  return (samples * 1000) / sampleRateHz
}
