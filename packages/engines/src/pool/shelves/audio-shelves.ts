import {
  createEncoder,
  createResampler,
  createTempo,
  type AudioEncoder,
  type OutputFormat,
  type Resampler,
  type Tempo,
} from '@vireo/audio'
import { createShelf, createShelves, type Shelf } from './shelf.ts'

/** An encoder is about 1 MB; a worker speaks to a handful of streams at a time. */
const perShelf = 8
const shelvesMax = 16

/** Everything a stream's audio goes through that takes time to make, kept for the next stream. */
export type AudioShelves = {
  /** Encoders take samples at the format's own rate. */
  encoders(format: OutputFormat): Shelf<AudioEncoder>
  resamplers(fromHz: number, toHz: number): Shelf<Resampler>
  pitchShifters(sampleRateHz: number, pitchFactor: number): Shelf<Tempo>
}

/** Creates the shelves on which a worker keeps encoders, resamplers and pitch shifters for reuse. */
export function createAudioShelves(): AudioShelves {
  const encoders = createShelves(shelvesMax, (format: OutputFormat) =>
    createShelf(
      perShelf,
      () => createEncoder(format, format.sampleRateHz),
      (encoder) => encoder.reset(),
    ),
  )
  const resamplers = createShelves(shelvesMax, ([fromHz, toHz]: readonly [number, number]) =>
    createShelf(
      perShelf,
      () => createResampler(fromHz, toHz),
      (resampler) => resampler.reset(),
    ),
  )
  const pitchShifters = createShelves(shelvesMax, ([sampleRateHz, pitchFactor]: readonly [number, number]) =>
    createShelf(
      perShelf,
      () => createTempo({ sampleRateHz, pitchFactor, speed: 1 }),
      (tempo) => tempo.reset(),
    ),
  )
  return {
    encoders: (format) => encoders(`${format.codec}_${format.sampleRateHz}_${format.bitrateKbps ?? ''}`, format),
    resamplers: (fromHz, toHz) => resamplers(`${fromHz}_${toHz}`, [fromHz, toHz]),
    pitchShifters: (sampleRateHz, factor) => pitchShifters(`${sampleRateHz}_${factor}`, [sampleRateHz, factor]),
  }
}
