import { filtered } from '../dsp/filters.ts'
import { pink, wander } from '../dsp/noise.ts'
import { addStereo, place, shaped, silence, wide } from '../dsp/sound.ts'
import { falling, overtones } from '../dsp/tones.ts'
import { factor, type Model } from '../scene.ts'

/** Makes a drone: strings of slow beating tones whose colour moves. Dark ones lie low and close, bright ones wide. */
export const drone: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const isDark = traits.brightness <= 0.2
  const usual = random.around(isDark ? 55 : 110, 0.05) / factor(traits.size, 1.3)
  const { hz: base = usual } = traits
  const chord = isDark ? [1, 1.003, 1.189, 1.5, 2.004] : [1, 1.004, 1.5, 2.002, 2.52, 3.003]
  const out = wide(0.1, () => shaped(filtered(pink(count, random.fork()), 'band', base * 6, 0.7), 0.14))
  for (const [index, ratio] of chord.entries()) {
    const colour = wander(random.fork(), 0.22)
    const level = wander(random.fork(), 0.3)
    const top = Math.max(traits.hz ?? 0, (isDark ? 420 : 1700) * factor(traits.brightness, 1.5))
    const tone = filtered(
      overtones(seconds, base * ratio, falling(30, 0.9)),
      'low',
      (at) => top * (1 + 0.6 * colour(at)),
      0.9,
    )
    place(
      out,
      shaped(tone, (at) => 0.45 + 0.35 * level(at)),
      0,
      { gain: 0.5, pan: ((index % 2) * 2 - 1) * (0.15 + index * 0.14) },
    )
  }
  return out
}

/** Makes tension that grows: tones that climb without rest, and noise that opens until it stops. */
export const riser: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const out = silence(count)
  const falls = traits.motion === 'falling'
  const share = (at: number) => (falls ? 1 - Math.min(1, at / seconds) : Math.min(1, at / seconds))
  const air = wide(0.1, () =>
    shaped(
      filtered(pink(count, random.fork()), 'band', (at) => 260 * 22 ** share(at), 1.5),
      (at) => 0.12 + 1.6 * share(at) ** 2,
    ),
  )
  addStereo(out, air)
  for (const [index, ratio] of [1, 1.012, 1.494, 2.006].entries()) {
    const tone = overtones(seconds, (at) => 92 * ratio * 3.2 ** share(at), falling(20, 0.8))
    place(
      out,
      shaped(tone, (at) => 0.05 + 0.5 * share(at) ** 1.5),
      0,
      { gain: 0.5, pan: (index - 1.5) * 0.5 },
    )
  }
  return out
}

/** Makes the low stroke that trailers love: a drum as large as a house, bent downwards. */
export const boom: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const size = factor(traits.size, 1.4)
  const tone = overtones(
    Math.min(scene.seconds, 3.2),
    (at) => (38 + 62 * Math.exp(-at / 0.09)) / size,
    [1, 0.4, 0.2, 0.1],
  )
  place(
    out,
    shaped(tone, (at) => Math.min(1, at / 0.004) * Math.exp(-at / (0.75 * size))),
    0.014,
  )
  const hit = wide(0.3, () =>
    shaped(
      filtered(pink(Math.min(count, 96_000), random.fork()), 'low', (at) => 200 + 2600 * Math.exp(-at / 0.05)),
      (at) => Math.exp(-at / 0.22),
    ),
  )
  addStereo(out, hit, 0.014, 0.9)
  return out
}
