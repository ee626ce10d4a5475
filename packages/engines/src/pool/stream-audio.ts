import { type AudioEffectsChain, type AudioEncoder, joinBytes, type OutputFormat, type SoundMarker } from '@vireo/audio'
import { LevelMeter } from './loudness/level-meter.ts'

const firstBlockMs = 60
const blockGrowth = 2
const longestBlockMs = 500
const silenceBlockMs = 500

/** What a stream's samples go through. */
export type StreamOutlet = {
  readonly encoder: AudioEncoder
  readonly marker?: SoundMarker | undefined
  /** What is done to the voice ahead of its mark. */
  readonly effects?: AudioEffectsChain | undefined
}

/** The sounding side of one stream: one encoder through all its pieces, blocks that grow, and the clock of its audio. */
export class StreamAudio {
  readonly #encoder: AudioEncoder
  readonly #marker: SoundMarker | undefined
  readonly #effects: AudioEffectsChain | undefined
  readonly #sampleRateHz: number
  readonly #send: (bytes: Uint8Array) => void
  readonly #now: () => number
  readonly #meter: LevelMeter
  #blockMs = firstBlockMs
  #samples = 0
  #firstSentAt: number | undefined

  constructor(
    { encoder, marker, effects }: StreamOutlet,
    format: OutputFormat,
    send: (bytes: Uint8Array) => void,
    now: () => number,
  ) {
    this.#encoder = encoder
    this.#marker = marker
    this.#effects = effects
    this.#sampleRateHz = format.sampleRateHz
    this.#send = send
    this.#now = now
    this.#meter = new LevelMeter(format.sampleRateHz)
  }

  get encoder(): AudioEncoder {
    return this.#encoder
  }

  get durationMs(): number {
    return (this.#samples * 1000) / this.#sampleRateHz
  }

  /** How much audio a block should hold by now: a short one starts the playback, longer ones cost less. */
  get blockMs(): number {
    return this.#blockMs
  }

  /** How far a listener who plays as it arrives is behind what was sent. Negative when the sound has run out. */
  get leadMs(): number {
    return this.#firstSentAt === undefined ? 0 : this.durationMs - (this.#now() - this.#firstSentAt)
  }

  /** Levels of what was written since the last time this was asked. */
  takeLevels(): number[] {
    return this.#meter.take()
  }

  /** Encodes samples at the format's rate and sends what comes of them. */
  write(spoken: Float32Array): void {
    if (spoken.length === 0) return
    const samples = this.#effects?.process(spoken) ?? spoken
    const isFirst = this.#samples === 0
    this.#samples += samples.length
    this.#meter.add(samples)
    this.#deliver(this.#encoder.encode(this.#marked(samples)))
    // Nobody waits for the mark of the first block.
    if (isFirst) this.settle()
    this.#blockMs = Math.min(longestBlockMs, this.#blockMs * blockGrowth)
  }

  /** Silence goes through the same encoder. `isCancelled` is asked twice a second of silence. */
  writeSilence(durationMs: number, isCancelled: () => boolean): void {
    const block = Math.round((silenceBlockMs * this.#sampleRateHz) / 1000)
    let left = Math.round((durationMs * this.#sampleRateHz) / 1000)
    while (left > 0 && !isCancelled()) {
      const count = Math.min(left, block)
      this.write(new Float32Array(count))
      left -= count
    }
  }

  /** Sends what waits for its mark, without it: the end of what was said leaves with it. */
  settle(): void {
    const [rest] = this.#marker?.settle() ?? []
    if (rest && rest.length > 0) this.#deliver(this.#encoder.encode(rest))
  }

  /** What was held back, and what a room still answers. */
  finish(): void {
    if (this.#effects && this.#samples > 0) this.writeSilence(this.#effects.tailMs, () => false)
    this.settle()
    this.#deliver(this.#encoder.finish())
  }

  #marked(samples: Float32Array): Float32Array {
    if (!this.#marker) return samples
    return this.#marker.process([samples])[0] ?? samples
  }

  #deliver(bytes: Uint8Array): void {
    if (bytes.length === 0) return
    this.#firstSentAt ??= this.#now()
    // The buffer is handed to another thread, so it must belong to these bytes alone.
    this.#send(bytes.byteLength === bytes.buffer.byteLength ? bytes : joinBytes([bytes]))
  }
}
