import { filtered } from '../dsp/filters.ts'
import { type Mode, resonated, ring } from '../dsp/modes.ts'
import { wander, white } from '../dsp/noise.ts'
import { addTo, place, rateHz, samplesOf, shaped, silence } from '../dsp/sound.ts'
import { pluck, swell } from '../dsp/tones.ts'
import { factor, type Model, rhythm, secondsLeft } from '../scene.ts'
import { blow } from './bodies.ts'

/** Makes a hinge that creaks: it sticks and slips, faster the faster it moves, and the door sings with it. */
export const creak: Model = (scene) => {
  const { random, traits, count } = scene
  const seconds = secondsLeft(
    scene,
    0.02,
    Math.max(0.8, Math.min(scene.seconds - 0.05, 2.6 / factor(traits.speed, 1.8))),
  )
  const slips = new Float32Array(samplesOf(seconds))
  const drift = wander(random.fork(), 2.4)
  const flutter = wander(random.fork(), 11)
  for (let at = 0.01; at < seconds;) {
    const move = Math.sin((Math.PI * at) / seconds)
    const hz =
      (26 + 150 * move ** 1.4) *
      factor(traits.brightness - traits.size * 0.5, 1.5) *
      (1 + 0.3 * drift(at) + 0.12 * flutter(at))
    const index = Math.round(at * rateHz)
    slips[index] = (0.5 + 0.5 * move) * random.around(1, 0.25)
    at += 1 / Math.max(14, hz)
  }
  const modes: Mode[] = Array.from({ length: 9 }, (_, index) => ({
    hz: random.around(330 * 1.42 ** index, 0.07) / factor(traits.size, 1.3),
    gain: 14 / (1 + index * 0.35),
    decay: traits.material === 'metal' ? 0.16 : 0.05,
  }))
  const sound = resonated(slips, modes)
  const out = silence(count)
  place(out, shaped(sound, swell(seconds, 0.08, 0.2)), 0.01, { pan: random.between(-0.3, 0.3) })
  return out
}

/** Makes a door that falls shut: the panel, the frame that answers, and the latch. */
export const slam: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const force = factor(traits.intensity, 1.8)
  const size = factor(traits.size, 1.4)
  const material = traits.material ?? 'wood'
  const at = 0.06
  const panel = ring(
    0.7,
    [58, 87, 131, 176, 243, 322].map((hz, index) => ({
      hz: random.around(hz, 0.05) / size,
      gain: (1.4 * force) / (index * 0.5 + 1),
      decay: (material === 'metal' ? 0.6 : 0.2) / (1 + index * 0.18),
    })),
  )
  place(out, panel, at)
  place(out, blow(material, 3.2 * size, random, 0.55 * force), at, { gain: 0.6 })
  const air = shaped(filtered(white(samplesOf(0.25), random, 0.8 * force), 'low', 520), pluck(0.003, 0.12))
  place(out, air, at)
  for (const [late, level] of [
    [-0.035, 0.16],
    [0.018, 0.5],
    [0.052, 0.3],
    [0.081, 0.14],
  ] as const) {
    place(out, blow('metal', 0.42, random, 1.2).subarray(0, samplesOf(0.07)), at + late, {
      gain: level * 0.55,
      pan: 0.2,
    })
  }
  return out
}

/** Makes knuckles on a door. */
export const knock: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const gap = 0.23 / factor(traits.speed, 1.7)
  for (const at of rhythm(scene, gap, 0.08, traits.count ?? 3)) {
    const hit = blow(
      traits.material ?? 'wood',
      1.15 * factor(traits.size, 1.3),
      random,
      0.75 * factor(traits.intensity, 1.6),
    )
    addTo(
      hit,
      ring(0.2, [
        { hz: random.around(128, 0.04), gain: 0.9, decay: 0.11 },
        { hz: random.around(196, 0.04), gain: 0.6, decay: 0.08 },
      ]),
    )
    place(out, hit, at, { gain: random.between(0.8, 1), pan: random.between(-0.1, 0.1) })
  }
  return out
}
