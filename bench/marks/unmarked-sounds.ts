import { createResampler, joinSamples } from '@vireo/audio'
import { aNoise } from '@vireo/audio/testing.ts'
import { loadSynthesizer as loadEspeak } from '@vireo/engine-espeak'
import { loadSynthesizer as loadFlite } from '@vireo/engine-flite'
import { loadMusician } from '@vireo/engine-music'
import { families, loadSoundEffectMaker } from '@vireo/engine-sound-effects'
import { withPinkNoise } from '@vireo/engine-provenance/attacks.testing.ts'
import { heardRateHz } from '@vireo/engine-provenance'
import type { Sound, Synthesizer } from '@vireo/engines'
import { aPiece, speakHere } from '@vireo/engines/testing.ts'
import { wordsOf } from './words-of.ts'

/** How long a sound is that is made; an effect is half as long. */
const soundSeconds = 40

/** What an unmarked sound is; of a hundred sounds, so many are each. */
const shares = { speech: 65, noise: 10, effects: 15, music: 10 } as const
type Kind = keyof typeof shares

const languages = ['en-us', 'en-gb', 'de', 'fr-fr', 'es', 'it', 'pl', 'nl', 'pt-br', 'sv', 'ru', 'tr']
const timbres = ['', '+f2', '+f3', '+f5', '+m2', '+m4', '+m7']
const fliteVoices = ['slt', 'rms', 'awb', 'kal']

const speakers = once(async () => ({ flite: await loadFlite(), espeak: await loadEspeak() }))
const maker = once(loadSoundEffectMaker)
const musician = once(loadMusician)

/** Names what kind of sound a number stands for; all are mixed evenly. */
export function kindOf(index: number): Kind {
  let place = (index * 37) % 100
  for (const [kind, share] of Object.entries(shares) as [Kind, number][]) {
    if (place < share) return kind
    place -= share
  }
  return 'speech'
}

/** Makes an unmarked sound; the same number is the same sound. */
export async function unmarkedSound(index: number): Promise<Sound> {
  const makers = { speech, noise, effects, music }
  return makers[kindOf(index)](index)
}

/** Answers what is heard of a sound that is played so many times as fast, at the rate at which marks are looked for. */
export async function playedAt({ samples, sampleRateHz }: Sound, speed: number): Promise<Float32Array> {
  const resampler = await createResampler(Math.round(sampleRateHz * speed), heardRateHz)
  return joinSamples([resampler.process(samples), resampler.flush()])
}

async function speech(index: number): Promise<Sound> {
  const { flite, espeak } = await speakers()
  const isFlite = index % 2 === 0
  const base = isFlite
    ? fliteVoices[(index >> 1) % fliteVoices.length]
    : `${languages[(index >> 1) % languages.length]}${timbres[(index >> 2) % timbres.length]}`
  return read(isFlite ? flite : espeak, base ?? '', index)
}

async function read(synthesizer: Synthesizer, base: string, seed: number): Promise<Sound> {
  const parts: Float32Array[] = []
  let rateHz = heardRateHz
  for (let saidSeconds = 0; saidSeconds < soundSeconds;) {
    const piece = aPiece(wordsOf(1000 * seed + parts.length), { recipe: { base }, seed: seed + parts.length })
    const { audio, sampleRateHz } = await speakHere(synthesizer, piece)
    parts.push(Float32Array.from(audio, (sample) => sample / 32_768))
    saidSeconds += audio.length / sampleRateHz
    rateHz = sampleRateHz
  }
  return { samples: joinSamples(parts), sampleRateHz: rateHz }
}

/** Makes white noise, pink noise, or pink noise that swells. */
async function noise(index: number): Promise<Sound> {
  const sampleRateHz = 2 * heardRateHz
  const white = aNoise(soundSeconds * sampleRateHz, 0.3, index + 1)
  const as = (samples: Float32Array) => ({ samples, sampleRateHz })
  if (index % 3 === 0) return as(white)
  const pink = withPinkNoise(
    white.map((sample) => sample / 100),
    -30,
  )
  return as(index % 3 === 1 ? pink : pink.map((sample, at) => sample * (1 + Math.sin(at / 8000)) * 0.5))
}

async function effects(index: number): Promise<Sound> {
  const engine = await maker()
  const names = Object.keys(families)
  const text = (names[index % names.length] ?? 'rain').replaceAll('_', ' ')
  const wishes = { seconds: soundSeconds / 2, loops: false, influence: 0.3, seed: index, lufs: -23 }
  const sound =
    engine.make({ ...wishes, text }, () => undefined) ?? engine.make({ ...wishes, text: 'rain' }, () => undefined)
  const samples = sound ? mixed(sound.left, sound.right) : new Float32Array(0)
  return { samples, sampleRateHz: engine.sampleRateHz }
}

async function music(index: number): Promise<Sound> {
  const engine = await musician()
  const prompts = [
    'calm folk in D major with flute',
    'fast techno',
    'slow piano',
    'rock with drums',
    'strings and harp',
  ]
  const prompt = prompts[index % prompts.length] ?? ''
  const { recipe } = engine.plan({
    seed: index,
    isLoop: false,
    isAmbience: false,
    lengthMs: soundSeconds * 1000,
    prompt,
  })
  const parts: Float32Array[] = []
  for (const { mix } of (await engine.play(recipe)).stretches) parts.push(mixed(mix.left, mix.right))
  return { samples: joinSamples(parts), sampleRateHz: engine.sampleRateHz }
}

function mixed(left: Float32Array, right: Float32Array): Float32Array {
  return left.map((sample, at) => (sample + (right[at] ?? 0)) / 2)
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => (loading ??= load())
}
