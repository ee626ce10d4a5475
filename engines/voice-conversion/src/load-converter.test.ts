import { createNoiseRemover, createResampler, joinSamples, longTermSpectrum, melodyOf, trackPitch } from '@vireo/audio'
import { aNoise, magnitudeAt } from '@vireo/audio/testing.ts'
import { loadSynthesizer as loadEspeak } from '@vireo/engine-espeak'
import { loadSynthesizer as loadFlite } from '@vireo/engine-flite'
import { SourceError, type ConversionSettings, type VoiceConverter } from '@vireo/engines'
import { plainConversion, sourceOf } from '@vireo/engines/testing.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadVoiceConverter } from './load-converter.ts'
import { melodyCorrelation, siSdrDb, someSpeech, spectralDistanceDb } from './testing.ts'

const rateHz = 24_000
const idle = () => undefined
/** Four very different voices. */
const voices = {
  slt: [loadFlite, 'slt'],
  rms: [loadFlite, 'rms'],
  awb: [loadFlite, 'awb'],
  espeak: [loadEspeak, 'en-us'],
} as const
type TestVoice = keyof typeof voices
const speech: Partial<Record<TestVoice, { source: Float32Array; reference: Float32Array }>> = {}
beforeAll(async () => {
  for (const voice of ['slt', 'rms', 'awb', 'espeak'] as const) {
    const [load, base] = voices[voice]
    speech[voice] = {
      source: await someSpeech(load, base, 'train'),
      reference: await someSpeech(load, base, 'boxes'),
    }
  }
})

const sourceFor = (voice: TestVoice) => speech[voice]?.source ?? new Float32Array(0)

function heard(samples: Float32Array) {
  const source = sourceOf(samples, rateHz)
  const track = trackPitch(source)
  return {
    hz: track.hz,
    melody: melodyOf(track),
    spectrum: longTermSpectrum(source, track, idle) ?? new Float64Array(0),
  }
}

type Learned = ReturnType<VoiceConverter['learn']>
const learned = new Map<TestVoice, Learned>()

/** A voice is learnt once, as the server does, and converted into by many tests. */
async function learn(to: TestVoice): Promise<Learned> {
  const known =
    learned.get(to) ??
    (await loadVoiceConverter()).learn(sourceOf(speech[to]?.reference ?? new Float32Array(0), rateHz), idle)
  learned.set(to, known)
  return known
}

async function convert(
  from: TestVoice,
  to: TestVoice,
  settings: Partial<ConversionSettings> = {},
  seed = 7,
  seconds = Infinity,
) {
  const target = await learn(to)
  const source = sourceFor(from).subarray(0, seconds * rateHz)
  const wishes = { target, settings: { ...plainConversion, ...settings }, seed }
  return (await loadVoiceConverter()).prepare(sourceOf(source, rateHz), wishes, idle).render(0, source.length)
}

const semitones = (hz: number, other: number) => Math.abs(12 * Math.log2(hz / other))
const medianHz = (samples: Float32Array) => Math.exp(heard(samples).melody?.logMean ?? 0)

describe.each([
  ['rms', 'slt'],
  ['slt', 'rms'],
  ['awb', 'slt'],
  ['espeak', 'slt'],
  ['slt', 'espeak'],
] as const)('%s in the voice of %s', (from, to) => {
  let source: ReturnType<typeof heard>
  let result: ReturnType<typeof heard>
  beforeAll(async () => {
    source = heard(sourceFor(from))
    result = heard(await convert(from, to))
  })

  it('speaks at the pitch of the target, in the melody of the source, and sounds more like the target', () => {
    const target = heard(sourceFor(to))
    expect(semitones(Math.exp(result.melody?.logMean ?? 0), Math.exp(target.melody?.logMean ?? 0))).toBeLessThan(0.8)
    expect(melodyCorrelation(source.hz, result.hz)).toBeGreaterThan(0.95)
    const before = spectralDistanceDb(source.spectrum, target.spectrum)
    expect(spectralDistanceDb(result.spectrum, target.spectrum)).toBeLessThan(before * 0.85)
  })

  it('keeps the timing: what was voiced is, and what was not is not', () => {
    const agreeing = source.hz.filter((hz, at) => hz > 0 === (result.hz[at] ?? 0) > 0).length
    expect(agreeing / source.hz.length).toBeGreaterThan(0.85)
  })
})

describe('a setting is heard', () => {
  it('similarity_boost moves the timbre towards the target', async () => {
    const target = heard(sourceFor('slt')).spectrum
    const distance = async (similarityBoost: number) =>
      spectralDistanceDb(heard(await convert('awb', 'slt', { similarityBoost })).spectrum, target)
    const [none, half, all] = [await distance(0), await distance(0.5), await distance(1)]
    expect(half).toBeLessThan(none - 0.5)
    expect(all).toBeLessThan(half - 0.5)
  })

  it('style widens the melody', async () => {
    const spread = async (style: number) => heard(await convert('rms', 'slt', { style })).melody?.logSpread ?? 0
    expect((await spread(1)) / (await spread(0))).toBeGreaterThan(1.4)
  })

  it('stability keeps the seed from moving the pitch', async () => {
    const spreadOf = async (stability: number) => {
      const pitches = await Promise.all(
        [1, 2, 3, 4].map(async (seed) => medianHz(await convert('rms', 'slt', { stability }, seed, 2.5))),
      )
      return semitones(Math.max(...pitches), Math.min(...pitches))
    }
    expect(await spreadOf(1)).toBeLessThan(0.05)
    expect(await spreadOf(0)).toBeGreaterThan(0.5)
  })

  it('use_speaker_boost lifts 2 to 4 kHz', async () => {
    const share = async (useSpeakerBoost: boolean) => {
      const samples = await convert('rms', 'slt', { useSpeakerBoost })
      const level = (from: number, to: number) => {
        let sum = 0
        for (let hz = from; hz < to; hz += 25) sum += magnitudeAt(samples, rateHz, hz) ** 2
        return sum
      }
      return 10 * Math.log10(level(2300, 3500) / level(200, 1200))
    }
    expect((await share(true)) - (await share(false))).toBeGreaterThan(2)
  })
})

it('gives any part as it is in the whole', async () => {
  const converter = await loadVoiceConverter()
  const target = await learn('slt')
  const samples = sourceFor('rms')
  const prepared = converter.prepare(sourceOf(samples, rateHz), { target, settings: plainConversion, seed: 7 }, idle)
  const whole = prepared.render(0, samples.length)
  for (const [start, end] of [
    [0, 1],
    [4321, 30_001],
    [samples.length - 100, samples.length],
  ] as const) {
    const part = prepared.render(start, end)
    const worst = part.reduce((most, sample, at) => Math.max(most, Math.abs(sample - (whole[start + at] ?? 0))), 0)
    expect(part.length).toBe(end - start)
    expect(worst).toBeLessThan(1e-5)
  }
})

it('stops when the beat says so', async () => {
  const converter = await loadVoiceConverter()
  const stop = () => {
    throw new Error('enough')
  }
  expect(() => converter.learn(sourceOf(sourceFor('rms'), rateHz), stop)).toThrow('enough')
})

/** Chords of three notes with overtones and a beat: nobody speaks. */
function someMusic(durationMs: number): Float32Array {
  const noise = aNoise((durationMs * rateHz) / 1000, 0.3, 9)
  const chords = [
    [220, 277.2, 329.6],
    [196, 246.9, 293.7],
    [174.6, 220, 261.6],
    [164.8, 207.7, 246.9],
  ]
  return noise.map((hiss, at) => {
    const time = at / rateHz
    const chord = chords[Math.floor(time / 0.8) % chords.length] ?? []
    let tone = 0
    for (const note of chord) {
      for (let overtone = 1; overtone <= 5; overtone++)
        tone += Math.sin(2 * Math.PI * note * overtone * time) / overtone
    }
    return 0.08 * tone * Math.exp(-1.5 * (time % 0.8)) + hiss * Math.exp(-40 * (time % 0.4))
  })
}

/** One note after the other, as a flute plays. */
function aTune(durationMs: number): Float32Array {
  const notes = [440, 494, 523, 587, 523, 494, 392, 440]
  let phase = 0
  return Float32Array.from({ length: (durationMs * rateHz) / 1000 }, (_, at) => {
    phase += (2 * Math.PI * (notes[Math.floor(at / rateHz / 0.4) % notes.length] ?? 440)) / rateHz / 2
    return 0.3 * Math.sin(phase) + 0.1 * Math.sin(2 * phase)
  })
}

it.each([
  ['music', () => someMusic(5000)],
  ['a tune', () => aTune(5000)],
  ['noise', () => aNoise(rateHz * 3, 0.3)],
  [
    'a hum',
    () => Float32Array.from({ length: rateHz * 3 }, (_, at) => 0.3 * Math.sin((2 * Math.PI * 100 * at) / rateHz)),
  ],
] as const)('hears that nobody speaks in %s', async (_what, make) => {
  const converter = await loadVoiceConverter()
  expect(() => converter.learn(sourceOf(make(), rateHz), idle)).toThrow(SourceError)
})

it('takes noise out of speech: by 4 dB of SI-SDR and more', async () => {
  const clean = await someSpeech(loadFlite, 'slt', 'train', 48_000)
  const hiss = aNoise(clean.length, 1, 11)
  const speechLevel = Math.sqrt(clean.reduce((sum, sample) => sum + sample * sample, 0) / clean.length)
  const noisy = clean.map((sample, at) => sample + speechLevel * (hiss[at] ?? 0))
  const remover = await createNoiseRemover()
  const cleaned = joinSamples([remover.process(noisy), remover.flush()])
  const improvement = siSdrDb(cleaned, clean) - siSdrDb(noisy, clean)
  process.stdout.write(
    `noise removal: ${siSdrDb(noisy, clean).toFixed(1)} → ${siSdrDb(cleaned, clean).toFixed(1)} dB SI-SDR\n`,
  )
  expect(improvement).toBeGreaterThan(4)
})

it('follows pitch within two percent', async () => {
  const resampler = await createResampler(rateHz, rateHz)
  let phase = 0
  const expected: number[] = []
  const voice = Float32Array.from({ length: rateHz * 3 }, (_, at) => {
    const hz = 140 + 60 * Math.sin((2 * Math.PI * at) / rateHz / 1.5)
    if (at % 120 === 0) expected.push(hz)
    phase += (2 * Math.PI * hz) / rateHz
    let tone = 0
    for (let overtone = 1; overtone < 15; overtone++) tone += Math.sin(overtone * phase + overtone) / overtone
    return 0.2 * tone
  })
  const { hz } = trackPitch(sourceOf(resampler.process(voice), rateHz))
  const middle = [...hz.entries()].filter(([at, value]) => value > 0 && at > 10 && at < hz.length - 10)
  expect(middle.length / hz.length).toBeGreaterThan(0.9)
  for (const [at, value] of middle) expect(Math.abs(value / (expected[at] ?? 1) - 1)).toBeLessThan(0.03)
})
