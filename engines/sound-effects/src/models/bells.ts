import { filtered } from '../dsp/filters.ts'
import { type Mode, ring } from '../dsp/modes.ts'
import { white } from '../dsp/noise.ts'
import type { Random } from '../dsp/random.ts'
import { addTo, place, shaped, silence } from '../dsp/sound.ts'
import { pluck } from '../dsp/tones.ts'
import { factor, type Model, rhythm } from '../scene.ts'

/** Makes the modes of a bell: hum, prime, tierce, quint, nominal and above: the partials that founders tune, each a pair that beats. */
function churchModes(base: number, decay: number, random: Random): readonly Mode[] {
  const partials = [
    [0.5, 0.8, 1],
    [1, 0.7, 0.6],
    [1.2, 0.9, 0.5],
    [1.5, 0.35, 0.36],
    [2, 1, 0.34],
    [2.51, 0.4, 0.2],
    [3.01, 0.4, 0.16],
    [4.17, 0.3, 0.1],
    [5.43, 0.2, 0.07],
  ] as const
  return partials.flatMap(([ratio, gain, lasting]) =>
    [-1, 1].map((side) => ({
      hz: base * ratio * (1 + side * 0.0011 * random.between(0.4, 1)),
      gain: gain * 0.5,
      decay: decay * lasting,
    })),
  )
}

/** Makes a bell: cast and tuned, of the size that is asked for. */
export const bell: Model = (scene) => {
  const { random, traits, count } = scene
  const kind = traits.kind ?? 'church'
  const isSmall = kind === 'hand' || kind === 'bicycle' || kind === 'counter'
  const size = factor(traits.size, 1.7)
  const base = { church: 220, hand: 1180, bicycle: 1900, counter: 2350, gong: 92 }[kind] ?? 220
  const decay = { church: 7.5, hand: 1.5, bicycle: 0.8, counter: 1.7, gong: 6 }[kind] ?? 7
  const gap = { church: 1.9, hand: 0.32, bicycle: 0.16, counter: 0.6, gong: 4 }[kind] ?? 2
  const usual = { hand: 4, bicycle: 2, counter: 1, gong: 1 }[kind]
  const out = silence(count)
  const pitch = random.around(base, 0.03) / size
  const modes = kind === 'gong' ? gongModes(pitch, decay, random) : churchModes(pitch, decay * Math.sqrt(size), random)
  for (const at of rhythm(scene, gap / factor(traits.speed, 1.6), isSmall ? 0.1 : 0.02, traits.count ?? usual)) {
    const sound = ring(Math.min(scene.seconds - at, decay * 1.3), modes)
    addTo(
      sound,
      shaped(filtered(white(1400, random), 'band', Math.min(7000, pitch * 9), 0.7), pluck(0.0008, 0.02)),
      0.35,
    )
    place(out, sound, at, { gain: random.around(0.7, 0.12), pan: random.between(-0.15, 0.15) })
  }
  return out
}

function gongModes(base: number, decay: number, random: Random): readonly Mode[] {
  return Array.from({ length: 26 }, (_, index) => ({
    hz: base * (1 + index * random.between(0.36, 0.52)),
    gain: random.between(0.3, 1) / Math.sqrt(1 + index * 0.5),
    decay: decay / (1 + index * 0.09),
  }))
}

/** Makes the bell of a door: two bars, the high one first. */
export const doorbell: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const base = random.around(659, 0.02) / factor(traits.size, 1.3)
  for (const at of rhythm(scene, 2.4, 0, traits.count ?? 1)) {
    for (const [late, ratio] of [
      [0, 1],
      [0.55, 0.794],
    ] as const) {
      const bar = ring(
        2,
        [
          [1, 1, 1.5],
          [2.76, 0.35, 0.5],
          [5.4, 0.16, 0.2],
          [2, 0.2, 0.9],
        ].map(([times = 1, gain = 1, decay = 1]) => ({ hz: base * ratio * times, gain, decay })),
      )
      place(out, bar, at + late, { gain: 0.8 })
    }
  }
  return out
}

/** Makes a clock: tick and tock of its escapement, in a case that answers. */
export const clock: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const size = factor(traits.size, 2)
  const period = (traits.size > 0.4 ? 1 : 0.5) / factor(traits.speed, 1.8)
  let isTock = false
  const tune = random.around(1, 0.06) / Math.sqrt(size)
  for (const at of rhythm(scene, period)) {
    const pitch = (isTock ? 2050 : 2500) * tune
    isTock = !isTock
    const tick = ring(0.16, [
      { hz: pitch, gain: 0.7, decay: 0.03 },
      { hz: pitch * 1.83, gain: 0.45, decay: 0.02 },
      { hz: 310 * tune, gain: 0.55, decay: 0.08 },
      { hz: 655 * tune, gain: 0.35, decay: 0.05 },
    ])
    addTo(tick, shaped(filtered(white(200, random), 'band', 5200, 0.8), pluck(0.0002, 0.003)), 0.6)
    place(out, tick, at, { gain: random.around(0.9, 0.05) })
    place(out, tick.subarray(0, 900), at + 0.022, { gain: 0.25 })
  }
  return out
}

/** Makes wind chimes: tubes that the wind strikes when it likes. */
export const chimes: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const base = random.around(1050, 0.05) / factor(traits.size, 1.6)
  const scale = [1, 1.122, 1.26, 1.498, 1.682, 2] as const
  for (let at = 0.03; at < scene.seconds; at += random.wait(4.2 * factor(traits.intensity + traits.speed, 1.9))) {
    const hz = base * random.pick(scale)
    const tube = ring(3, [
      { hz, gain: 0.8, decay: 2.6 },
      { hz: hz * 2.76, gain: 0.4, decay: 1.3 },
      { hz: hz * 5.4, gain: 0.18, decay: 0.5 },
    ])
    place(out, tube, at, { gain: random.between(0.2, 0.9) ** 1.5, pan: random.between(-0.7, 0.7) })
  }
  return out
}
