import { filtered } from '../dsp/filters.ts'
import { type Mode, ring } from '../dsp/modes.ts'
import { white } from '../dsp/noise.ts'
import type { Random } from '../dsp/random.ts'
import { addTo, place, shaped, silence } from '../dsp/sound.ts'
import { pluck } from '../dsp/tones.ts'
import { factor, type Material, type Model, secondsLeft } from '../scene.ts'

type Body = {
  /** Of the lowest mode of a body as large as a hand, in hertz. */
  readonly base: number
  readonly ratios: readonly number[]
  /** Seconds for the lowest mode to fall by 60 dB, and how much faster the high ones die. */
  readonly decay: number
  readonly loss: number
  /** How much of the blow itself is heard, and how bright it is. */
  readonly blow: number
  readonly blowHz: number
}

/** How bodies ring by what they are made of: plates and bars of stiff stuff ring long and out of tune, soft stuff hardly. */
const bodies: Record<Material, Body> = {
  metal: {
    base: 420,
    ratios: [1, 1.59, 2.14, 2.76, 3.46, 4.31, 5.4, 6.72, 8.93, 11.3],
    decay: 2.6,
    loss: 0.35,
    blow: 0.35,
    blowHz: 5200,
  },
  wood: { base: 210, ratios: [1, 1.51, 2.32, 3.06, 3.97, 5.2, 6.5], decay: 0.17, loss: 0.8, blow: 0.9, blowHz: 1300 },
  glass: {
    base: 1350,
    ratios: [1, 1.52, 2.33, 3.18, 4.27, 5.36, 6.61],
    decay: 0.85,
    loss: 0.55,
    blow: 0.4,
    blowHz: 7200,
  },
  stone: { base: 640, ratios: [1, 1.31, 1.84, 2.42, 3.35, 4.4, 5.8], decay: 0.07, loss: 0.5, blow: 1.6, blowHz: 2600 },
  plastic: { base: 380, ratios: [1, 1.43, 2.05, 2.9, 3.7], decay: 0.09, loss: 0.9, blow: 1, blowHz: 2100 },
  ceramic: { base: 880, ratios: [1, 1.47, 2.21, 3.03, 4.1, 5.3], decay: 0.34, loss: 0.5, blow: 0.6, blowHz: 4600 },
}

/** Makes the modes of a body. A larger one is lower and rings longer; no two are quite alike. */
export function modesOf(material: Material, size: number, random: Random, hardness = 1): readonly Mode[] {
  const { base, ratios, decay, loss } = bodies[material]
  const low = random.around(base, 0.06) / size
  return ratios.map((ratio) => {
    const hz = low * random.around(ratio, 0.025)
    return {
      hz,
      gain: (random.between(0.45, 1) * Math.exp(-ratio / (4.5 * hardness))) / Math.sqrt(ratio),
      decay: (decay * Math.sqrt(size)) / ratio ** loss,
    }
  })
}

/** Makes one blow on a body. */
export function blow(material: Material, size: number, random: Random, hardness = 1): Float32Array<ArrayBuffer> {
  const { decay, blow: share, blowHz } = bodies[material]
  const sound = ring(Math.min(6, decay * Math.sqrt(size) * 1.3 + 0.08), modesOf(material, size, random, hardness))
  const burst = filtered(
    white(Math.round(1400 * Math.sqrt(size)), random, share),
    'low',
    (blowHz * hardness) / Math.sqrt(size),
    0.7,
  )
  addTo(sound, shaped(burst, pluck(0.0004, 0.016 * size)))
  return sound
}

/** Makes something that is struck, or falls and comes to rest in ever shorter bounces. */
export const impact: Model = (scene) => {
  const { random, traits, count } = scene
  const material = traits.material ?? 'wood'
  const size = factor(traits.size, 3.2)
  const out = silence(count)
  const bounces = traits.kind === 'fall' ? 5 : 1
  let at = 0.014
  let gap = 0.34 * Math.sqrt(size)
  for (let bounce = 0; bounce < bounces && at < scene.seconds; bounce++) {
    const strength = 0.62 ** bounce
    const hard = Math.max(0.4, 1 + traits.intensity * 0.5 + traits.brightness * 0.5) * (0.7 + 0.3 * strength)
    place(out, blow(material, size, random, hard), at, { gain: strength, pan: random.between(-0.2, 0.2) })
    at += gap * random.around(1, 0.1)
    gap *= 0.6
  }
  return out
}

/** Makes glass that breaks: the crack, then shards of all sizes that fall and ring. */
export const shatter: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const size = factor(traits.size, 2)
  const crack = shaped(filtered(white(5200, random, 1.6), 'high', 1500), pluck(0.0005, 0.07 * size))
  place(out, crack, 0.014)
  place(out, blow('glass', 1.6 * size, random, 1.4), 0.014, { gain: 0.8 })
  const end = secondsLeft(scene, 0, 1.3 * size + 0.5)
  for (let at = 0.02; at < end; at += random.wait(85 * Math.exp(-at * 2.6) + 5)) {
    const shard = random.log(0.16, 0.8)
    const level = 0.75 * Math.exp(-at * 1.5) * random.between(0.2, 1)
    place(out, ring(0.4, modesOf('glass', shard, random, 1.8)), at, { gain: level, pan: random.between(-0.8, 0.8) })
    if (random.chance(0.35))
      place(out, shaped(filtered(white(300, random), 'high', 5200), pluck(0.0003, 0.006)), at, { gain: level })
  }
  return out
}

/** Makes coins that are thrown down or counted: small bright discs, each on its own. */
export const coins: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const pieces = traits.count ?? 6
  let at = 0.014
  for (let piece = 0; piece < pieces && at < scene.seconds; piece++) {
    let gap = random.between(0.05, 0.09)
    let level = random.between(0.5, 1)
    const modes = modesOf('metal', 0.115 * random.around(1, 0.2), random, 1.7).map((mode) => ({
      ...mode,
      decay: mode.decay * 0.45,
    }))
    for (let tap = 0, then = at; tap < 5; tap++, then += gap) {
      place(out, ring(0.5, modes), then, { gain: level, pan: random.between(-0.4, 0.4) })
      level *= 0.55
      gap *= 0.72
    }
    at += random.between(0.07, 0.28) / factor(traits.speed, 1.8)
  }
  return out
}
