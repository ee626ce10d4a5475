import { driven, filtered, piped } from '../dsp/filters.ts'
import { ring } from '../dsp/modes.ts'
import { pink, wander, white } from '../dsp/noise.ts'
import { addStereo, addTo, place, samplesOf, shaped, silence, wide } from '../dsp/sound.ts'
import { falling, overtones, pluck, swell } from '../dsp/tones.ts'
import { factor, type Model, rhythm } from '../scene.ts'

/** Makes a spell: a shower of small high bells over a breath that opens. */
export const magic: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const out = silence(count)
  const base = random.around(1320, 0.06) * factor(traits.brightness, 1.4)
  const steps = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24] as const
  const falls = traits.motion === 'falling'
  for (let at = 0.02; at < seconds * 0.85; at += random.wait(24 * factor(traits.speed, 1.6))) {
    const share = at / seconds
    const climb = Math.floor((falls ? 1 - share : share) * 7)
    const step = (steps[Math.min(steps.length - 1, climb + Math.floor(random.next() * 4))] ?? 0) / 12
    const hz = base * 2 ** step
    const sparkle = ring(1.2, [
      { hz, gain: 0.5, decay: 0.9 },
      { hz: hz * 2.01, gain: 0.25, decay: 0.5 },
      { hz: hz * 3.93, gain: 0.12, decay: 0.25 },
    ])
    place(out, sparkle, at, {
      gain: random.between(0.3, 1) * Math.sin(Math.PI * Math.min(1, share * 1.1 + 0.1)),
      pan: random.between(-0.9, 0.9),
    })
  }
  const breath = wide(0.1, () =>
    shaped(
      filtered(white(count, random.fork(), 0.3), 'band', (at) => 1800 + 5200 * (at / seconds), 1.4),
      (at) => 0.35 * Math.sin(Math.PI * Math.min(1, at / seconds)),
    ),
  )
  addStereo(out, breath)
  return out
}

/** Makes a ray gun: a pitch that falls through several octaves in an instant. */
export const laser: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const length = 0.26 * factor(traits.size, 1.7)
  for (const at of rhythm(scene, 0.3 / factor(traits.speed, 1.8), 0.1, traits.count ?? 1)) {
    const top = random.around(3600, 0.15) / factor(traits.size, 1.5)
    const shot = overtones(length, (t) => 160 + top * Math.exp(-t / (length * 0.24)), falling(9, 1.1))
    addTo(shot, filtered(white(samplesOf(length), random, 0.4), 'high', 3000), 0.2)
    place(out, piped(shaped(shot, pluck(0.002, length * 1.1)), 6, 0.35), at, { pan: random.between(-0.3, 0.3) })
  }
  return out
}

/** Makes the inside of a spaceship: deep tones that beat against each other, air, and slow filters. */
export const spaceship: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const base = random.around(46, 0.06) / factor(traits.size, 1.35)
  const out = wide(0.3, () => shaped(filtered(pink(count, random.fork()), 'low', 330), 0.32))
  for (const [index, ratio] of [1, 1.006, 1.5, 2.01].entries()) {
    const turn = wander(random.fork(), 0.35)
    const tone = filtered(overtones(seconds, base * ratio, falling(34, 0.75)), 'low', (at) => 330 + 210 * turn(at), 1.8)
    place(out, tone, 0, { gain: 0.4, pan: (index - 1.5) * 0.5 })
  }
  return out
}

/** Makes something that charges or is beamed away: tones that climb ever faster, chopped ever finer. */
export const teleport: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const out = silence(count)
  const falls = traits.motion === 'falling'
  const share = (at: number) => (falls ? 1 - Math.min(1, at / seconds) : Math.min(1, at / seconds))
  const base = random.around(118, 0.08) / factor(traits.size, 1.4)
  for (const [index, ratio] of [1, 1.01, 1.997, 3.02].entries()) {
    const tone = overtones(seconds, (at) => base * ratio * 9 ** share(at), falling(8, 1))
    let phase = 0
    const pulse = (at: number) => {
      phase = at * (6 + 9 * share(at))
      return 0.55 + 0.45 * Math.sin(2 * Math.PI * phase)
    }
    place(out, shaped(shaped(tone, pulse), swell(seconds, 0.12, 0.1)), 0, { gain: 0.4, pan: (index - 1.5) * 0.6 })
  }
  const air = wide(0, () =>
    shaped(
      filtered(white(count, random.fork(), 0.3), 'band', (at) => 500 + 7000 * share(at), 2),
      (at) => 0.6 * share(at),
    ),
  )
  addStereo(out, air)
  return out
}

/** Makes a robot that moves: servos that whirr from one position to the next, and stop with a click. */
export const robot: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const size = factor(traits.size, 1.6)
  for (let at = 0.02; at < scene.seconds - 0.15;) {
    const length = Math.min(scene.seconds - at - 0.05, random.between(0.18, 0.5) / factor(traits.speed, 1.6))
    const from = random.log(190, 420) / size
    const to = from * random.between(0.65, 1.7)
    const whirr = filtered(
      driven(
        overtones(
          length,
          (t) => from + (to - from) * Math.sin((Math.PI / 2) * Math.min(1, t / length)),
          falling(26, 0.55),
        ),
        0.7,
      ),
      'band',
      1500 / size,
      0.6,
    )
    const pan = random.between(-0.4, 0.4)
    place(out, shaped(whirr, swell(length, 0.03, 0.04)), at, { pan })
    place(
      out,
      ring(0.08, [
        { hz: 1300 / size, gain: 0.5, decay: 0.03 },
        { hz: 320 / size, gain: 0.5, decay: 0.05 },
      ]),
      at + length,
      { gain: 0.8, pan },
    )
    at += length + random.between(0.06, 0.24)
  }
  return out
}

/** Makes a field of force: mains hum that crackles and swirls. */
export const forcefield: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const out = silence(count)
  const swirl = wander(random.fork(), 1.4)
  for (const side of [-1, 1]) {
    const tone = overtones(seconds, 100 * (1 + side * 0.004) * factor(-traits.size, 1.3), falling(40, 0.35))
    place(
      out,
      shaped(
        filtered(tone, 'band', (at) => 1100 + 800 * swirl(at) * side, 1.6),
        (at) => 0.7 + 0.3 * Math.sin(2 * Math.PI * 7.3 * at),
      ),
      0,
      { pan: side * 0.7 },
    )
  }
  for (let at = 0; at < seconds; at += random.wait(14 * factor(traits.intensity, 2))) {
    const spark = shaped(filtered(white(300, random, 1), 'high', 3500), pluck(0.0002, 0.006))
    place(out, spark, at, { gain: 0.8 * random.next() ** 2, pan: random.between(-1, 1) })
  }
  return out
}

/** Makes electricity that leaps over: arcs of a hundred strokes a second, in bursts. */
export const sparks: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  for (let at = 0.02; at < scene.seconds; at += random.wait(2.6 * factor(traits.intensity, 1.8)) + 0.1) {
    const length = Math.min(random.between(0.08, 0.5), scene.seconds - at)
    const pan = random.between(-0.6, 0.6)
    for (let then = 0; then < length; then += 0.01 * random.around(1, 0.15)) {
      const stroke = shaped(filtered(white(380, random, 1.4), 'high', 2300), pluck(0.0001, 0.005))
      place(out, stroke, at + then, { gain: random.between(0.3, 1), pan })
    }
  }
  return out
}
