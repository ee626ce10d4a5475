import { noiseRemoverRateHz as rate } from '@vireo/audio'
import { aNoise } from '@vireo/audio/testing.ts'
import { aBand, rateHz, rmsOf } from '../testing.ts'

type Noises = Readonly<Record<'white' | 'pink' | 'hum' | 'babble' | 'music' | 'street', Float32Array>>

/** A sound at a level above a noise, in decibels. */
export function withNoiseAt(sound: Float32Array, noise: Float32Array, ratioDb: number): Float32Array {
  const gain = rmsOf(sound) / rmsOf(noise) / 10 ** (ratioDb / 20)
  return sound.map((sample, at) => sample + gain * (noise[at] ?? 0))
}

/** Scale-invariant signal-to-distortion ratio (Le Roux et al. 2019), in decibels. */
export function scaleInvariantRatioDb(estimate: Float32Array, truth: Float32Array): number {
  let [product, energy] = [0, 0]
  for (let at = 0; at < truth.length; at++) {
    product += (estimate[at] ?? 0) * (truth[at] ?? 0)
    energy += (truth[at] ?? 0) ** 2
  }
  const scale = product / energy
  let rest = 0
  for (let at = 0; at < truth.length; at++) rest += ((estimate[at] ?? 0) - scale * (truth[at] ?? 0)) ** 2
  return 10 * Math.log10((scale * scale * energy) / Math.max(1e-20, rest))
}

/** What is heard behind people: hiss, a room, the mains, other voices, a band, traffic with a horn. */
export function noisesFor(length: number, crowd: readonly Float32Array[]): Noises {
  const pink = aPinkNoise(length)
  return {
    white: aNoise(length, 0.5, 5),
    pink,
    hum: made(length, (time) =>
      [1, 2, 3, 5, 7].reduce((sum, n) => sum + Math.sin(100 * Math.PI * n * time + n) / n, 0),
    ),
    babble: Float32Array.from({ length }, (_, at) =>
      crowd.reduce((sum, voice, index) => sum + (voice[(at + index * 30_000) % voice.length] ?? 0), 0),
    ),
    music: aLoudBand(length),
    street: made(length, (time, at) => {
      const cars = (pink[at] ?? 0) * (0.5 + 0.5 * Math.sin(0.8 * time) ** 2)
      const engine = 0.8 * Math.sin(2 * Math.PI * 70 * time + 3 * Math.sin(time))
      return cars + engine + (time % 4 > 3.2 ? 0.7 * Math.sin(2 * Math.PI * 440 * time) : 0)
    }),
  }
}

function made(length: number, sample: (time: number, at: number) => number): Float32Array {
  return Float32Array.from({ length }, (_, at) => sample(at / rate, at))
}

/** White noise through Paul Kellet's filter: 3 dB less an octave. */
function aPinkNoise(length: number): Float32Array {
  const white = aNoise(length, 1, 11)
  let [low, middle, high] = [0, 0, 0]
  return white.map((sample) => {
    low = 0.997_65 * low + sample * 0.099_046
    middle = 0.963 * middle + sample * 0.296_516_4
    high = 0.57 * high + sample * 1.052_691_3
    return low + middle + high + sample * 0.184_8
  })
}

/** The band of the other tests at the isolator's rate; what it lacks above 8 kHz bands lack as well. */
function aLoudBand(length: number): Float32Array {
  const band = aBand(Math.ceil(length / rate) + 1)
  const step = rateHz / rate
  return Float32Array.from({ length }, (_, at) => {
    const place = at * step
    const before = Math.floor(place)
    const [one, other] = [band[before] ?? 0, band[before + 1] ?? 0]
    return one + (other - one) * (place - before)
  })
}
