import { driven, filtered } from '../dsp/filters.ts'
import { ring } from '../dsp/modes.ts'
import { pink, white } from '../dsp/noise.ts'
import { addTo, place, samplesOf, shaped, silence, type Stereo, wide } from '../dsp/sound.ts'
import { falling, overtones, pluck, sine, swell } from '../dsp/tones.ts'
import { factor, type Model, rhythm, type Scene } from '../scene.ts'

/** Repeats the same short sound as often as it is asked for. */
function repeated(scene: Scene, gap: number, make: () => Float32Array): Stereo {
  const out = silence(scene.count)
  for (const at of rhythm(scene, gap / factor(scene.traits.speed, 1.6), 0, scene.traits.count ?? 1))
    place(out, make(), at)
  return out
}

/** Makes a click as of a button. */
export const click: Model = (scene) => {
  const { random, traits } = scene
  const hz = random.around(1900, 0.1) / factor(traits.size, 1.6)
  return repeated(scene, 0.28, () => {
    const sound = ring(0.05, [
      { hz, gain: 0.8, decay: 0.013 },
      { hz: hz * 2.1, gain: 0.4, decay: 0.008 },
    ])
    addTo(sound, shaped(filtered(white(180, random), 'high', 3000), pluck(0.0002, 0.003)), 0.5)
    return sound
  })
}

/** Makes a short plain tone. */
export const beep: Model = (scene) => {
  const usual = scene.random.around(1000, 0.04) / factor(scene.traits.size - scene.traits.brightness, 1.6)
  const { hz = usual } = scene.traits
  return repeated(scene, 0.36, () => shaped(overtones(0.18, hz, [1, 0, 0.1]), swell(0.18, 0.004, 0.01)))
}

const melodies: Record<string, readonly number[]> = {
  notification: [0, 7],
  success: [0, 4, 7, 12],
  message: [7, 12, 7],
}

/** Makes a few soft notes: news, or success where they climb. */
export const notification: Model = (scene) => {
  const { random, traits } = scene
  const steps = melodies[traits.kind ?? 'notification'] ?? [0, 7]
  const base = random.around(784, 0.05) * factor(traits.brightness, 1.3)
  const gap = 0.115 / factor(traits.speed, 1.5)
  return repeated(scene, 1.4, () => {
    const tune = new Float32Array(samplesOf(1.3))
    for (const [index, step] of steps.entries()) {
      const note = shaped(overtones(0.9, base * 2 ** (step / 12), [1, 0.22, 0.1, 0.05]), pluck(0.004, 0.75))
      addTo(tune.subarray(samplesOf(index * gap)), note, 0.5)
    }
    return tune
  })
}

/** Makes the buzz that says no: low, harsh, twice. */
export const error: Model = (scene) => {
  const hz = scene.random.around(147, 0.05) / factor(scene.traits.size, 1.3)
  return repeated(scene, 0.9, () => {
    const buzz = new Float32Array(samplesOf(0.6))
    for (const [at, ratio] of [
      [0, 1],
      [0.2, 0.944],
    ] as const) {
      const tone = driven(overtones(0.17, hz * ratio, falling(28, 0.6)), 0.9)
      addTo(buzz.subarray(samplesOf(at)), shaped(tone, swell(0.17, 0.004, 0.02)))
    }
    return buzz
  })
}

/** Makes a pop, as of a cork or a bubble: a small hollow that opens. */
export const pop: Model = (scene) => {
  const { random, traits } = scene
  const hz = random.around(420, 0.12) / factor(traits.size, 2)
  return repeated(scene, 0.42, () => {
    const sound = shaped(
      sine(0.12, (at) => hz * (1 + 9 * Math.min(0.12, at)), 1),
      pluck(0.0015, 0.075),
    )
    addTo(sound, shaped(filtered(white(160, random), 'band', 2400, 0.8), pluck(0.0003, 0.003)), 0.3)
    return sound
  })
}

/** Makes something that rushes past: air whose colour rises and falls with nearness, from one side to the other. */
export const whoosh: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const length = Math.min(scene.seconds - 0.03, (0.75 / factor(traits.speed, 1.8)) * factor(traits.size, 1.3))
  const peak = length * (traits.motion === 'rising' ? 0.85 : 0.52)
  const near = (at: number) => Math.exp(-(((at - peak) / (length * 0.2)) ** 2))
  const high = factor(traits.brightness - traits.size * 0.6, 1.8)
  const air = wide(0.55, () => {
    const rush = filtered(pink(samplesOf(length), random.fork()), 'band', (at) => (240 + 1700 * near(at)) * high, 1.1)
    return shaped(
      rush,
      (at) => near(at) ** 1.2 * Math.min(1, at / 0.02) * Math.min(1, Math.max(0, (length - at) / 0.03)),
    )
  })
  const turn = random.chance(0.5) ? 1 : -1
  shaped(air.left, (at) => 1 + 0.7 * turn * Math.max(-1, Math.min(1, (at - peak) / (length * 0.3))))
  shaped(air.right, (at) => 1 - 0.7 * turn * Math.max(-1, Math.min(1, (at - peak) / (length * 0.3))))
  for (const at of rhythm(scene, Math.max(0.3, length * 1.1), 0, traits.count ?? 1)) {
    place(out, air.left, at, { pan: -1, gain: Math.SQRT1_2 })
    place(out, air.right, at, { pan: 1, gain: Math.SQRT1_2 })
  }
  return out
}
