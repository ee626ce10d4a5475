import { lameScale } from '../codec/lame-scale.ts'
import { createOggOpusMuxer, opusRateHz } from '../codec/ogg-opus-muxer.ts'
import { toPcm16 } from '../codec/pcm-codec.ts'
import { createResampler } from '../dsp/resampler.ts'
import { createEncoder } from '../encoder.ts'
import { joinBytes, joinSamples } from '../join.ts'
import type { OutputFormat } from '../output-format.ts'
import { audioModule } from '../wasm/audio-modules.ts'
import { wavHeader } from '../wav/wav-header.ts'

/** Samples −1…1 of two channels of the same length. */
export type TwoChannels = { readonly left: Float32Array; readonly right: Float32Array }

const blockSamples = 8192
const packetSamples = opusRateHz / 50

/**
 * Encodes a whole sound of two channels. MP3, WAV and Opus keep both; the formats without a header (PCM, µ-law, A-law)
 * say nothing of channels, and those who ask for them expect one: both are mixed.
 */
export async function encodeStereo(
  sound: TwoChannels,
  inputRateHz: number,
  format: OutputFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  if (format.codec === 'mp3') return encodeMp3(await resampled(sound, inputRateHz, format.sampleRateHz), format)
  if (format.codec === 'opus') return encodeOpus(await resampled(sound, inputRateHz, opusRateHz), format, inputRateHz)
  if (format.codec === 'wav') {
    const both = interleaved(await resampled(sound, inputRateHz, format.sampleRateHz))
    return joinBytes([wavHeader(both.length * 2, format.sampleRateHz, 2), toPcm16(both)])
  }
  const encoder = await createEncoder(format, inputRateHz)
  return joinBytes([encoder.encode(mixed(sound)), encoder.finish()])
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

async function resampled({ left, right }: TwoChannels, fromHz: number, toHz: number): Promise<TwoChannels> {
  if (fromHz === toHz) return { left, right }
  const count = Math.round((left.length * toHz) / fromHz)
  const convert = async (samples: Float32Array) => {
    const resampler = await createResampler(fromHz, toHz)
    const whole = joinSamples([resampler.process(samples), resampler.flush()])
    // Both channels and every format are as long as the sound, to the sample.
    const out = new Float32Array(count)
    out.set(whole.subarray(0, count))
    return out
  }
  return { left: await convert(left), right: await convert(right) }
}

async function encodeMp3({ left, right }: TwoChannels, format: OutputFormat): Promise<Uint8Array<ArrayBuffer>> {
  const { createEncoder: createLame } = await import('wasm-media-encoders')
  type Lame = Awaited<ReturnType<typeof createLame<'audio/mpeg'>>>
  type Settings = Parameters<Lame['configure']>[0]
  // Node's declarations lack the type of a compiled module, and the library lists the rates that LAME takes.
  const lame = await createLame('audio/mpeg', (await audioModule('lame')) as object as Uint8Array)
  const { sampleRateHz, bitrateKbps = 128 } = format
  lame.configure({
    channels: 2,
    sampleRate: sampleRateHz,
    outputSampleRate: sampleRateHz,
    bitrate: bitrateKbps,
  } as Settings)
  const gain = 1 / lameScale(bitrateKbps)
  const parts: Uint8Array[] = []
  for (let at = 0; at < left.length; at += blockSamples) {
    const block = [left, right].map((side) => side.subarray(at, at + blockSamples).map((value) => value * gain))
    parts.push(lame.encode(block).slice())
  }
  parts.push(lame.finalize().slice())
  return joinBytes(parts)
}

async function encodeOpus(
  sound: TwoChannels,
  { bitrateKbps = 64 }: OutputFormat,
  signalRateHz: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { Application, createEncoder: createOpus } = await import('libopus-wasm')
  const opus = await createOpus({
    application: Application.Audio,
    bitrate: bitrateKbps * 1000,
    channels: 2,
    complexity: 8,
    frameSize: packetSamples,
    sampleRate: opusRateHz,
  })
  try {
    const preSkip = opus.getLookahead()
    const muxer = createOggOpusMuxer(preSkip, signalRateHz, packetSamples, 2)
    const both = interleaved(sound)
    const parts: Uint8Array[] = []
    const end = sound.left.length + preSkip
    for (let at = 0; at < end; at += packetSamples) {
      const packet = new Float32Array(packetSamples * 2)
      packet.set(both.subarray(at * 2, (at + packetSamples) * 2))
      parts.push(muxer.add(opus.encodeFloat(packet)))
    }
    parts.push(muxer.finish(sound.left.length))
    return joinBytes(parts)
  } finally {
    opus.free()
  }
}
