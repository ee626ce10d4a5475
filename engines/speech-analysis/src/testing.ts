import { createResampler, joinSamples } from '@vireo/audio'
import { aNoise } from '@vireo/audio/testing.ts'
import type { LoadSynthesizer, SpokenText, Synthesizer } from '@vireo/engines'
import { aPiece, speakHere } from '@vireo/engines/testing.ts'

export const rateHz = 16_000

type Said = Pick<SpokenText, 'words'> & { readonly samples: Float32Array }

const synthesizers = new Map<LoadSynthesizer, Promise<Synthesizer>>()
const said = new Map<string, Promise<Said>>()

/** A text as a voice of another engine says it, and when its words are said. Engines start once, texts are said once. */
export function saidBy(load: LoadSynthesizer, base: string, text: string): Promise<Said> {
  const synthesizer = synthesizers.get(load) ?? load()
  synthesizers.set(load, synthesizer)
  const make = async (): Promise<Said> => {
    const { audio, sampleRateHz, words } = await speakHere(await synthesizer, aPiece(text, { recipe: { base } }))
    const resampler = await createResampler(sampleRateHz, rateHz)
    const samples = Float32Array.from(audio, (sample) => sample / 32_768)
    return { samples: joinSamples([resampler.process(samples), resampler.flush()]), words }
  }
  const key = `${base} ${text}`
  const known = said.get(key) ?? make()
  said.set(key, known)
  return known
}

/** A text as a voice of another engine says it. */
export async function spoken(load: LoadSynthesizer, base: string, text: string): Promise<Float32Array> {
  return (await saidBy(load, base, text)).samples.slice()
}

export function mixed(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((sample, at) => sample + (other[at] ?? 0))
}

export function rmsOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}

/** White noise so many decibels below a recording. */
export function withNoise(samples: Float32Array, decibelsBelow: number): Float32Array {
  const amplitude = rmsOf(samples) * 10 ** (-decibelsBelow / 20) * Math.sqrt(3)
  return mixed(samples, aNoise(samples.length, amplitude, 3))
}

const chords = [
  [261.6, 329.6, 392],
  [220, 261.6, 329.6],
  [174.6, 220, 261.6],
  [196, 246.9, 293.7],
]

/** A band: a chord each second, a drum and a cymbal each half of one. */
export function aBand(seconds: number): Float32Array {
  const hiss = aNoise(seconds * rateHz, 0.2, 9)
  return Float32Array.from({ length: seconds * rateHz }, (_, at) => {
    const time = at / rateHz
    const tones = (chords[Math.floor(time) % chords.length] ?? []).flatMap((hz) =>
      [1, 2, 3, 4, 5].map((partial) => Math.sin(2 * Math.PI * hz * partial * time) / partial ** 2),
    )
    const chord = 0.15 * tones.reduce((sum, tone) => sum + tone, 0) * Math.exp(-1.2 * (time % 1))
    const beat = time % 0.5
    const drum = 0.5 * Math.exp(-30 * beat) * Math.sin(2 * Math.PI * 60 * beat)
    return chord + drum + (hiss[at] ?? 0) * Math.exp(-40 * ((time + 0.25) % 0.5))
  })
}

/** Somebody whistling, or a flute: one note after the other, with vibrato. */
export function aFlute(seconds: number): Float32Array {
  const notes = [262, 294, 330, 349, 392, 440, 392, 330]
  let phase = 0
  return Float32Array.from({ length: seconds * rateHz }, (_, at) => {
    const time = at / rateHz
    const hz = (notes[Math.floor(time * 2.5) % notes.length] ?? 0) * (1 + 0.004 * Math.sin(2 * Math.PI * 5.5 * time))
    phase += (2 * Math.PI * hz) / rateHz
    const since = (time * 2.5) % 1
    const tone = [1, 2, 3, 4].reduce((sum, partial) => sum + Math.sin(partial * phase) / partial, 0)
    return 0.2 * tone * Math.min(1, since * 20) * (1 - since * 0.5)
  })
}

/** Prints what a test measured, for whoever wants to know more than that it passed. */
export function measured(text: string): void {
  process.stdout.write(`${text}\n`)
}
