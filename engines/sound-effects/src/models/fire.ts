import { filtered } from '../dsp/filters.ts'
import { brown, gusts, wander, white } from '../dsp/noise.ts'
import { addStereo, place, shaped, wide } from '../dsp/sound.ts'
import { pluck } from '../dsp/tones.ts'
import { factor, type Model, scattered } from '../scene.ts'

/** Makes fire: flames that lap, gas that hisses, and wood that cracks, few times loudly and often softly. */
export const fire: Model = (scene) => {
  const { random, traits, count } = scene
  const big = factor(traits.size + traits.intensity * 0.6, 1.9)
  const lap = gusts(random.fork(), 3.2)
  const flames = wide(0.45, () => {
    const air = filtered(brown(count, random.fork()), 'low', (at) => 190 + 150 * lap(at), 0.8)
    return shaped(air, (at) => 0.9 * big * (0.6 + 0.5 * lap(at)))
  })
  const breath = wander(random.fork(), 2.2)
  const hiss = wide(0.05, () =>
    shaped(filtered(white(count, random.fork(), 0.09), 'high', 3200), (at) => 0.5 + 0.4 * breath(at)),
  )
  addStereo(flames, hiss)
  const busy = wander(random.fork(), 0.8)
  for (const at of scattered(scene, 26 * factor(traits.intensity, 2.2))) {
    if (random.next() > 0.55 + 0.45 * busy(at)) continue
    const strength = Math.min(1, 0.05 / random.between(0.035, 1) ** 0.8)
    const length = Math.round(random.log(90, 520) * (0.5 + strength))
    const crack = shaped(
      filtered(white(length, random, 2.2), 'band', random.log(900, 6800) / (0.6 + strength * 0.9), 0.9),
      pluck(0.0002, length / 48_000),
    )
    place(flames, crack, at, { gain: strength * 2.4, pan: random.between(-0.8, 0.8) })
  }
  return flames
}
