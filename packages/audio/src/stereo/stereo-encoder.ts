import { lameScale } from '../codec/lame-scale.ts'
import { createOggOpusMuxer, opusRateHz } from '../codec/ogg-opus-muxer.ts'
import { toPcm16 } from '../codec/pcm-codec.ts'
import { createResampler } from '../dsp/resampler.ts'
import { createEncoder } from '../encoder.ts'
import { joinBytes } from '../join.ts'
import type { OutputFormat } from '../output-format.ts'
import { audioModule } from '../wasm/audio-modules.ts'
import { wavHeader } from '../wav/wav-header.ts'

/** Samples −1…1 of two channels of the same length. */
export type TwoChannels = { readonly left: Float32Array; readonly right: Float32Array }

/** A stream of two channels on its way into bytes. How the samples are cut into calls never changes the bytes. */
export type StereoEncoder = {
  encode(sound: TwoChannels): Uint8Array<ArrayBuffer>
  /** Everything held back. Nothing may follow. */
  finish(): Uint8Array<ArrayBuffer>
}

/** One encoding at its own sample rate. */
type StereoCodec = { encode(sound: TwoChannels): Uint8Array<ArrayBuffer>; finish(): Uint8Array<ArrayBuffer> }

const blockSamples = 8192
const packetSamples = opusRateHz / 50

/**
 * Creates the encoder of a sound of two channels whose length is known. MP3, WAV and Opus keep both; the formats without a
 * header (PCM, µ-law, A-law) say nothing of channels, and those who ask for them expect one: both are mixed.
 */
export async function createStereoEncoder(
  format: OutputFormat,
  inputRateHz: number,
  sampleCount: number,
): Promise<StereoEncoder> {
  if (format.codec === 'pcm' || format.codec === 'ulaw' || format.codec === 'alaw') {
    const encoder = await createEncoder(format, inputRateHz)
    return { encode: (sound) => encoder.encode(mixed(sound)), finish: () => encoder.finish() }
  }
  const rateHz = format.codec === 'opus' ? opusRateHz : format.sampleRateHz
  const count = Math.round((sampleCount * rateHz) / inputRateHz)
  const codec = await createStereoCodec(format, inputRateHz, count)
  const converter = await createConverter(inputRateHz, rateHz, count)
  return {
    encode: (sound) => codec.encode(converter.process(sound)),
    finish: () => joinBytes([codec.encode(converter.flush()), codec.finish()]),
  }
}

function createStereoCodec(format: OutputFormat, inputRateHz: number, count: number): Promise<StereoCodec> {
  if (format.codec === 'mp3') return createMp3(format)
  if (format.codec === 'opus') return createOpus(format, inputRateHz, count)
  return Promise.resolve(createWav(format, count))
}

function mixed({ left, right }: TwoChannels): Float32Array {
  return left.map((value, at) => (value + (right[at] ?? 0)) / 2)
}

function interleaved({ left, right }: TwoChannels): Float32Array {
  const both = new Float32Array(left.length * 2)
  for (let at = 0; at < left.length; at++) {
    both[at * 2] = left[at] ?? 0
    both[at * 2 + 1] = right[at] ?? 0
  }
  return both
}

/** Creates what brings both channels to a rate; every format is as long as the sound, to the sample. */
async function createConverter(fromHz: number, toHz: number, count: number) {
  if (fromHz === toHz)
    return {
      process: (sound: TwoChannels) => sound,
      flush: (): TwoChannels => ({ left: new Float32Array(), right: new Float32Array() }),
    }
  const [left, right] = await Promise.all([createResampler(fromHz, toHz), createResampler(fromHz, toHz)])
  let given = 0
  const cut = (sound: TwoChannels): TwoChannels => {
    const length = Math.min(sound.left.length, count - given)
    given += length
    return { left: sound.left.subarray(0, length), right: sound.right.subarray(0, length) }
  }
  return {
    process: (sound: TwoChannels) => cut({ left: left.process(sound.left), right: right.process(sound.right) }),
    flush() {
      const rest = cut({ left: left.flush(), right: right.flush() })
      const missing = count - given
      if (missing <= 0) return rest
      const padded = (samples: Float32Array) => {
        const out = new Float32Array(samples.length + missing)
        out.set(samples)
        return out
      }
      return { left: padded(rest.left), right: padded(rest.right) }
    },
  }
}

function createWav({ sampleRateHz }: OutputFormat, count: number): StereoCodec {
  let isStarted = false
  const header = () => {
    const bytes = isStarted ? new Uint8Array() : wavHeader(count * 4, sampleRateHz, 2)
    isStarted = true
    return bytes
  }
  return {
    encode: (sound) => joinBytes([header(), toPcm16(interleaved(sound))]),
    finish: () => joinBytes([header()]),
  }
}

async function createMp3({ sampleRateHz, bitrateKbps = 128 }: OutputFormat): Promise<StereoCodec> {
  const { createEncoder: createLame } = await import('wasm-media-encoders')
  type Lame = Awaited<ReturnType<typeof createLame<'audio/mpeg'>>>
  type Settings = Parameters<Lame['configure']>[0]
  // Node's declarations lack the type of a compiled module, and the library lists the rates that LAME takes.
  const lame = await createLame('audio/mpeg', (await audioModule('lame')) as object as Uint8Array)
  lame.configure({
    channels: 2,
    sampleRate: sampleRateHz,
    outputSampleRate: sampleRateHz,
    bitrate: bitrateKbps,
  } as Settings)
  const gain = 1 / lameScale(bitrateKbps)
  return {
    encode({ left, right }) {
      const parts: Uint8Array[] = []
      for (let at = 0; at < left.length; at += blockSamples) {
        const block = [left, right].map((side) => amplified(side.subarray(at, at + blockSamples), gain))
        parts.push(lame.encode(block).slice())
      }
      return joinBytes(parts)
    },
    finish: () => joinBytes([lame.finalize().slice()]),
  }
}

function amplified(samples: Float32Array, gain: number): Float32Array {
  const out = new Float32Array(samples.length)
  for (let at = 0; at < out.length; at++) out[at] = (samples[at] ?? 0) * gain
  return out
}

async function createOpus(
  { bitrateKbps = 64 }: OutputFormat,
  signalRateHz: number,
  count: number,
): Promise<StereoCodec> {
  const { Application, createEncoder: createLibopus } = await import('libopus-wasm')
  const opus = await createLibopus({
    application: Application.Audio,
    bitrate: bitrateKbps * 1000,
    channels: 2,
    complexity: 8,
    frameSize: packetSamples,
    sampleRate: opusRateHz,
  })
  const preSkip = opus.getLookahead()
  const muxer = createOggOpusMuxer(preSkip, signalRateHz, packetSamples, 2)
  const packet = new Float32Array(packetSamples * 2)
  let filled = 0
  let packets = 0
  const add = () => {
    filled = 0
    packets += 1
    return muxer.add(opus.encodeFloat(packet))
  }
  return {
    encode(sound) {
      const both = interleaved(sound)
      const parts: Uint8Array[] = []
      for (let at = 0; at < both.length;) {
        const block = both.subarray(at, at + packet.length - filled)
        packet.set(block, filled)
        filled += block.length
        at += block.length
        if (filled === packet.length) parts.push(add())
      }
      return joinBytes(parts)
    },
    finish() {
      try {
        const parts: Uint8Array[] = []
        while (packets * packetSamples < count + preSkip) {
          packet.fill(0, filled)
          parts.push(add())
        }
        parts.push(muxer.finish(count))
        return joinBytes(parts)
      } finally {
        opus.free()
      }
    },
  }
}
