import { filtered } from '../dsp/filters.ts'
import { ring } from '../dsp/modes.ts'
import { white } from '../dsp/noise.ts'
import type { Random } from '../dsp/random.ts'
import { addTo, place, samplesOf, shaped, silence } from '../dsp/sound.ts'
import { pluck, sine } from '../dsp/tones.ts'
import { factor, type Model, rhythm, type Surface } from '../scene.ts'
import { blow, modesOf } from './bodies.ts'

type Grains = {
  readonly perSecond: number
  readonly low: number
  readonly high: number
  readonly ms: number
  readonly q: number
  readonly gain: number
}

/** Surfaces of loose pieces: how many give way under a sole, how bright and how long each one sounds. */
const loose: Partial<Record<Surface, Grains>> = {
  gravel: { perSecond: 620, low: 1700, high: 7200, ms: 7, q: 1.6, gain: 0.8 },
  snow: { perSecond: 900, low: 700, high: 2300, ms: 5, q: 2.6, gain: 0.7 },
  leaves: { perSecond: 380, low: 2600, high: 9200, ms: 9, q: 0.8, gain: 0.6 },
  grass: { perSecond: 260, low: 1300, high: 4300, ms: 16, q: 0.6, gain: 0.3 },
  mud: { perSecond: 70, low: 260, high: 900, ms: 24, q: 2.4, gain: 1 },
}

function crunch(grains: Grains, seconds: number, random: Random): Float32Array<ArrayBuffer> {
  const out = new Float32Array(samplesOf(seconds + 0.06))
  for (let at = 0; at < seconds; at += random.wait(grains.perSecond)) {
    const pressure = Math.sin((Math.PI * at) / seconds) ** 0.7
    const length = Math.round(48 * grains.ms * random.between(0.5, 1.5))
    const grain = filtered(
      white(length, random, random.next() ** 2 * 2),
      'band',
      random.log(grains.low, grains.high),
      grains.q,
    )
    addTo(out.subarray(samplesOf(at)), shaped(grain, pluck(0.0004, grains.ms / 1000)), pressure * grains.gain)
  }
  return out
}

/** Makes one contact of heel or toe with the ground. */
function contact(surface: Surface, isHeel: boolean, random: Random, weight: number): Float32Array<ArrayBuffer> {
  const strength = isHeel ? 1 : 0.6
  const grains = loose[surface]
  if (grains) {
    const sound = crunch(grains, isHeel ? 0.11 : 0.15, random)
    addTo(sound, shaped(sine(0.09, 74 / weight, surface === 'mud' ? 0.4 : 0.12), pluck(0.003, 0.07)), strength)
    return sound
  }
  if (surface === 'water') {
    const sound = shaped(
      filtered(white(9600, random, strength), 'low', (at) => 700 + 5600 * Math.exp(-at / 0.05), 0.6),
      pluck(0.004, 0.22),
    )
    for (let at = 0.03; at < 0.16; at += random.wait(90)) {
      const hz = random.log(700, 2600)
      addTo(sound.subarray(samplesOf(at)), ring(0.04, [{ hz, gain: 0.35, decay: 0.035 }]))
    }
    return sound
  }
  if (surface === 'carpet') return shaped(filtered(white(4200, random, strength * 2), 'low', 340), pluck(0.005, 0.08))
  if (surface === 'wood') {
    const sound = blow('wood', 2.3 * weight, random, isHeel ? 0.8 : 0.5)
    addTo(sound, ring(0.16, [{ hz: random.around(96, 0.08) / weight, gain: 1.3 * strength, decay: 0.12 }]))
    return sound
  }
  if (surface === 'metal') {
    const modes = modesOf('metal', 2.6 * weight, random, 0.8).map((mode) => ({ ...mode, decay: mode.decay * 0.16 }))
    return ring(0.7, modes)
  }
  const sound = blow('stone', 1.5 * weight, random, isHeel ? 0.9 : 0.55)
  addTo(sound, shaped(sine(0.06, 120, 0.5), pluck(0.001, 0.04)))
  return sound
}

/** Makes steps: heel, then toe, left and right, at the pace of a walk unless it is said otherwise. */
export const footsteps: Model = (scene) => {
  const { random, traits, count } = scene
  const surface = traits.surface ?? 'concrete'
  const weight = factor(traits.size, 1.5)
  const pace = 0.54 / factor(traits.speed, 1.75)
  const roll = Math.min(0.11, pace * 0.2)
  const out = silence(count)
  let side = random.chance(0.5) ? 1 : -1
  for (const at of rhythm(scene, pace, 0.05, traits.count)) {
    side = -side
    const level = random.between(0.8, 1)
    place(out, contact(surface, true, random, weight), at, { gain: level, pan: side * 0.16 })
    place(out, contact(surface, false, random, weight), at + roll, { gain: level * 0.55, pan: side * 0.16 })
  }
  return out
}

/** Makes hooves: four beats on hard ground, in the rhythm of walk, trot or gallop. */
export const hooves: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const isGallop = traits.speed > 0.5
  const beats = isGallop ? [0, 0.16, 0.32] : traits.speed < -0.3 ? [0, 0.25, 0.5, 0.75] : [0, 0.5]
  const stride = isGallop ? 0.46 : traits.speed < -0.3 ? 1.05 : 0.62
  for (const at of rhythm(scene, stride, 0.03)) {
    for (const [index, beat] of beats.entries()) {
      const knock = ring(0.12, [
        { hz: random.around(index % 2 ? 640 : 540, 0.04), gain: 1, decay: 0.055 },
        { hz: random.around(1480, 0.05), gain: 0.5, decay: 0.03 },
        { hz: random.around(180, 0.1), gain: 0.7, decay: 0.06 },
      ])
      addTo(knock, shaped(filtered(white(500, random), 'band', 2200, 0.8), pluck(0.0004, 0.01)), 0.4)
      place(out, knock, at + beat * stride * (isGallop ? 1.6 : 1), {
        gain: random.between(0.7, 1),
        pan: random.between(-0.25, 0.25),
      })
    }
  }
  return out
}
