import { filtered } from '../dsp/filters.ts'
import { ring } from '../dsp/modes.ts'
import { gusts, pink, white } from '../dsp/noise.ts'
import type { Random } from '../dsp/random.ts'
import { addTo, type Curve, place, samplesOf, shaped, silence, wide } from '../dsp/sound.ts'
import { overtones, pluck, swell } from '../dsp/tones.ts'
import { factor, type Model, rhythm } from '../scene.ts'

/** The first three resonances of the mouth, in hertz. */
type Vowel = readonly [number, number, number]

const vowels: readonly [Vowel, ...Vowel[]] = [
  [730, 1090, 2440],
  [530, 1840, 2480],
  [390, 1990, 2550],
  [570, 840, 2410],
  [440, 1020, 2240],
  [640, 1190, 2390],
  [490, 1350, 1690],
]

const glottis = Array.from({ length: 34 }, (_, index) => 1 / (index + 1) ** 1.25)

type Talk = { readonly pitch: Curve; readonly mouth: number; readonly seconds: number }

/** Makes a voice that holds one vowel, or glides between two. */
function voiced({ pitch, mouth, seconds }: Talk, random: Random): Float32Array<ArrayBuffer> {
  const from = random.pick(vowels)
  const to = random.pick(vowels)
  const source = overtones(seconds, pitch, glottis)
  addTo(source, white(source.length, random, 0.05))
  const out = new Float32Array(source.length)
  for (const [index, width] of [7, 10, 12].entries()) {
    const one = (from[index] ?? 500) * mouth
    const other = (to[index] ?? 500) * mouth
    const formant = filtered(source.slice(), 'band', (at) => one + (other - one) * Math.min(1, at / seconds), width)
    addTo(out, formant, 1 / (1 + index * 0.7))
  }
  return out
}

/** Makes somebody who talks, without words: syllables in phrases, with a melody and pauses to breathe. */
function talker(seconds: number, random: Random): Float32Array<ArrayBuffer> {
  const out = new Float32Array(samplesOf(seconds))
  const isHigh = random.chance(0.5)
  const base = isHigh ? random.between(175, 235) : random.between(95, 135)
  const mouth = isHigh ? random.between(1.1, 1.2) : random.between(0.94, 1.04)
  for (let at = -random.between(0, 1.5); at < seconds;) {
    const syllables = 4 + Math.floor(random.next() * 9)
    for (let syllable = 0; syllable < syllables; syllable++) {
      const length = random.between(0.1, 0.24)
      const melody = base * (1.16 - 0.26 * (syllable / syllables)) * random.around(1, 0.1)
      if (at >= 0 && at < seconds) {
        const sound = voiced({ pitch: (t) => melody * (1 - 0.25 * t), mouth, seconds: length }, random)
        addTo(out.subarray(samplesOf(at)), shaped(sound, swell(length, 0.03, 0.06)), random.between(0.6, 1))
        if (random.chance(0.35))
          addTo(
            out.subarray(samplesOf(at)),
            shaped(
              filtered(white(samplesOf(0.07), random, 0.3), 'band', random.log(2600, 6500), 1),
              swell(0.07, 0.02, 0.03),
            ),
          )
      }
      at += length * random.between(0.95, 1.25)
    }
    at += random.between(0.25, 1.1)
  }
  return out
}

/** Makes people who talk all at once: each has a voice of their own, none says a word that could be understood. */
export const murmur: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const people = Math.max(3, Math.min(24, Math.round(13 * factor(traits.size + traits.intensity * 0.5, 1.8))))
  const out = wide(0.1, () =>
    shaped(filtered(filtered(pink(count, random.fork()), 'band', 520, 0.5), 'low', 1800), 0.1),
  )
  for (let person = 0; person < people; person++) {
    const near = random.between(0.25, 1)
    const voice = filtered(talker(seconds, random.fork()), 'low', 1500 + 2600 * near, 0.6)
    place(out, voice, 0, { gain: near, pan: random.between(-0.95, 0.95) })
  }
  return out
}

/** Makes a crowd that cheers: many open voices that hold and bend, and the roar of all the others. */
export const cheer: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const swells = gusts(random.fork(), 0.5)
  const out = wide(0.1, () => {
    const roar = pink(count, random.fork())
    const low = filtered(roar.slice(), 'band', 820, 1.2)
    addTo(low, filtered(roar, 'band', 1500, 1.6), 0.8)
    return shaped(low, (at) => 1.5 * (1 + 0.25 * swells(at)))
  })
  for (let at = -1; at < seconds; at += random.wait(9 * factor(traits.size + traits.intensity, 1.6))) {
    const length = random.between(0.4, 1.3)
    const high = random.log(230, 620)
    const shout = voiced(
      {
        pitch: (t) => high * (1 + 0.35 * Math.sin((Math.PI * t) / length)),
        mouth: random.between(1, 1.25),
        seconds: length,
      },
      random,
    )
    const skip = samplesOf(Math.max(0, -at))
    place(out, shaped(shout, swell(length, 0.09, 0.3)).subarray(skip), Math.max(0, at), {
      gain: random.between(0.15, 0.5),
      pan: random.between(-0.9, 0.9),
    })
  }
  return out
}

/** Makes applause: hands of many sizes, each clapping at a pace of its own. */
export const applause: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const hands = Math.max(
    1,
    Math.min(70, traits.count ?? Math.round(34 * factor(traits.size + traits.intensity * 0.5, 2))),
  )
  const out = silence(count)
  for (let hand = 0; hand < hands; hand++) {
    const pace = 1 / (random.between(3.4, 5.2) * factor(traits.speed, 1.3))
    const hz = random.log(820, 2100)
    const near = random.between(0.2, 1) ** 1.5
    const pan = random.between(-0.95, 0.95)
    const clap = shaped(filtered(white(samplesOf(0.028), random, 2), 'band', hz, 1.4), pluck(0.0006, 0.022))
    for (let at = random.between(0.015, pace + 0.2); at < seconds; at += random.around(pace, 0.07)) {
      place(out, clap, at, { gain: near * random.between(0.7, 1), pan })
    }
  }
  return out
}

/** Makes a heart: two beats of its valves, close together, then a rest. */
export const heartbeat: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  for (const at of rhythm(scene, 0.86 / factor(traits.speed, 1.8))) {
    for (const [late, hz, level] of [
      [0, 46, 1],
      [0.29 / factor(traits.speed, 1.4), 58, 0.7],
    ] as const) {
      const beat = ring(0.25, [
        { hz: random.around(hz, 0.03), gain: 1.4, decay: 0.15 },
        { hz: hz * 1.9, gain: 0.5, decay: 0.08 },
      ])
      addTo(beat, shaped(filtered(white(2400, random, 0.5), 'low', 150), pluck(0.006, 0.05)))
      place(
        out,
        shaped(beat, (t) => Math.min(1, t / 0.008)),
        at + late,
        { gain: level },
      )
    }
  }
  return out
}

/** Makes somebody who breathes: air that is drawn in, brighter, and let go, lower. */
export const breathing: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const period = 3.4 / factor(traits.speed, 2)
  for (const at of rhythm(scene, period, 0.05)) {
    for (const [late, long, hz, level] of [
      [0, 0.36, 1500, 0.6],
      [0.44, 0.46, 820, 1],
    ] as const) {
      const seconds = period * long
      const air = filtered(
        pink(samplesOf(seconds), random.fork()),
        'band',
        (t) => hz * (1 + 0.3 * Math.sin((Math.PI * t) / seconds)),
        1.1,
      )
      addTo(air, filtered(white(air.length, random.fork(), 0.12), 'band', hz * 2.7, 2))
      place(out, shaped(air, swell(seconds, seconds * 0.4, seconds * 0.5)), at + late * period, { gain: level })
    }
  }
  return out
}
