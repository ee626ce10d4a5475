import createRnnoise, { type RnnoiseLibrary } from '@echogarden/rnnoise-wasm'
import { joinSamples } from '../join.ts'
import type { Milliseconds } from '../units.ts'
import { startLibrary } from '../wasm/emscripten-library.ts'

/** Takes what is no speech out of a stream. Output lines up with input; it only comes a frame later. */
export type NoiseRemover = {
  /** Samples −1…1 at `noiseRemoverRateHz`. */
  process(samples: Float32Array): Float32Array<ArrayBuffer>
  /** The rest: input and output then last equally long. Only `reset` may follow. */
  flush(): Float32Array<ArrayBuffer>
  reset(): void
  /** How much of what was processed so far is more likely speech than not. */
  readonly speechMs: Milliseconds
}

/** The only rate the network was trained at. */
export const noiseRemoverRateHz = 48_000

const frameSamples = 480
const frameMs = 10
const fullScale = 32_767

type Scratch = { readonly rnnoise: RnnoiseLibrary; readonly input: number; readonly output: number }

let scratch: Promise<Scratch> | undefined
const states = new FinalizationRegistry<{ rnnoise: RnnoiseLibrary; state: number }>(({ rnnoise, state }) =>
  rnnoise._rnnoise_destroy(state),
)

async function startRnnoise(): Promise<Scratch> {
  const rnnoise = await startLibrary('noise', createRnnoise)
  return { rnnoise, input: rnnoise._malloc(frameSamples * 4), output: rnnoise._malloc(frameSamples * 4) }
}

/**
 * Creates a noise remover on Xiph's RNNoise, a small recurrent network that attenuates, band by band, what is not
 * speech.
 */
export async function createNoiseRemover(): Promise<NoiseRemover> {
  return new RnnoiseRemover(await (scratch ??= startRnnoise()))
}

class RnnoiseRemover implements NoiseRemover {
  readonly #scratch: Scratch
  readonly #state: number
  readonly #frame = new Float32Array(frameSamples)
  #filled = 0
  #read = 0
  #written = 0
  #speechFrames = 0
  /** The network answers a frame late: its first answer is about nothing. */
  #isFirst = true

  constructor(shared: Scratch) {
    this.#scratch = shared
    this.#state = shared.rnnoise._rnnoise_create(0)
    if (this.#state === 0) throw new Error('RNNoise has no memory left')
    states.register(this, { rnnoise: shared.rnnoise, state: this.#state })
  }

  get speechMs(): Milliseconds {
    return this.#speechFrames * frameMs
  }

  reset(): void {
    this.#scratch.rnnoise._rnnoise_init(this.#state, 0)
    this.#filled = 0
    this.#read = 0
    this.#written = 0
    this.#speechFrames = 0
    this.#isFirst = true
  }

  process(samples: Float32Array): Float32Array<ArrayBuffer> {
    this.#read += samples.length
    return this.#run(samples)
  }

  flush(): Float32Array<ArrayBuffer> {
    const missing = this.#read - this.#written
    return this.#run(new Float32Array(2 * frameSamples)).slice(0, Math.max(0, missing))
  }

  #run(samples: Float32Array): Float32Array<ArrayBuffer> {
    const parts: Float32Array[] = []
    for (let at = 0; at < samples.length;) {
      const part = samples.subarray(at, at + frameSamples - this.#filled)
      this.#frame.set(part, this.#filled)
      this.#filled += part.length
      at += part.length
      if (this.#filled < frameSamples) break
      this.#filled = 0
      const clean = this.#clean()
      if (this.#isFirst) this.#isFirst = false
      else parts.push(clean)
    }
    const joined = joinSamples(parts)
    this.#written += joined.length
    return joined
  }

  #clean(): Float32Array {
    const { rnnoise, input, output } = this.#scratch
    rnnoise.HEAPF32.set(
      this.#frame.map((sample) => sample * fullScale),
      input / 4,
    )
    const speechProbability = rnnoise._rnnoise_process_frame(this.#state, output, input)
    if (speechProbability > 0.5) this.#speechFrames++
    return rnnoise.HEAPF32.slice(output / 4, output / 4 + frameSamples).map((sample) => sample / fullScale)
  }
}
