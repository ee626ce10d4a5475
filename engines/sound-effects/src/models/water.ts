import { filtered } from '../dsp/filters.ts'
import { brown, gusts, pink, wander, white } from '../dsp/noise.ts'
import type { Random } from '../dsp/random.ts'
import { addStereo, addTo, place, rateHz, samplesOf, shaped, silence, type Stereo, wide } from '../dsp/sound.ts'
import { pluck, sine } from '../dsp/tones.ts'
import { factor, fitted, type Model, rhythm, scattered } from '../scene.ts'

/** Makes a bubble: its pitch is 3.26 m/s over its radius (Minnaert), and rises while it comes up. */
function bubble(random: Random, radiusMm: number, rise: number): Float32Array<ArrayBuffer> {
  const hz = 3260 / radiusMm
  const decay = Math.min(0.35, 0.9 / (0.13 * hz ** 0.72))
  const seconds = Math.min(0.3, decay * 3)
  const tone = sine(seconds, (at) => hz * (1 + rise * at * 9), random.between(0.2, 1))
  return shaped(tone, pluck(0.0015, seconds))
}

/** Makes bubbles of many sizes at their times. */
function bubbles(
  out: Stereo,
  times: readonly number[],
  random: Random,
  [small, large]: readonly [number, number],
): void {
  for (const at of times) {
    const radius = random.log(small, large)
    const sound = bubble(random, radius, random.between(0, 0.9))
    place(out, sound, at, { gain: 0.3 * Math.sqrt(radius), pan: random.between(-0.9, 0.9) })
  }
}

/** Makes the sea: each wave swells, breaks from a low roll to bright foam, and draws back. */
export const waves: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const period = fitted((7.5 * factor(traits.size, 1.5)) / factor(traits.speed, 1.8), scene)
  const bed = wide(0.2, () => shaped(filtered(brown(count, random.fork()), 'low', 240), 0.4))
  for (let at = -period * 0.62; at < seconds; at += period) {
    const own = samplesOf(Math.min(period * 1.3, seconds + period))
    const crest = period * random.between(0.36, 0.44)
    const level = random.between(0.75, 1) * factor(traits.intensity, 1.6)
    const wave = wide(0.3, () => {
      const foam = filtered(
        pink(own, random.fork()),
        'low',
        (t) => (t < crest ? 300 + 3900 * (t / crest) ** 3 : 800 + 3400 * Math.exp(-(t - crest) / (period * 0.22))),
        0.5,
      )
      return shaped(foam, (t) => level * (t < crest ? (t / crest) ** 2.6 : Math.exp(-(t - crest) / (period * 0.19))))
    })
    const fizz = wide(0, () =>
      shaped(filtered(white(own, random.fork(), 0.4), 'high', 3400), (t) =>
        t < crest ? 0 : level * 0.5 * Math.min(1, (t - crest) / 0.5) * Math.exp(-(t - crest) / (period * 0.16)),
      ),
    )
    addStereo(wave, fizz)
    const skip = samplesOf(Math.max(0, -at))
    addStereo(bed, { left: wave.left.subarray(skip), right: wave.right.subarray(skip) }, Math.max(0, at))
  }
  return bed
}

/** Makes running water: thousands of bubbles of all sizes over the noise of what churns. */
export const stream: Model = (scene) => {
  const { random, traits, count } = scene
  const isFall = traits.kind === 'waterfall'
  const big = traits.kind === 'river' || isFall ? 0.5 + traits.intensity * 0.4 : traits.intensity * 0.4
  const swells = gusts(random.fork(), 0.7)
  const churn = wide(0.15, () => {
    const noise = filtered(
      filtered(pink(count, random.fork()), 'high', isFall ? 90 : 260),
      'low',
      isFall ? 3200 : 1500,
      0.5,
    )
    return shaped(noise, (at) => (isFall ? 1.5 : 0.16 + 0.3 * Math.max(0, big)) * (1 + 0.14 * swells(at)))
  })
  const perSecond = (isFall ? 120 : 210) * factor(big, 1.7)
  bubbles(churn, scattered(scene, perSecond), random, big > 0.2 ? [1.2, 8] : [0.9, 4.8])
  return churn
}

/** Makes drops that fall into still water: a tick, then the bubble that each drop locks in. */
export const drips: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  for (const at of rhythm(scene, 0.85 / factor(traits.speed, 2.2), 0.42, traits.count)) {
    const pan = random.between(-0.6, 0.6)
    const tick = shaped(filtered(white(240, random, 0.35), 'band', 5200, 0.8), pluck(0.0003, 0.004))
    place(out, tick, at, { pan })
    const radius = random.log(1.6, 3.1) * factor(traits.size, 1.7)
    place(out, bubble(random, radius, 1.4), at + random.between(0.012, 0.03), { gain: 1.4, pan })
    if (random.chance(0.4))
      place(out, bubble(random, radius * 0.7, 1.8), at + random.between(0.06, 0.11), { gain: 0.5, pan })
  }
  return out
}

/** Makes bubbles that rise under water, heard from within: large ones, in bursts. */
export const underwater: Model = (scene) => {
  const { random, traits, count } = scene
  const out = wide(0.5, () => shaped(filtered(brown(count, random.fork()), 'low', 190), 0.7))
  const bursts = wander(random.fork(), 1.3)
  const dense = scattered(scene, 36 * factor(traits.intensity, 2)).filter(
    (at) => random.next() < 0.25 + 0.75 * Math.max(0, bursts(at)),
  )
  bubbles(out, dense, random, [5, 17])
  for (const side of [out.left, out.right]) filtered(side, 'low', 1100, 0.7)
  return out
}

/** Makes a body that falls into water: the slap, the cavity that closes under it, and the drops that come back. */
export const splash: Model = (scene) => {
  const { random, traits, count } = scene
  const big = factor(traits.size, 2.2)
  const out = silence(count)
  const slap = wide(0.4, () => {
    const noise = filtered(
      white(samplesOf(0.9), random.fork()),
      'low',
      (at) => 900 + 8200 * Math.exp(-at / (0.11 * big)),
      0.6,
    )
    return shaped(filtered(noise, 'high', 180 / big), (at) => Math.min(1, at / 0.004) * Math.exp(-at / (0.1 * big)))
  })
  addStereo(out, slap, 0.015)
  const cavity = sine(0.5, (at) => (130 / big) * (1 + 2.2 * at), 1.2)
  place(
    out,
    shaped(cavity, (at) => Math.min(1, at / 0.03) * Math.exp(-at / 0.09)),
    0.06 + 0.04 * big,
  )
  const crown = new Float32Array(samplesOf(Math.max(0.05, scene.seconds - 0.2)))
  for (let at = 0.1; at < 0.25 + 1.1 * big; at += random.wait(70 * Math.exp(-at * 1.6) + 4)) {
    const sound = bubble(random, random.log(0.9, 3.4), 1.2)
    addTo(crown.subarray(samplesOf(at)), sound, 0.55 * Math.exp(-at / (0.7 * big)))
    place(out, sound, at + 0.1, { gain: 0.4 * Math.exp(-at / (0.7 * big)), pan: random.between(-0.8, 0.8) })
  }
  place(out, crown.subarray(0, Math.min(crown.length, 30 * rateHz)), 0.12, { gain: 0.4 })
  return out
}
