import { expect, test } from 'vitest'
import { rateHz } from '../dsp/sound.ts'
import { correlationOf, envelopeOf, featuresOf, onsetsOf, pitchesOf, powerOf } from './features.testing.ts'
import { rendered } from './rendered.testing.ts'

const seeds = [3, 14, 159]

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

function eachSeed(prompt: string, hear: (features: ReturnType<typeof featuresOf>) => void, seconds = 3): void {
  for (const seed of seeds) hear(featuresOf(rendered(prompt, { seed, seconds, influence: 1 })))
}

/** Hertz of the middle of the spectrum. */
const middle = (prompt: string, seconds = 2) =>
  2 ** medianOf(seeds.map((seed) => featuresOf(rendered(prompt, { seed, seconds, influence: 1 })).centroid))

test('rain is bright and even; more of it has fewer gaps', () => {
  eachSeed('rain', ({ centroid, crest }) => {
    expect(2 ** centroid).toBeGreaterThan(1500)
    expect(crest).toBeLessThan(8)
  })
  const crestOf = (prompt: string) =>
    medianOf(seeds.map((seed) => featuresOf(rendered(prompt, { seed, seconds: 3 })).crest))
  expect(crestOf('drizzle on a tin roof')).toBeGreaterThan(crestOf('downpour on a tin roof'))
})

test('thunder lies low and falls over seconds, and lower from afar', () => {
  eachSeed(
    'thunder',
    ({ centroid, slope }) => {
      expect(2 ** centroid).toBeLessThan(400)
      expect(slope).toBeLessThan(-3)
    },
    5,
  )
  expect(middle('distant thunder', 5)).toBeLessThan(middle('loud close thunder', 5))
})

test('wind is dark noise that swells slowly; a storm is brighter than a breeze', () => {
  eachSeed('wind', ({ slope }) => expect(slope).toBeLessThan(-3))
  expect(middle('gale', 4)).toBeGreaterThan(middle('breeze', 4))
})

test('footsteps come at the pace that is asked for, and as often', () => {
  for (const seed of seeds) {
    expect(onsetsOf(rendered('four footsteps on wood', { seed, seconds: 4, influence: 1 }), 3, 0.3)).toHaveLength(4)
    const gap = (prompt: string) => {
      const onsets = onsetsOf(rendered(prompt, { seed, seconds: 6, influence: 1 }), 2.5, 0.2)
      return medianOf(onsets.slice(1).map((at, index) => at - (onsets[index] ?? 0)))
    }
    expect(gap('footsteps on concrete')).toBeCloseTo(0.54, 1)
    expect(gap('slow footsteps on concrete')).toBeGreaterThan(0.7)
    expect(gap('running on concrete')).toBeLessThan(0.4)
  }
})

test('every surface under the same feet has its own colour', () => {
  const colours = ['wood', 'carpet', 'snow', 'leaves'].map((surface) => middle(`footsteps on ${surface}`))
  expect(colours).toEqual(colours.toSorted((one, other) => one - other))
})

test('bodies ring by what they are made of: wood is over first, then glass, then metal; large ones lie lower', () => {
  const decay = (material: string) =>
    medianOf(seeds.map((seed) => featuresOf(rendered(`${material} hit`, { seed, seconds: 3, influence: 1 })).decay))
  expect(decay('wood')).toBeLessThan(0.15)
  expect(decay('glass')).toBeGreaterThan(decay('wood'))
  expect(decay('metal')).toBeGreaterThan(decay('glass'))
  expect(middle('huge metal hit')).toBeLessThan(middle('small metal hit') / 2)
})

test('what is knocked three times is heard three times, about a quarter of a second apart', () => {
  for (const seed of seeds) {
    const onsets = onsetsOf(rendered('three knocks', { seed, influence: 1 }), 3, 0.12)
    expect(onsets).toHaveLength(3)
    expect((onsets[2] ?? 0) - (onsets[0] ?? 0)).toBeGreaterThan(0.35)
    expect((onsets[2] ?? 0) - (onsets[0] ?? 0)).toBeLessThan(0.65)
  }
})

test('a church bell has its partials: hum, prime, tierce and nominal over a strike of 220 Hz', () => {
  const sound = rendered('one church bell', { seed: 3, seconds: 5, influence: 1 })
  const spectrum = powerOf(sound.left.slice(rateHz, rateHz + 65_536))
  const hzOf = (bin: number) => (bin * rateHz) / 65_536
  const strongest = (low: number, high: number) =>
    spectrum.reduce(
      (best, value, bin) => (hzOf(bin) >= low && hzOf(bin) < high && value > (spectrum[best] ?? 0) ? bin : best),
      Math.ceil((low * 65_536) / rateHz),
    )
  const prime = hzOf(strongest(180, 250))
  expect(hzOf(strongest(prime * 0.45, prime * 0.55)) / prime).toBeCloseTo(0.5, 1)
  expect(hzOf(strongest(prime * 1.15, prime * 1.25)) / prime).toBeCloseTo(1.2, 1)
  expect(hzOf(strongest(prime * 1.9, prime * 2.1)) / prime).toBeCloseTo(2, 1)
})

test('a clock ticks twice a second, evenly', () => {
  for (const seed of seeds) {
    const onsets = onsetsOf(rendered('clock', { seed, seconds: 5, influence: 1 }), 4, 0.2)
    const gaps = onsets.slice(1).map((at, index) => at - (onsets[index] ?? 0))
    expect(medianOf(gaps)).toBeCloseTo(0.5, 1)
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.1)
  }
})

test('an engine that accelerates climbs, one that slows down falls', () => {
  const climb = (prompt: string) => {
    const sound = rendered(prompt, { seed: 3, seconds: 6, influence: 1 })
    const part = (from: number) =>
      featuresOf({
        left: sound.left.slice(from * rateHz, (from + 1) * rateHz),
        right: sound.right.slice(from * rateHz, (from + 1) * rateHz),
      }).centroid
    return part(5) - part(0)
  }
  expect(climb('car engine accelerating')).toBeGreaterThan(0.5)
  expect(climb('car engine slowing down')).toBeLessThan(-0.5)
})

test('a siren changes between 440 and 587 hertz', () => {
  const pitches = pitchesOf(rendered('siren', { seed: 3, seconds: 3, influence: 1 }), 300, 900).filter(
    (pitch) => pitch !== undefined,
  )
  expect(pitches.some((pitch) => Math.abs(pitch - 440) < 25)).toBe(true)
  expect(pitches.some((pitch) => Math.abs(pitch - 587) < 30)).toBe(true)
})

test('a laser falls through more than two octaves', () => {
  const sound = rendered('one laser', { seed: 3, seconds: 0.8, influence: 1 })
  const early = powerOf(sound.left.slice(700, 700 + 1024))
  const late = powerOf(sound.left.slice(9000, 9000 + 1024))
  const peak = (spectrum: Float64Array) => spectrum.indexOf(Math.max(...spectrum))
  expect(peak(early)).toBeGreaterThan(peak(late) * 4)
})

test('a heart beats in pairs, seventy a minute; fast is faster', () => {
  const beats = (prompt: string) => onsetsOf(rendered(prompt, { seed: 3, seconds: 6, influence: 1 }), 2.5, 0.15).length
  expect(beats('heartbeat')).toBeGreaterThanOrEqual(12)
  expect(beats('heartbeat')).toBeLessThanOrEqual(15)
  expect(beats('fast heartbeat')).toBeGreaterThan(beats('heartbeat') * 1.3)
})

test('a crowd murmurs at the rate of syllables and comes from all sides', () => {
  eachSeed(
    'crowd',
    ({ modulation, correlation }) => {
      expect(modulation[1]).toBeGreaterThan(-40)
      expect(correlation).toBeLessThan(0.8)
    },
    4,
  )
})

test('an explosion jumps up and dies slowly; a shot dies at once', () => {
  for (const seed of seeds) {
    expect(featuresOf(rendered('explosion', { seed })).decay).toBeGreaterThan(
      featuresOf(rendered('gunshot', { seed })).decay,
    )
  }
})

test('crickets sing between 4 and 6 kHz, bees hum far below', () => {
  eachSeed('crickets', ({ centroid }) => {
    expect(2 ** centroid).toBeGreaterThan(4000)
    expect(2 ** centroid).toBeLessThan(6000)
  })
  eachSeed('bee', ({ centroid }) => expect(2 ** centroid).toBeLessThan(1200))
})

test('weather surrounds, a click comes from one place', () => {
  for (const prompt of ['rain', 'wind', 'waves', 'applause'])
    expect(correlationOf(rendered(prompt, { seconds: 3 })), prompt).toBeLessThan(0.75)
  expect(correlationOf(rendered('click', { seconds: 0.6 }))).toBeGreaterThan(0.7)
})

test('a room is heard after the sound: a knock in a church lasts ten times as long as one outside', () => {
  const lasts = (prompt: string) => {
    const envelope = envelopeOf(rendered(prompt, { seed: 3, seconds: 4, influence: 1 }))
    const highest = Math.max(...envelope)
    return envelope.findLastIndex((value) => value > highest / 100)
  }
  expect(lasts('one knock in a church')).toBeGreaterThan(lasts('one knock outside') * 4)
})

test('"then" is an order: the bell is heard only after the footsteps', () => {
  const sound = rendered('footsteps on gravel, then a church bell', { seed: 3, seconds: 8, influence: 1 })
  const tonal = (from: number, to: number) =>
    pitchesOf({ left: sound.left.slice(from * rateHz, to * rateHz), right: sound.right }).filter(
      (pitch) => pitch !== undefined,
    ).length
  expect(tonal(6, 8)).toBeGreaterThan(tonal(0, 2) * 3)
})
