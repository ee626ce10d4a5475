import createSpeex, { type SpeexLibrary } from '@echogarden/speex-resampler-wasm/simd'
import { joinSamples } from '../join.ts'
import { startLibrary } from '../wasm/emscripten-library.ts'

/** Changes the sample rate of a stream without moving it: the first sample out is the first sample in. */
export type Resampler = {
  process(samples: Float32Array): Float32Array<ArrayBuffer>
  /** The tail. Input and output then last equally long, to the nearest sample. */
  flush(): Float32Array<ArrayBuffer>
  reset(): void
}

type Scratch = {
  readonly speex: SpeexLibrary
  readonly input: number
  readonly output: number
  readonly lengths: number
}

const quality = 4
const inputCapacity = 4096
const outputCapacity = 8192

let scratch: Promise<Scratch> | undefined
const states = new FinalizationRegistry<{ speex: SpeexLibrary; state: number }>(({ speex, state }) =>
  speex._speex_resampler_destroy(state),
)

async function startSpeex(): Promise<Scratch> {
  const speex = await startLibrary('resampler', createSpeex)
  return {
    speex,
    input: speex._malloc(inputCapacity * 4),
    output: speex._malloc(outputCapacity * 4),
    lengths: speex._malloc(8),
  }
}

/**
 * Creates a resampler of one channel between whole hertz; equal rates copy. Throws RangeError for rates that Speex
 * refuses.
 */
export async function createResampler(inputRateHz: number, outputRateHz: number): Promise<Resampler> {
  if (inputRateHz === outputRateHz) return copying
  return new SpeexResampler(await (scratch ??= startSpeex()), inputRateHz, outputRateHz)
}

const copying: Resampler = {
  process: (samples) => samples.slice(),
  flush: () => new Float32Array(0),
  reset: () => undefined,
}

class SpeexResampler implements Resampler {
  readonly #scratch: Scratch
  readonly #state: number
  readonly #ratio: number
  #read = 0
  #written = 0

  constructor(shared: Scratch, inputRateHz: number, outputRateHz: number) {
    this.#scratch = shared
    this.#ratio = outputRateHz / inputRateHz
    this.#state = shared.speex._speex_resampler_init(1, inputRateHz, outputRateHz, quality, 0)
    if (this.#state === 0) throw new RangeError(`cannot resample ${inputRateHz} Hz to ${outputRateHz} Hz`)
    states.register(this, { speex: shared.speex, state: this.#state })
    this.reset()
  }

  reset(): void {
    this.#scratch.speex._speex_resampler_reset_mem(this.#state)
    this.#scratch.speex._speex_resampler_skip_zeros(this.#state)
    this.#read = 0
    this.#written = 0
  }

  process(samples: Float32Array): Float32Array<ArrayBuffer> {
    this.#read += samples.length
    return this.#run(samples)
  }

  flush(): Float32Array<ArrayBuffer> {
    const missing = Math.round(this.#read * this.#ratio) - this.#written
    const latency = this.#scratch.speex._speex_resampler_get_input_latency(this.#state)
    return this.#run(new Float32Array(latency + Math.ceil(1 / this.#ratio) + 1)).slice(0, Math.max(0, missing))
  }

  #run(samples: Float32Array): Float32Array<ArrayBuffer> {
    const { speex, input, output, lengths } = this.#scratch
    const parts: Float32Array<ArrayBuffer>[] = []
    for (let at = 0; at < samples.length;) {
      const block = samples.subarray(at, at + inputCapacity)
      speex.HEAPF32.set(block, input / 4)
      speex.HEAP32[lengths / 4] = block.length
      speex.HEAP32[lengths / 4 + 1] = outputCapacity
      speex._speex_resampler_process_float(this.#state, 0, input, lengths, output, lengths + 4)
      const consumed = speex.HEAP32[lengths / 4] ?? 0
      const produced = speex.HEAP32[lengths / 4 + 1] ?? 0
      if (consumed === 0 && produced === 0) throw new Error('the resampler stopped making progress')
      if (produced > 0) parts.push(speex.HEAPF32.slice(output / 4, output / 4 + produced))
      at += consumed
    }
    const [only] = parts
    const joined = parts.length === 1 && only ? only : joinSamples(parts)
    this.#written += joined.length
    return joined
  }
}
