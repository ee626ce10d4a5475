import { driven, filtered } from '../dsp/filters.ts'
import { ring } from '../dsp/modes.ts'
import { brown, gusts, pink, wander, white } from '../dsp/noise.ts'
import { addStereo, addTo, place, samplesOf, shaped, silence, wide } from '../dsp/sound.ts'
import { falling, overtones, pluck, sine, swell } from '../dsp/tones.ts'
import { factor, fitted, type Model, rhythm } from '../scene.ts'
import { doppler, passing } from './engines.ts'

/** Makes a train on jointed rails: axles in pairs over each joint, the rumble of the wheels, and now and then their song. */
export const train: Model = (scene) => {
  const { random, traits, count } = scene
  const speed = factor(traits.speed, 1.8)
  const out = wide(0.3, () => shaped(filtered(brown(count, random.fork()), 'low', 300), 1.3 * speed))
  const roll = wide(0.2, () => filtered(pink(count, random.fork()), 'band', 780 * speed, 0.7))
  addStereo(out, roll, 0, 0.22)
  const joint = 1.25 / speed
  for (const at of rhythm(scene, joint, 0.02)) {
    for (const [offset, level] of [
      [0, 1],
      [0.15, 0.85],
      [0.42, 0.8],
      [0.57, 0.7],
    ] as const) {
      const clack = ring(0.3, [
        { hz: random.around(108, 0.06), gain: 1.2, decay: 0.13 },
        { hz: random.around(340, 0.05), gain: 0.6, decay: 0.07 },
        { hz: random.around(1220, 0.05), gain: 0.3, decay: 0.06 },
      ])
      addTo(clack, shaped(filtered(white(700, random), 'band', 1700, 0.7), pluck(0.0005, 0.014)), 0.5)
      place(out, clack, at + offset * joint, { gain: level * random.around(0.8, 0.1), pan: -0.3 + offset })
    }
  }
  return out
}

/** Makes the whistle of a steam engine: a chord of pipes, overblown, with the steam in it. */
export const trainHorn: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const out = silence(count)
  const base = 311 * factor(-traits.size, 1.4)
  const waver = wander(random.fork(), 4)
  for (const [index, ratio] of [1, 1.189, 1.498, 1.782].entries()) {
    const pipe = overtones(
      seconds,
      (at) => base * ratio * (1 - 0.05 * Math.exp(-at / 0.07)) * (1 + 0.004 * waver(at)),
      [1, 0.4, 0.3, 0.12, 0.08],
    )
    addTo(pipe, filtered(white(count, random.fork(), 0.5), 'band', base * ratio, 9), 0.5)
    place(out, shaped(pipe, swell(seconds, 0.1, 0.35)), 0, { pan: (index - 1.5) * 0.2 })
  }
  return out
}

/** Makes a helicopter: every blade slaps the air as it comes by, over the whine of the turbine. */
export const helicopter: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const blades = fitted(1 / ((11.5 * factor(traits.speed, 1.35)) / factor(traits.size, 1.25)), scene)
  const out = silence(count)
  const bend = (at: number) => (traits.motion === 'passing' ? doppler(at, seconds, 40) : 1)
  for (let at = 0; at < seconds; at += blades / bend(at)) {
    const slap = shaped(
      filtered(brown(samplesOf(0.085), random), 'low', 420 + 500 * traits.brightness),
      swell(0.085, 0.012, 0.06),
    )
    addTo(
      slap,
      shaped(
        sine(0.07, (t) => 92 - 500 * t),
        swell(0.07, 0.01, 0.05),
      ),
      1.4,
    )
    place(out, slap, at, { gain: random.around(1.7, 0.1), pan: random.between(-0.15, 0.15) })
  }
  const wash = wide(0.3, () =>
    shaped(
      filtered(pink(count, random.fork()), 'low', 900),
      (at) => 0.16 * (1 + 0.75 * Math.cos((2 * Math.PI * at) / blades)),
    ),
  )
  addStereo(out, wash)
  const whine = overtones(seconds, (at) => 1380 * bend(at), [0.06, 0.03, 0.02])
  place(out, whine, 0, { pan: 0.2 })
  return traits.motion === 'passing' ? passing(out, seconds, 32) : out
}

/** Makes an aeroplane: the roar of jets, or the throb of propellers that are almost in step. */
export const aeroplane: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const bend = (at: number) => (traits.motion === 'passing' ? doppler(at, seconds, 90) : 1)
  const flutter = gusts(random.fork(), 1.8)
  const out = wide(0.2, () => {
    const roar = filtered(
      pink(count, random.fork()),
      'low',
      (at) => (680 + 500 * traits.intensity) * bend(at) ** 2,
      0.5,
    )
    return shaped(roar, (at) => 1 + 0.22 * flutter(at))
  })
  if (traits.kind === 'propeller') {
    for (const detune of [1, 1.013]) {
      const tone = overtones(seconds, (at) => 88 * detune * bend(at), falling(14, 0.8))
      place(out, driven(tone, 0.6), 0, { gain: 0.55, pan: detune === 1 ? -0.4 : 0.4 })
    }
  } else {
    const fan = overtones(seconds, (at) => 2350 * bend(at) * (1 + 0.002 * flutter(at)), [0.07, 0.02])
    place(out, fan, 0)
    addStereo(
      out,
      wide(0.1, () => filtered(white(count, random.fork(), 0.12), 'band', 3100, 0.8)),
    )
  }
  return traits.motion === 'passing' ? passing(out, seconds, 60) : out
}

/** Makes a bicycle that rolls freely: the pawls of its hub, tick by tick. */
export const bicycle: Model = (scene) => {
  const { random, traits, count } = scene
  const out = wide(0.3, () => shaped(filtered(pink(count, random.fork()), 'band', 900, 0.5), 0.05))
  for (const at of rhythm(scene, 1 / (19 * factor(traits.speed, 1.8)), 0.04)) {
    const tick = ring(0.03, [
      { hz: random.around(4100, 0.03), gain: 0.6, decay: 0.014 },
      { hz: random.around(2500, 0.03), gain: 0.4, decay: 0.01 },
    ])
    place(out, tick, at, { gain: random.around(0.9, 0.1) })
  }
  return out
}
