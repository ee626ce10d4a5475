import { createResampler, createSoundMarker, joinSamples, type MarkPattern, writeWav } from '@vireo/audio'
import { aNoise } from '@vireo/audio/testing.ts'
import { loadSynthesizer as loadEspeak } from '@vireo/engine-espeak'
import { loadSynthesizer as loadFlite } from '@vireo/engine-flite'
import { createMediaToolkit } from '@vireo/engine-media'
import type { MediaFormat, Synthesizer } from '@vireo/engines'
import { aPiece, speakHere } from '@vireo/engines/testing.ts'
import { heardRateHz } from './hearing/measure-levels.ts'

/** The rate at which the product makes MP3 unless asked for another. */
export const madeRateHz = 44_100

const sentences = [
  'The committee will meet again on Thursday to discuss the new proposal for the harbour.',
  'She sells fresh bread and cakes near the old station every morning before seven.',
  'Please remember to bring your passport, two photographs and the completed form.',
  'A gentle wind moved across the fields while the children played beside the river.',
  'Nobody expected the train to arrive so early, and the platform was almost empty.',
  'Twelve engineers worked through the night to repair the damaged bridge.',
  'The recipe asks for three eggs, a little butter and half a litre of warm milk.',
  'If the weather stays dry, we could walk to the lighthouse and back before dinner.',
]

/** Voices of both engines that are as different as they come. */
export const voices = [
  ['flite', 'slt'],
  ['espeak', 'en-us'],
  ['flite', 'rms'],
  ['espeak', 'en-gb+f3'],
  ['flite', 'awb'],
  ['espeak', 'de'],
] as const

export type VoiceOfEngine = (typeof voices)[number]

const engines = new Map<string, Promise<Synthesizer>>()
const loaders = { flite: loadFlite, espeak: loadEspeak }

const sentenceAt = (at: number) => sentences[at % sentences.length] ?? ''

/** So many seconds of somebody reading, at −22 dB; another start reads other sentences first. */
export async function readAloud(
  [engine, base]: VoiceOfEngine,
  seconds: number,
  start: number,
  textAt = sentenceAt,
): Promise<Float32Array> {
  const loading = engines.get(engine) ?? loaders[engine]()
  engines.set(engine, loading)
  const parts: Float32Array[] = []
  let length = 0
  for (let at = start; length < seconds * madeRateHz; at++) {
    const piece = aPiece(textAt(at), { recipe: { base }, seed: at })
    const { audio, sampleRateHz } = await speakHere(await loading, piece)
    const spoken = Float32Array.from(audio, (sample) => sample / 32_768)
    parts.push(await resampled(spoken, sampleRateHz, madeRateHz), new Float32Array(madeRateHz / 4))
    length += (parts.at(-2)?.length ?? 0) + madeRateHz / 4
  }
  const whole = joinSamples(parts).slice(0, seconds * madeRateHz)
  const gain = 0.08 / levelOf(whole)
  return whole.map((sample) => gain * sample)
}

export async function resampled(samples: Float32Array, fromHz: number, toHz: number): Promise<Float32Array> {
  const resampler = await createResampler(fromHz, toHz)
  return joinSamples([resampler.process(samples), resampler.flush()])
}

export function levelOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}

/** Marks a sound, block by block as a stream would. */
export function marked(samples: Float32Array, pattern: MarkPattern, rateHz = madeRateHz): Float32Array {
  const marker = createSoundMarker(rateHz, pattern)
  const parts: Float32Array[] = []
  const take = ([channel = new Float32Array(0)]: Float32Array[]) => parts.push(channel)
  for (let at = 0; at < samples.length; at += 5000) take(marker.process([samples.subarray(at, at + 5000)]))
  take(marker.settle())
  return joinSamples(parts)
}

let toolkit: ReturnType<typeof createMediaToolkit> | undefined

/** Opens what codes and decodes, once for all who attack. */
function openMedia() {
  return (toolkit ??= createMediaToolkit())
}

/** Closes what codes and decodes; whoever attacks after that opens it again. */
export async function closeMedia(): Promise<void> {
  const opened = toolkit
  toolkit = undefined
  await opened?.close()
}

/** What a detector hears of a file. */
async function heard(bytes: Uint8Array, sourceFormat?: MediaFormat): Promise<Float32Array> {
  const parts: Float32Array[] = []
  const raw = sourceFormat && ['pcm', 'ulaw', 'alaw'].includes(sourceFormat.codec)
  const asked = { sampleRateHz: heardRateHz, ...(raw && { sourceFormat: sourceFormat as never }) }
  for await (const part of openMedia().decode(bytes, asked)) parts.push(part)
  return joinSamples(parts)
}

const through = (format: MediaFormat) => async (samples: Float32Array) =>
  heard(await openMedia().transcode(writeWav(samples, madeRateHz), format), format)
const asWav = (change: (samples: Float32Array) => Float32Array) => (samples: Float32Array) =>
  heard(writeWav(change(samples), madeRateHz))

/** What others do to a sound before somebody asks where it comes from. Each gets ten seconds out of the middle. */
export const attacks: Readonly<Record<string, (samples: Float32Array) => Promise<Float32Array>>> = {
  'nothing but a trim': asWav((samples) => samples),
  'MP3, 64 kbps': through({ codec: 'mp3', sampleRateHz: 44_100, bitrateKbps: 64 }),
  'AAC, 64 kbps': through({ codec: 'aac', sampleRateHz: 44_100, bitrateKbps: 64 }),
  'Opus, 32 kbps': through({ codec: 'opus', sampleRateHz: 48_000, bitrateKbps: 32 }),
  '8 kHz': through({ codec: 'pcm', sampleRateHz: 8000 }),
  '8 kHz, µ-law': through({ codec: 'ulaw', sampleRateHz: 8000 }),
  '16 kHz': through({ codec: 'pcm', sampleRateHz: 16_000 }),
  '48 kHz': through({ codec: 'wav', sampleRateHz: 48_000 }),
  '12 dB louder, clipped': asWav((samples) => samples.map((sample) => Math.max(-1, Math.min(1, 4 * sample)))),
  '12 dB quieter': asWav((samples) => samples.map((sample) => sample / 4)),
  'pink noise 20 dB below': asWav((samples) => withPinkNoise(samples, 20)),
}

/** What the bench tries beside these. */
export const moreAttacks: typeof attacks = {
  '24 kHz': through({ codec: 'pcm', sampleRateHz: 24_000 }),
  'pink noise 20 dB below, then Opus, 32 kbps': (samples) =>
    through({ codec: 'opus', sampleRateHz: 48_000, bitrateKbps: 32 })(withPinkNoise(samples, 20)),
}

/** White noise through Paul Kellet's filter: 3 dB less an octave. */
export function withPinkNoise(samples: Float32Array, decibelsBelow: number): Float32Array {
  let [low, middle, high] = [0, 0, 0]
  const pink = aNoise(samples.length, 1, 11).map((sample) => {
    low = 0.997_65 * low + sample * 0.099_046
    middle = 0.963 * middle + sample * 0.296_516_4
    high = 0.57 * high + sample * 1.052_691_3
    return low + middle + high + sample * 0.184_8
  })
  const gain = levelOf(samples) / levelOf(pink) / 10 ** (decibelsBelow / 20)
  return samples.map((sample, at) => sample + gain * (pink[at] ?? 0))
}

/** A part out of the middle, from a moment that no slot begins at. */
export function trimmed(samples: Float32Array, seconds: number): Float32Array {
  const start = Math.round(0.3217 * madeRateHz)
  return samples.slice(start, start + seconds * madeRateHz)
}
