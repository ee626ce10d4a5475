import { driven, filtered } from '../dsp/filters.ts'
import { ring } from '../dsp/modes.ts'
import { brown, pink, wander, white } from '../dsp/noise.ts'
import { addStereo, addTo, place, samplesOf, shaped, silence, wide } from '../dsp/sound.ts'
import { falling, overtones, pluck, swell } from '../dsp/tones.ts'
import { factor, fitted, type Model, rhythm } from '../scene.ts'
import { blow } from './bodies.ts'

/** Makes a machine that works: the hum of its motor, and strokes, each with a hiss of air. */
export const machine: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const stroke = (0.62 / factor(traits.speed, 2)) * factor(traits.size, 1.3)
  const hum = overtones(seconds, random.around(99.5, 0.01), [1, 0.5, 0.5, 0.3, 0.22, 0.12, 0.1, 0.07])
  const out = wide(0.3, () => shaped(filtered(brown(count, random.fork()), 'low', 500), 0.4))
  place(out, hum, 0, { gain: 0.22 })
  for (const at of rhythm(scene, stroke)) {
    const hit = blow('metal', 3.4 * factor(traits.size, 1.4), random, 0.7)
    place(out, shaped(hit, pluck(0, 0.3)), at, { gain: 0.9, pan: -0.2 })
    const hiss = shaped(
      filtered(white(samplesOf(stroke * 0.34), random, 0.4), 'high', 2600),
      swell(stroke * 0.34, 0.02, stroke * 0.2),
    )
    place(out, hiss, at + stroke * 0.45, { pan: 0.35 })
    place(out, blow('metal', 0.8, random, 0.9).subarray(0, 6000), at + stroke * 0.5, { gain: 0.25, pan: 0.2 })
  }
  return out
}

/** Makes an electric tool: a motor with brushes and gears that bite into something. */
export const drill: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const strain = wander(random.fork(), 3.2)
  const spin = (at: number) => 1 - Math.exp(-at / 0.09) - 0.06 * Math.max(0, strain(at))
  const hz = (traits.kind === 'saw' ? 96 : 212) * factor(traits.speed - traits.size * 0.5, 1.5)
  const gear = filtered(
    driven(
      overtones(seconds, (at) => hz * spin(at), falling(44, 0.32)),
      0.5,
    ),
    'high',
    180,
  )
  const out = silence(count)
  place(out, gear, 0, { gain: 0.7 })
  const bite = wide(0.4, () =>
    shaped(
      filtered(pink(count, random.fork()), 'band', traits.kind === 'saw' ? 3600 : 2400, 0.7),
      (at) => 0.5 + 0.35 * strain(at),
    ),
  )
  addStereo(out, bite, 0, traits.kind === 'saw' ? 1.2 : 0.6)
  return out
}

/** Makes a fan: blades that chop the air softly, and the hum of the mains. */
export const fan: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const blade = fitted(1 / (24 * factor(traits.speed, 1.7)), scene)
  const out = wide(0.35, () => {
    const air = filtered(filtered(pink(count, random.fork()), 'low', 1250 + 500 * traits.speed, 0.55), 'high', 90)
    return shaped(air, (at) => 0.7 * (1 + 0.2 * Math.cos((2 * Math.PI * at) / blade)))
  })
  place(out, overtones(seconds, 100, [0.1, 0.05, 0.02]), 0)
  return out
}

/** Makes somebody who types: keys go down and come up, in words with pauses. */
export const typing: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const isOld = traits.kind === 'typewriter'
  const gap = 0.135 / factor(traits.speed, 1.8)
  for (let at = 0.03; at < scene.seconds - 0.05;) {
    const isSpace = random.chance(0.16)
    const pan = random.between(-0.4, 0.4)
    const down = isOld
      ? blow('metal', 0.7, random, 0.9).subarray(0, 3400)
      : blow('plastic', isSpace ? 0.85 : 0.42, random, 1.3)
    place(out, down, at, { gain: random.between(0.6, 1), pan })
    if (isOld) place(out, ring(0.1, [{ hz: 170, gain: 0.9, decay: 0.05 }]), at, { pan })
    place(out, blow('plastic', 0.3, random, 1.5), at + random.between(0.05, 0.08), { gain: 0.28, pan })
    at += isSpace ? random.between(1, 3) * gap : random.around(gap, 0.42)
  }
  return out
}

/** Makes the shutter of a camera: mirror up, curtain, mirror down, and the wind. */
export const camera: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const click = (at: number, hz: number, level: number) => {
    const tick = ring(0.05, [
      { hz, gain: 0.6, decay: 0.018 },
      { hz: hz * 2.3, gain: 0.4, decay: 0.012 },
      { hz: hz * 0.4, gain: 0.5, decay: 0.02 },
    ])
    addTo(tick, shaped(filtered(white(600, random), 'band', hz * 1.6, 0.7), pluck(0.0003, 0.009)), 0.9)
    place(out, tick, at, { gain: level, pan: 0.05 })
  }
  const slow = 1 / factor(traits.speed, 1.6)
  click(0.014, random.around(1500, 0.06), 1)
  click(0.014 + 0.06 * slow, random.around(2500, 0.06), 0.6)
  click(0.014 + 0.11 * slow, random.around(1150, 0.06), 0.9)
  const wind = shaped(
    overtones(0.2 * slow, (at) => 360 + 900 * at, falling(16, 0.5)),
    swell(0.2 * slow, 0.03, 0.05),
  )
  place(out, filtered(wind, 'high', 500), 0.014 + 0.14 * slow, { gain: 0.09 })
  return out
}

/** Makes a switch or a lock: two small parts that snap into place. */
export const latch: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const material = traits.material ?? (traits.kind === 'lock' ? 'metal' : 'plastic')
  for (const at of rhythm(scene, 0.9, 0.05, traits.count ?? 1)) {
    place(out, blow(material, 0.5, random, 1.4).subarray(0, 2600), at, { gain: 0.5 })
    place(out, blow(material, 0.85, random, 1.2).subarray(0, 4200), at + (traits.kind === 'lock' ? 0.17 : 0.045), {
      gain: 1,
    })
    if (traits.kind === 'lock') place(out, blow('metal', 1.5, random, 0.8).subarray(0, 5000), at + 0.33, { gain: 0.8 })
  }
  return out
}
