import { joinSamples } from '../join.ts'
import type { Decibels, Milliseconds } from '../units.ts'
import { isolationShare, type Levels, levelsOf, withStrength } from './isolation-share.ts'
import { createNoiseRemover, type NoiseRemover } from './noise-remover.ts'

const frameSamples = 480
/** So far around a frame it is looked how loud noise and speech are there. */
const reachFrames = 300
/** So often it is looked again. */
const lookEveryFrames = 10
/** A pause begins and ends so gently: what begins or ends a word is quiet. */
const gentleFrames = 4

export type IsolationWishes = {
  /** 0 leaves everything as it is, 1 keeps nothing but what the network takes for speech; by the noise in between. */
  readonly strength?: number
  /** What removes the noise; Xiph's network unless said. */
  readonly remover?: NoiseRemover
}

/**
 * Creates what isolates a voice: noise is removed, and of what it costs the voice as much is put back as the noise
 * allows (decision 0386). Samples −1…1 at `noiseRemoverRateHz`; output lines up with input, three seconds later.
 */
export async function createVoiceIsolator({ strength = 0.5, remover }: IsolationWishes = {}): Promise<NoiseRemover> {
  return new MixingIsolator(remover ?? (await createNoiseRemover()), Math.max(0, Math.min(1, strength)))
}

class MixingIsolator implements NoiseRemover {
  readonly #remover: NoiseRemover
  readonly #strength: number
  /** Samples that are not mixed yet; both begin at the frame `#mixed`. */
  #dry = new Float32Array(0)
  #wet = new Float32Array(0)
  /** Of every frame from `#firstLevel` on: as far back as it is looked. */
  #levels: Decibels[] = []
  #firstLevel = 0
  #mixed = 0
  #found: Levels | undefined
  #share = 1

  constructor(remover: NoiseRemover, strength: number) {
    this.#remover = remover
    this.#strength = strength
  }

  get speechMs(): Milliseconds {
    return this.#remover.speechMs
  }

  reset(): void {
    this.#remover.reset()
    this.#dry = new Float32Array(0)
    this.#wet = new Float32Array(0)
    this.#levels = []
    this.#firstLevel = 0
    this.#mixed = 0
    this.#share = 1
  }

  process(samples: Float32Array): Float32Array<ArrayBuffer> {
    this.#take(samples, this.#remover.process(samples))
    const known = this.#firstLevel + this.#levels.length
    return this.#mix(known - reachFrames - this.#mixed)
  }

  flush(): Float32Array<ArrayBuffer> {
    this.#take(new Float32Array(0), this.#remover.flush())
    const frames = Math.ceil(this.#dry.length / frameSamples)
    const whole = this.#firstLevel + this.#levels.length - this.#mixed
    if (frames > whole) this.#levels.push(levelOf(this.#dry.subarray(whole * frameSamples)))
    return this.#mix(frames)
  }

  #take(dry: Float32Array, wet: Float32Array): void {
    this.#dry = joinSamples([this.#dry, dry])
    this.#wet = joinSamples([this.#wet, wet])
    const whole = Math.floor(this.#dry.length / frameSamples)
    for (let frame = this.#firstLevel + this.#levels.length - this.#mixed; frame < whole; frame++) {
      this.#levels.push(levelOf(this.#dry.subarray(frame * frameSamples, (frame + 1) * frameSamples)))
    }
  }

  /** Mixes so many frames, or what there is of them. */
  #mix(frames: number): Float32Array<ArrayBuffer> {
    const out = new Float32Array(Math.max(0, Math.min(this.#wet.length, frames * frameSamples)))
    for (let start = 0; start < out.length; start += frameSamples, this.#mixed++) {
      const before = this.#mixed === 0 ? this.#shareOf(0) : this.#share
      this.#share = this.#shareOf(this.#mixed)
      const end = Math.min(out.length, start + frameSamples)
      for (let at = start; at < end; at++) {
        const share = before + ((this.#share - before) * (at - start)) / frameSamples
        const dry = this.#dry[at] ?? 0
        out[at] = dry + share * ((this.#wet[at] ?? 0) - dry)
      }
    }
    this.#dry = this.#dry.slice(out.length)
    this.#wet = this.#wet.slice(out.length)
    this.#forget()
    return out
  }

  #shareOf(frame: number): number {
    if (frame % lookEveryFrames === 0) this.#found = levelsOf(this.#around(frame, reachFrames))
    const loudest = Math.max(...this.#around(frame, gentleFrames))
    return withStrength(isolationShare(this.#found, loudest), this.#strength)
  }

  #around(frame: number, reach: number): readonly Decibels[] {
    const at = frame - this.#firstLevel
    return this.#levels.slice(Math.max(0, at - reach), at + reach + 1)
  }

  #forget(): void {
    const old = this.#mixed - reachFrames - this.#firstLevel
    if (old < reachFrames) return
    this.#levels = this.#levels.slice(old)
    this.#firstLevel += old
  }
}

function levelOf(samples: Float32Array): Decibels {
  let energy = 0
  for (const sample of samples) energy += sample * sample
  return 10 * Math.log10(energy / Math.max(1, samples.length) + 1e-10)
}
