import type { Codec } from './codec/codec.ts'
import { createG711Codec } from './codec/g711.ts'
import { createMp3Codec } from './codec/mp3-codec.ts'
import { opusRateHz } from './codec/ogg-opus-muxer.ts'
import { createOpusCodec, opusInputRate } from './codec/opus-codec.ts'
import { createPcmCodec } from './codec/pcm-codec.ts'
import { createWavCodec } from './codec/wav-codec.ts'
import { createResampler } from './dsp/resampler.ts'
import { joinBytes } from './join.ts'
import type { OutputFormat } from './output-format.ts'

/** A stream of one channel on its way into bytes. How the samples are cut into calls never changes the bytes. */
export type AudioEncoder = {
  /** Samples −1…1 at the input rate, not kept. The bytes are a fresh array that may be transferred; often empty. */
  encode(samples: Float32Array): Uint8Array<ArrayBuffer>
  /** Everything held back. Only `reset` may follow. */
  finish(): Uint8Array<ArrayBuffer>
  /** As new, with everything loaded: cheaper than another encoder. */
  reset(): Promise<void> | void
}

/** Creates the encoder of a format. Throws RangeError for a combination that does not exist. */
async function createCodec(format: OutputFormat, inputRateHz: number): Promise<Codec> {
  const { codec, sampleRateHz, bitrateKbps } = format
  switch (codec) {
    case 'mp3':
      return createMp3Codec(sampleRateHz, bitrateKbps ?? 128)
    case 'opus':
      if (sampleRateHz !== opusRateHz) throw new RangeError(`Opus is written at ${opusRateHz} Hz, not ${sampleRateHz}`)
      return createOpusCodec(bitrateKbps ?? 64, inputRateHz)
    case 'wav':
      return createWavCodec(sampleRateHz)
    case 'pcm':
      return createPcmCodec()
    case 'ulaw':
    case 'alaw':
      return createG711Codec(codec)
  }
}

/**
 * Creates an encoder for one stream at a time. Libraries load on first use; rejects with RangeError for impossible
 * formats.
 */
export async function createEncoder(format: OutputFormat, inputRateHz: number): Promise<AudioEncoder> {
  const [codec, resampler] = await Promise.all([
    createCodec(format, inputRateHz),
    createResampler(inputRateHz, format.codec === 'opus' ? opusInputRate(inputRateHz) : format.sampleRateHz),
  ])
  let finished = false

  function mustBeOpen(): void {
    if (finished) throw new Error('this encoder has finished; reset it first')
  }

  return {
    encode(samples) {
      mustBeOpen()
      return codec.encode(resampler.process(samples))
    },
    finish() {
      mustBeOpen()
      finished = true
      return joinBytes([codec.encode(resampler.flush()), codec.finish()])
    },
    async reset() {
      resampler.reset()
      await codec.reset()
      finished = false
    },
  }
}
