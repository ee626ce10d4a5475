import type { Decibels } from '../units.ts'

type Section = { readonly b: readonly [number, number, number]; readonly a: readonly [number, number] }

/**
 * Computes both stages of K-weighting. BS.1770-4 prints coefficients for 48 kHz only; these are the analogue prototypes
 * behind them, so that other rates hear the same curve.
 */
function kWeighting(sampleRateHz: number): readonly [shelf: Section, highPass: Section] {
  const shelfQ = 0.7071752369554196
  const shelfK = Math.tan((Math.PI * 1681.974450955533) / sampleRateHz)
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const shelf0 = 1 + shelfK / shelfQ + shelfK * shelfK
  const passQ = 0.5003270373238773
  const passK = Math.tan((Math.PI * 38.13547087602444) / sampleRateHz)
  const pass0 = 1 + passK / passQ + passK * passK
  return [
    {
      b: [
        (high + (band * shelfK) / shelfQ + shelfK * shelfK) / shelf0,
        (2 * (shelfK * shelfK - high)) / shelf0,
        (high - (band * shelfK) / shelfQ + shelfK * shelfK) / shelf0,
      ],
      a: [(2 * (shelfK * shelfK - 1)) / shelf0, (1 - shelfK / shelfQ + shelfK * shelfK) / shelf0],
    },
    { b: [1, -2, 1], a: [(2 * (passK * passK - 1)) / pass0, (1 - passK / passQ + passK * passK) / pass0] },
  ]
}

/** Reads the loudness of a stream, however it is cut. */
export type LoudnessMeter = {
  process(samples: Float32Array): void
  /** See `integratedLoudness`. */
  integrated(): Decibels
}

/** Creates a loudness meter that keeps a number for each 100 ms, so that hours of audio need not be in memory. */
export function createLoudnessMeter(sampleRateHz: number): LoudnessMeter {
  return new SteppedMeter(sampleRateHz)
}

/**
 * In silence, what the filters remember dies away until it is nought; processors take a hundred times as long for the smallest numbers on
 * the way there. Looked at so often, it never comes so far.
 */
const settleSamples = 256

function settled(value: number): number {
  return Math.abs(value) < 1e-20 ? 0 : value
}

/** Mean square of the K-weighted signal in each 100 ms. Both stages in one loop: this runs on every sentence spoken. */
class SteppedMeter implements LoudnessMeter {
  readonly #sampleRateHz: number
  readonly #weighting: readonly [shelf: Section, highPass: Section]
  readonly #energies: number[] = []
  readonly #state = new Float64Array(4)
  #heard = 0
  #sum = 0

  constructor(sampleRateHz: number) {
    this.#sampleRateHz = sampleRateHz
    this.#weighting = kWeighting(sampleRateHz)
  }

  process(samples: Float32Array): void {
    const [shelf, pass] = this.#weighting
    const [s0, s1, s2] = shelf.b
    const [r1, r2] = shelf.a
    const [p0, p1, p2] = pass.b
    const [q1, q2] = pass.a
    let [shelf1 = 0, shelf2 = 0, pass1 = 0, pass2 = 0] = this.#state
    let sum = this.#sum
    for (let at = 0; at < samples.length;) {
      const stepEnd = Math.round(((this.#energies.length + 1) * this.#sampleRateHz) / 10) - this.#heard
      const end = Math.min(samples.length, stepEnd, at + settleSamples)
      shelf1 = settled(shelf1)
      shelf2 = settled(shelf2)
      pass1 = settled(pass1)
      pass2 = settled(pass2)
      for (; at < end; at++) {
        const input = samples[at] ?? 0
        const shelved = s0 * input + shelf1
        shelf1 = s1 * input - r1 * shelved + shelf2
        shelf2 = s2 * input - r2 * shelved
        const weighted = p0 * shelved + pass1
        pass1 = p1 * shelved - q1 * weighted + pass2
        pass2 = p2 * shelved - q2 * weighted
        sum += weighted * weighted
      }
      if (end < stepEnd) continue
      this.#energies.push((sum * 10) / this.#sampleRateHz)
      sum = 0
    }
    this.#heard += samples.length
    this.#sum = sum
    this.#state.set([shelf1, shelf2, pass1, pass2])
  }

  /** Mean square of the K-weighted signal in each 100 ms so far. */
  get energies(): readonly number[] {
    return this.#energies
  }

  integrated(): Decibels {
    return gatedLoudness(this.#energies)
  }
}

/** Computes the integrated loudness of steps of 100 ms. */
function gatedLoudness(steps: readonly number[]): Decibels {
  const blocks = steps
    .slice(3)
    .map((energy, at) => mean([steps[at] ?? 0, steps[at + 1] ?? 0, steps[at + 2] ?? 0, energy]))
  const audible = blocks.filter((energy) => loudnessOf(energy) > -70)
  if (audible.length === 0) return -Infinity
  const gate = loudnessOf(mean(audible)) - 10
  return loudnessOf(mean(audible.filter((energy) => loudnessOf(energy) > gate)))
}

function loudnessOf(energy: number): Decibels {
  return -0.691 + 10 * Math.log10(energy)
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length
}

/**
 * Measures the integrated loudness of one channel in LUFS (ITU-R BS.1770-4: 400 ms blocks overlapping by three
 * quarters, absolute gate −70, relative gate −10). −Infinity for silence and for less than 400 ms.
 */
export function integratedLoudness(samples: Float32Array, sampleRateHz: number): Decibels {
  const meter = createLoudnessMeter(sampleRateHz)
  meter.process(samples)
  return meter.integrated()
}

/**
 * Measures the integrated loudness of several channels together in LUFS: their energies add up, as BS.1770-4 weighs
 * left, right and centre. The channels are equally long.
 */
export function integratedLoudnessOf(channels: readonly Float32Array[], sampleRateHz: number): Decibels {
  const meter = createChannelsMeter(channels.length, sampleRateHz)
  meter.process(channels)
  return meter.integrated()
}

/** Reads the loudness of several channels together, however they are cut. */
export type ChannelsMeter = {
  /** As many channels as there are, equally long. */
  process(channels: readonly Float32Array[]): void
  /** See `integratedLoudnessOf`. */
  integrated(): Decibels
}

/** Creates a meter of so many channels that keeps a number for each 100 ms of them. */
export function createChannelsMeter(count: number, sampleRateHz: number): ChannelsMeter {
  const meters = Array.from({ length: count }, () => new SteppedMeter(sampleRateHz))
  return {
    process: (channels) => {
      for (const [nth, meter] of meters.entries()) meter.process(channels[nth] ?? new Float32Array())
    },
    integrated() {
      const all = meters.map(({ energies }) => energies)
      return gatedLoudness((all[0] ?? []).map((_, step) => all.reduce((sum, each) => sum + (each[step] ?? 0), 0)))
    },
  }
}
