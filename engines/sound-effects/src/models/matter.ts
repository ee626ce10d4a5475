import { filtered } from '../dsp/filters.ts'
import { gusts, pink, wander, white } from '../dsp/noise.ts'
import { addTo, place, samplesOf, shaped, silence, wide } from '../dsp/sound.ts'
import { pluck, swell } from '../dsp/tones.ts'
import { factor, type Model, scattered } from '../scene.ts'

/** Makes cloth that moves: threads that brush over each other, as loud and bright as the movement is quick. */
export const cloth: Model = (scene) => {
  const { random, traits, count } = scene
  const speed = factor(traits.speed, 1.8)
  const moves = gusts(random.fork(), 1.1 * speed)
  const flow = (at: number) => Math.max(0, moves(at) + 0.12) ** 1.5
  const out = wide(0.5, () => {
    const brush = filtered(pink(count, random.fork()), 'band', (at) => 900 + 1500 * flow(at), 0.55)
    return shaped(brush, (at) => 0.08 + 1.5 * flow(at))
  })
  if (traits.kind === 'flag') {
    for (const at of scattered(scene, 5 * speed)) {
      const flap = shaped(
        filtered(white(samplesOf(0.07), random, 1.4), 'low', random.log(500, 1500)),
        swell(0.07, 0.008, 0.05),
      )
      place(out, flap, at, { gain: random.between(0.3, 1), pan: random.between(-0.5, 0.5) })
    }
  }
  return out
}

/** Makes paper that is crumpled or turned: sheets that buckle in many sharp clicks. */
export const paper: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const busy = wander(random.fork(), 2.6 * factor(traits.speed, 1.6))
  for (const at of scattered(scene, 130 * factor(traits.intensity, 1.8))) {
    const now = Math.max(0, busy(at) + 0.35)
    if (random.next() > now) continue
    const length = Math.round(random.log(60, 420))
    const click = filtered(white(length, random, 1.8), 'band', random.log(2300, 9800), 1)
    place(out, shaped(click, pluck(0.0002, length / 48_000)), at, {
      gain: random.next() ** 3 + 0.06,
      pan: random.between(-0.3, 0.3),
    })
  }
  const sheet = filtered(white(count, random.fork(), 0.08), 'high', 2600)
  place(
    out,
    shaped(sheet, (at) => Math.max(0, busy(at) + 0.3)),
    0,
  )
  return out
}

/** Makes a zip: its teeth come faster, or slower, while it is drawn. */
export const zip: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const seconds = Math.min(scene.seconds - 0.05, 0.75 / factor(traits.speed, 1.8))
  const line = new Float32Array(samplesOf(seconds + 0.05))
  for (let at = 0; at < seconds;) {
    const share = at / seconds
    const tooth = shaped(filtered(white(140, random, 1.2), 'band', 2600 + 3600 * share, 1.4), pluck(0.0002, 0.003))
    addTo(line.subarray(samplesOf(at)), tooth, 0.5 + 0.5 * share)
    at += 1 / (70 + 190 * Math.sin(Math.PI * (0.15 + 0.7 * share)))
  }
  place(out, line, 0.015)
  return out
}
