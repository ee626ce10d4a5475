import { driven, filtered } from '../dsp/filters.ts'
import { type Mode, resonated, ring } from '../dsp/modes.ts'
import { brown, gusts, pink, white } from '../dsp/noise.ts'
import { addStereo, addTo, place, rateHz, samplesOf, shaped, silence, wide } from '../dsp/sound.ts'
import { pluck, swell } from '../dsp/tones.ts'
import { factor, type Model } from '../scene.ts'
import { blow, modesOf } from './bodies.ts'

/** Makes the pressure of a blast: it jumps, falls below what it was, and returns (Friedlander). */
function blast(seconds: number, gain: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(samplesOf(seconds * 7))
  for (let at = 0; at < out.length; at++) {
    const share = at / rateHz / seconds
    out[at] = gain * (1 - share) * Math.exp(-share) * Math.min(1, at / 12)
  }
  return out
}

/** Makes a shot: the blast at the muzzle, gas that escapes, and the land that throws it back. */
export const gunshot: Model = (scene) => {
  const { random, traits, count } = scene
  const size = factor(traits.size, 2) * (traits.kind === 'rifle' ? 1.5 : traits.kind === 'cannon' ? 4 : 1)
  const out = silence(count)
  place(out, blast(0.0016 * size, 2.2), 0.014)
  const gas = wide(0.6, () =>
    shaped(
      filtered(
        white(samplesOf(0.35 * size), random.fork(), 1.3),
        'low',
        (at) => 500 + 9000 * Math.exp(-at / (0.03 * size)),
      ),
      (at) => Math.min(1, at / 0.001) * Math.exp(-at / (0.035 * size)),
    ),
  )
  addStereo(out, gas, 0.014)
  for (let echo = 0; echo < 6; echo++) {
    const late = random.between(0.06, 0.34) * (1 + echo * 0.3)
    const back = shaped(filtered(white(samplesOf(0.3), random, 0.5), 'low', 1500 / (1 + echo * 0.3)), pluck(0.01, 0.22))
    place(out, back, 0.014 + late, { gain: 0.34 * Math.exp(-late * 2.4), pan: random.between(-1, 1) })
  }
  return out
}

/** Makes an explosion: the blast, the fireball that roars and dies, and what comes down afterwards. */
export const explosion: Model = (scene) => {
  const { random, traits, count } = scene
  const size = factor(traits.size + traits.intensity * 0.4, 2)
  const out = silence(count)
  place(out, driven(blast(0.011 * size, 3), 1.1), 0.015)
  const roll = gusts(random.fork(), 3)
  const fireball = wide(0.4, () => {
    const roar = filtered(brown(count, random.fork()), 'low', (at) => 70 + 2600 * Math.exp(-at / (0.16 * size)), 0.6)
    return shaped(
      driven(roar, 2.6),
      (at) => Math.min(1, at / 0.02) * Math.exp(-at / (0.62 * size)) * (1 + 0.3 * roll(at)),
    )
  })
  addStereo(out, fireball, 0.015, 1.6)
  const dust = wide(0.2, () =>
    shaped(
      filtered(pink(count, random.fork()), 'low', 2400),
      (at) => 0.3 * Math.min(1, at / 0.1) * Math.exp(-at / (0.5 * size)),
    ),
  )
  addStereo(out, dust, 0.05)
  for (let at = 0.35; at < Math.min(scene.seconds, 1.1 + size); at += random.wait(16)) {
    place(out, blow('stone', random.log(0.4, 1.8), random, 0.7), at, {
      gain: 0.16 * Math.exp(-at * 0.9),
      pan: random.between(-1, 1),
    })
  }
  return out
}

/** Makes a blade: steel that meets steel, or is drawn along its sheath. */
export const sword: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const size = factor(traits.size, 1.5)
  const modes: readonly Mode[] = modesOf('metal', 0.42 * size, random, 2).map((mode) => ({
    ...mode,
    decay: mode.decay * 0.62,
  }))
  let at = 0.014
  if (traits.kind === 'draw') {
    const scrape = shaped(
      filtered(white(samplesOf(0.5), random, 0.5), 'band', (t) => 2600 + 5200 * (t / 0.5), 1.6),
      (t) => (t / 0.5) ** 1.4 * Math.min(1, Math.max(0, (0.5 - t) / 0.02)),
    )
    addTo(
      scrape,
      resonated(
        scrape,
        modes.map((mode) => ({ ...mode, gain: mode.gain * 3 })),
      ),
      1.2,
    )
    place(out, scrape, at)
    at += 0.48
  }
  place(out, ring(1.9, modes), at, { gain: 1.2, pan: 0.1 })
  place(
    out,
    ring(
      1.5,
      modesOf('metal', 0.33 * size, random, 2).map((mode) => ({ ...mode, decay: mode.decay * 0.4 })),
    ),
    at + 0.004,
    { gain: 0.8, pan: -0.1 },
  )
  place(out, shaped(filtered(white(900, random), 'high', 2500), pluck(0.0003, 0.014)), at)
  return out
}

/** Makes an arrow: the string, the flight, and where it sticks. */
export const arrow: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const string = ring(
    0.3,
    [1, 2.02, 3.05, 4.1].map((times, index) => ({
      hz: random.around(92, 0.05) * times,
      gain: 1 / (index + 1),
      decay: 0.16 / (1 + index * 0.3),
    })),
  )
  place(out, string, 0.014, { pan: -0.5 })
  const seconds = 0.42 / factor(traits.speed, 1.5)
  const flight = filtered(white(samplesOf(seconds), random, 0.7), 'band', (at) => 3400 - 1700 * (at / seconds), 2.2)
  place(out, shaped(flight, swell(seconds, 0.15, 0.05)), 0.06, { gain: 0.6 })
  place(out, blow('wood', 0.9, random, 0.9), 0.06 + seconds, { gain: 1, pan: 0.5 })
  return out
}

/** Makes a blow with the fist, as games want it: flesh, weight and air. */
export const punch: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const size = factor(traits.size + traits.intensity * 0.5, 1.5)
  const thud = ring(0.25, [
    { hz: random.around(74, 0.08) / size, gain: 2, decay: 0.13 },
    { hz: random.around(132, 0.08) / size, gain: 1, decay: 0.08 },
  ])
  place(out, thud, 0.02)
  place(out, shaped(filtered(white(2600, random, 1.6), 'low', 1500), pluck(0.001, 0.035)), 0.02)
  place(out, shaped(filtered(pink(samplesOf(0.09), random), 'band', 750, 1), swell(0.09, 0.07, 0.015)), -0.06 + 0.02, {
    gain: 0.4,
  })
  return out
}
