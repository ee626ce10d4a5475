import createSonic, { type SonicLibrary } from '@echogarden/sonic-wasm'
import { joinSamples } from '../join.ts'
import { startLibrary } from '../wasm/emscripten-library.ts'
import { createResampler } from './resampler.ts'

/** Changes how fast, and how high, a voice speaks. */
export type Tempo = {
  process(samples: Float32Array): Float32Array<ArrayBuffer>
  flush(): Float32Array<ArrayBuffer>
  reset(): void
}

export type TempoOptions = {
  readonly sampleRateHz: number
  /** 2 is twice as fast; 0.25 … 4 sound reasonable. */
  readonly speed: number
  /** 2 is an octave up, at the same length. */
  readonly pitchFactor: number
}

type Scratch = { readonly sonic: SonicLibrary; readonly buffer: number }

/** Sonic decides by the samples it has seen; equal blocks make its answer independent of the caller's chunks. */
const blockSamples = 1024

let scratch: Promise<Scratch> | undefined
const streams = new FinalizationRegistry<{ sonic: SonicLibrary; stream: number }>(({ sonic, stream }) =>
  sonic._sonicDestroyStream(stream),
)

async function startSonic(): Promise<Scratch> {
  const sonic = await startLibrary('tempo', createSonic)
  return { sonic, buffer: sonic._malloc(blockSamples * 4) }
}

/**
 * Creates a tempo changer by pitch-synchronous overlap-add (Sonic): made for speech, clean up to about twice or half. A
 * change of pitch is a change of speed played back at another rate; Sonic's own way reads outside its memory.
 */
export async function createTempo(options: TempoOptions): Promise<Tempo> {
  const { sampleRateHz, speed, pitchFactor } = options
  if (!(speed > 0 && pitchFactor > 0 && Number.isFinite(speed * pitchFactor))) {
    throw new RangeError(`speed ${speed} and pitch factor ${pitchFactor} must be positive`)
  }
  const [stretch, resampler] = await Promise.all([
    createStretch(sampleRateHz, speed / pitchFactor),
    createResampler(Math.round(sampleRateHz * pitchFactor), sampleRateHz),
  ])
  let read = 0
  let written = 0
  return {
    process(samples) {
      read += samples.length
      const out = resampler.process(stretch.process(samples))
      written += out.length
      return out
    },
    flush() {
      const rest = joinSamples([resampler.process(stretch.flush()), resampler.flush()])
      // Sonic pads its last period with silence: what exceeds the new length is cut.
      return rest.slice(0, Math.max(0, Math.round(read / speed) - written))
    },
    reset() {
      stretch.reset()
      resampler.reset()
      read = 0
      written = 0
    },
  }
}

async function createStretch(sampleRateHz: number, speed: number): Promise<Tempo> {
  if (speed === 1) return copying
  return new SonicStretch(await (scratch ??= startSonic()), sampleRateHz, speed)
}

const copying: Tempo = {
  process: (samples) => samples.slice(),
  flush: () => new Float32Array(0),
  reset: () => undefined,
}

class SonicStretch implements Tempo {
  readonly #sonic: SonicLibrary
  readonly #buffer: number
  readonly #sampleRateHz: number
  readonly #speed: number
  readonly #block = new Float32Array(blockSamples)
  #filled = 0
  #stream = 0

  constructor({ sonic, buffer }: Scratch, sampleRateHz: number, speed: number) {
    this.#sonic = sonic
    this.#buffer = buffer
    this.#sampleRateHz = sampleRateHz
    this.#speed = speed
    this.reset()
  }

  reset(): void {
    if (this.#stream !== 0) {
      streams.unregister(this)
      this.#sonic._sonicDestroyStream(this.#stream)
    }
    this.#stream = this.#sonic._sonicCreateStream(this.#sampleRateHz, 1)
    if (this.#stream === 0) throw new Error('no memory left for another tempo change')
    this.#sonic._sonicSetSpeed(this.#stream, this.#speed)
    streams.register(this, { sonic: this.#sonic, stream: this.#stream }, this)
    this.#filled = 0
  }

  process(samples: Float32Array): Float32Array<ArrayBuffer> {
    const parts: Float32Array<ArrayBuffer>[] = []
    for (let at = 0; at < samples.length;) {
      const taken = samples.subarray(at, at + blockSamples - this.#filled)
      this.#block.set(taken, this.#filled)
      this.#filled += taken.length
      at += taken.length
      if (this.#filled === blockSamples) parts.push(...this.#write())
    }
    return joinSamples(parts)
  }

  flush(): Float32Array<ArrayBuffer> {
    const parts = this.#write()
    this.#sonic._sonicFlushStream(this.#stream)
    parts.push(...this.#available())
    return joinSamples(parts)
  }

  #write(): Float32Array<ArrayBuffer>[] {
    if (this.#filled === 0) return []
    this.#sonic.HEAPF32.set(this.#block.subarray(0, this.#filled), this.#buffer / 4)
    const written = this.#sonic._sonicWriteFloatToStream(this.#stream, this.#buffer, this.#filled)
    if (written === 0) throw new Error('no memory left for a tempo change')
    this.#filled = 0
    return this.#available()
  }

  #available(): Float32Array<ArrayBuffer>[] {
    const parts: Float32Array<ArrayBuffer>[] = []
    for (;;) {
      const count = this.#sonic._sonicReadFloatFromStream(this.#stream, this.#buffer, blockSamples)
      if (count === 0) return parts
      parts.push(this.#sonic.HEAPF32.slice(this.#buffer / 4, this.#buffer / 4 + count))
    }
  }
}
