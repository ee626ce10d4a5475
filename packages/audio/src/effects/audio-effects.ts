import { type BiquadFilter, createBiquads } from '../dsp/biquads.ts'
import { amplitudeOf } from '../units.ts'
import { createRoom, type Environment, type EnvironmentId, environments } from './environments.ts'
import { type FilterPreset, type FilterPresetId, filterPresets } from './filter-presets.ts'
import { type NoiseBedId, noiseBeds } from './noise-beds.ts'

/** What is done to a finished voice: where it comes through, how far it is, where it stands, and what else is heard there. */
export type AudioEffects = {
  readonly filterPreset?: FilterPresetId | undefined
  /** 0 is close, which changes nothing, 1 is far. */
  readonly distance: number
  readonly environment?: EnvironmentId | undefined
  readonly backgroundNoise?: NoiseBedId | undefined
  /** How much of the voice the room hears, 0…1. */
  readonly sendLevel: number
}

/** Does it to one stream. As long out as in, without delay, so that times of words stay true. */
export type AudioEffectsChain = {
  process(samples: Float32Array): Float32Array<ArrayBuffer>
  /** How much longer the room and the noise are heard once the voice has ended. */
  readonly tailMs: number
}

/** A bed that stops at once is heard to stop. */
const bedFadeMs = 400
/** From here on what is too loud is bent rather than cut. */
const knee = 0.8

/** Tells whether effects leave a voice as it is. */
export function changesNothing({
  filterPreset,
  distance,
  environment,
  backgroundNoise,
  sendLevel,
}: AudioEffects): boolean {
  return !filterPreset && distance === 0 && (!environment || sendLevel === 0) && !backgroundNoise
}

/** Creates what does these effects at a sample rate. How the sound is cut makes no difference. */
export function createAudioEffects(effects: AudioEffects, sampleRateHz: number): AudioEffectsChain {
  const { distance, sendLevel } = effects
  const preset: FilterPreset | undefined = effects.filterPreset && filterPresets[effects.filterPreset]
  const place: Environment | undefined =
    effects.environment && sendLevel > 0 ? environments[effects.environment] : undefined
  const colour = createBiquads(fitting(preset?.filters ?? [], sampleRateHz), sampleRateHz)
  const away = createBiquads(fitting(distance > 0 ? filtersAt(distance) : [], sampleRateHz), sampleRateHz)
  const room = place && createRoom(place, sampleRateHz)
  const bed = effects.backgroundNoise && noiseBeds[effects.backgroundNoise](sampleRateHz)
  const gain = amplitudeOf(preset?.gainDb ?? 0)
  const dry = room ? 1 - 0.75 * distance : 1
  const wet = place ? place.wet * sendLevel * (1 + distance) : 0
  const farness = amplitudeOf(-9 * distance)
  const drive = preset?.drive ?? 0
  return {
    tailMs: Math.max(place ? place.decay * 1000 : 0, bed ? bedFadeMs : 0),
    process(samples) {
      const out = Float32Array.from(samples)
      colour.process(out)
      if (preset) for (let at = 0; at < out.length; at++) out[at] = gain * driven(out[at] ?? 0, drive)
      away.process(out)
      for (let at = 0; at < out.length; at++) {
        const voice = (out[at] ?? 0) * farness
        const heard = dry * voice + (room ? wet * room(voice) : 0) + (bed ? bed() : 0)
        out[at] = bent(heard)
      }
      return out
    },
  }
}

/** Returns what air and ground take of high and low pitches on the way. */
function filtersAt(distance: number): BiquadFilter[] {
  return [
    { kind: 'highpass', frequencyHz: 60 + 260 * distance, gainDb: 0 },
    { kind: 'lowpass', frequencyHz: 14_000 * (2200 / 14_000) ** distance, gainDb: 0 },
  ]
}

/** Leaves out what lies above what the rate can hold; a low-pass there changes nothing. */
function fitting(filters: readonly BiquadFilter[], sampleRateHz: number): BiquadFilter[] {
  return filters.filter(({ frequencyHz }) => frequencyHz < 0.46 * sampleRateHz)
}

function driven(sample: number, drive: number): number {
  return drive === 0 ? sample : Math.tanh(sample * (1 + 2 * drive)) / (1 + 0.55 * drive)
}

function bent(sample: number): number {
  const magnitude = Math.abs(sample)
  if (magnitude <= knee) return sample
  const over = knee + (1 - knee) * Math.tanh((magnitude - knee) / (1 - knee))
  return Math.sign(sample) * Math.min(0.98, over)
}
