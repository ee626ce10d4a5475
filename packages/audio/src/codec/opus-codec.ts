import type { OpusEncoderHandle } from 'libopus-wasm'
import { joinBytes } from '../join.ts'
import type { Codec } from './codec.ts'
import { createOggOpusMuxer, opusRateHz, type OggOpusMuxer } from './ogg-opus-muxer.ts'

const packetsPerSecond = 50
/** The rates libopus takes. Its decoders give 48 kHz whatever went in. */
const inputRatesHz = [8000, 12_000, 16_000, 24_000, opusRateHz] as const

/** At 10 the encoder takes six times as long at 32 kbit/s, for a difference hardly heard in one voice. */
const complexity = 5

type OpusStream = { readonly libopus: OpusEncoderHandle; readonly muxer: OggOpusMuxer; readonly preSkip: number }

const handles = new FinalizationRegistry<OpusEncoderHandle>((handle) => handle.free())

/**
 * Chooses the lowest rate of libopus that keeps the whole signal: less to resample, and no bits spent on empty treble.
 */
export function opusInputRate(signalRateHz: number): (typeof inputRatesHz)[number] {
  return inputRatesHz.find((rateHz) => rateHz >= signalRateHz) ?? opusRateHz
}

/**
 * Creates an encoder of Ogg Opus, one channel in 20 ms packets, which takes samples at `opusInputRate(signalRateHz)`.
 */
export async function createOpusCodec(bitrateKbps: number, signalRateHz: number): Promise<Codec> {
  const codec = new OpusCodec(bitrateKbps, signalRateHz)
  await codec.reset()
  return codec
}

class OpusCodec implements Codec {
  readonly #bitrateKbps: number
  readonly #signalRateHz: number
  readonly #inputRateHz: (typeof inputRatesHz)[number]
  readonly #frame: Float32Array
  #filled = 0
  #samples = 0
  #packets = 0
  #stream: OpusStream | undefined

  constructor(bitrateKbps: number, signalRateHz: number) {
    this.#bitrateKbps = bitrateKbps
    this.#signalRateHz = signalRateHz
    this.#inputRateHz = opusInputRate(signalRateHz)
    this.#frame = new Float32Array(this.#inputRateHz / packetsPerSecond)
  }

  async reset(): Promise<void> {
    const previous = this.#stream?.libopus
    if (previous) handles.unregister(this)
    previous?.free()
    this.#stream = undefined
    const { Application, createEncoder } = await import('libopus-wasm')
    const libopus = await createEncoder({
      application: Application.Audio,
      bitrate: this.#bitrateKbps * 1000,
      channels: 1,
      complexity,
      frameSize: this.#frame.length,
      sampleRate: this.#inputRateHz,
    })
    handles.register(this, libopus, this)
    const preSkip = this.#at48kHz(libopus.getLookahead())
    const muxer = createOggOpusMuxer(preSkip, this.#signalRateHz, opusRateHz / packetsPerSecond)
    this.#stream = { libopus, preSkip, muxer }
    this.#filled = 0
    this.#samples = 0
    this.#packets = 0
  }

  encode(samples: Float32Array): Uint8Array<ArrayBuffer> {
    const parts: Uint8Array[] = []
    this.#samples += samples.length
    for (let at = 0; at < samples.length;) {
      const block = samples.subarray(at, at + this.#frame.length - this.#filled)
      this.#frame.set(block, this.#filled)
      this.#filled += block.length
      at += block.length
      if (this.#filled === this.#frame.length) parts.push(this.#encodeFrame())
    }
    return joinBytes(parts)
  }

  /** Pads with silence until the decoder has everything it holds back, then trims that off again. */
  finish(): Uint8Array<ArrayBuffer> {
    const { muxer, preSkip } = this.#open()
    const parts: Uint8Array[] = []
    const samples = this.#at48kHz(this.#samples)
    while ((this.#packets * opusRateHz) / packetsPerSecond < samples + preSkip) {
      this.#frame.fill(0, this.#filled)
      parts.push(this.#encodeFrame())
    }
    parts.push(muxer.finish(samples))
    return joinBytes(parts)
  }

  #encodeFrame(): Uint8Array<ArrayBuffer> {
    const { libopus, muxer } = this.#open()
    this.#filled = 0
    this.#packets++
    return muxer.add(libopus.encodeFloat(this.#frame))
  }

  #at48kHz(samples: number): number {
    return (samples * opusRateHz) / this.#inputRateHz
  }

  #open(): OpusStream {
    if (!this.#stream) throw new Error('this Opus encoder is being reset')
    return this.#stream
  }
}
