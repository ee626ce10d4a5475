import { driven, filtered } from '../dsp/filters.ts'
import { ring } from '../dsp/modes.ts'
import { white } from '../dsp/noise.ts'
import { addTo, place, samplesOf, shaped, silence } from '../dsp/sound.ts'
import { falling, overtones, pluck, swell } from '../dsp/tones.ts'
import { factor, fitted, type Model, rhythm } from '../scene.ts'
import { doppler, passing } from './engines.ts'

/** Makes the siren of an emergency vehicle: two tones by turns, or a wail that climbs and falls. */
export const siren: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const period = fitted(
    (traits.kind === 'wail' ? 4.2 : traits.kind === 'air raid' ? 9 : 1.5) / factor(traits.speed, 1.8),
    scene,
  )
  const tune = random.around(1, 0.02)
  const bend = (at: number) => (traits.motion === 'passing' ? doppler(at, seconds) : 1)
  const pitch = (at: number) => {
    const share = (at / period) % 1
    if (traits.kind === 'wail') return 620 * 2.35 ** (0.5 - 0.5 * Math.cos(2 * Math.PI * share))
    if (traits.kind === 'air raid') return 210 * 2.1 ** (0.5 - 0.5 * Math.cos(2 * Math.PI * share))
    return share < 0.5 ? 440 : 587
  }
  const horn = filtered(
    driven(
      overtones(seconds, (at) => pitch(at) * tune * bend(at), falling(18, 0.75)),
      1.1,
    ),
    'low',
    3600,
    0.6,
  )
  const out = silence(count)
  place(out, horn, 0)
  return traits.motion === 'passing' ? passing(out, seconds) : out
}

/** Makes the horn of a car or a ship: reeds a third apart, driven hard. */
export const horn: Model = (scene) => {
  const { random, traits, count } = scene
  const isShip = traits.kind === 'ship'
  const blast = isShip ? 3.2 : 0.55
  const pitches = isShip ? [87, 110] : [415, 523]
  const size = factor(-traits.size, 1.5)
  const out = silence(count)
  for (const at of rhythm(scene, blast * 1.45, 0.03, traits.count ?? (isShip ? 1 : 2))) {
    for (const [index, hz] of pitches.entries()) {
      const reed = overtones(blast, random.around(hz, 0.01) * size, falling(isShip ? 30 : 20, 0.6))
      const tone = filtered(
        driven(shaped(reed, swell(blast, isShip ? 0.25 : 0.015, isShip ? 0.5 : 0.05)), 1.2),
        'low',
        isShip ? 1300 : 4200,
      )
      place(out, tone, at, { pan: index ? 0.12 : -0.12 })
    }
  }
  return out
}

/** Makes an electronic alarm: a piezo disc that beeps in groups. */
export const alarm: Model = (scene) => {
  const { traits, count } = scene
  const isSmoke = traits.kind === 'smoke'
  const out = silence(count)
  const beeps = isSmoke ? 3 : 4
  const length = isSmoke ? 0.42 : 0.075
  const gap = isSmoke ? 0.82 : 0.125
  const hz = (isSmoke ? 3150 : 2048) * factor(-traits.size, 1.3)
  const group = isSmoke ? 3.6 : 1
  for (const at of rhythm(scene, group / factor(traits.speed, 1.5))) {
    for (let beep = 0; beep < beeps; beep++) {
      const tone = overtones(length, hz, [1, 0, 0.28, 0, 0.12])
      place(out, shaped(tone, swell(length, 0.003, 0.004)), at + (beep * gap) / factor(traits.speed, 1.5))
    }
  }
  return out
}

/** Makes a telephone: a clapper between two bells, or the warble of an electronic one. */
export const telephone: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const bells = [random.around(1010, 0.03), random.around(1240, 0.03)]
  for (const at of rhythm(scene, 3, 0, traits.count)) {
    for (let blow = 0; blow < 36; blow++) {
      const base = bells[blow % 2] ?? 1010
      const sound = ring(
        0.5,
        [1, 2.41, 3.86, 5.2].map((ratio, index) => ({
          hz: base * ratio,
          gain: 0.5 / (index + 1),
          decay: 0.42 / (1 + index * 0.4),
        })),
      )
      addTo(sound, shaped(filtered(white(260, random), 'band', 4300, 0.8), pluck(0.0003, 0.005)), 0.25)
      place(out, sound, at + blow * 0.04, { gain: random.around(0.8, 0.1), pan: blow % 2 ? 0.15 : -0.15 })
    }
  }
  return out
}

/** Makes the whistle of a referee: a pea that chops a shrill tone. */
export const whistle: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const length = 0.55 / factor(traits.speed, 1.6)
  for (const at of rhythm(scene, length * 1.5, 0.02, traits.count ?? 1)) {
    const flutter = random.between(26, 34)
    const chop = (t: number) => 0.68 + 0.32 * Math.sin(2 * Math.PI * flutter * t)
    const tone = overtones(length, (t) => 2950 * (0.94 + 0.06 * chop(t)) * Math.min(1, 0.9 + t * 3), [1, 0.3, 0.08])
    addTo(tone, filtered(white(samplesOf(length), random, 0.5), 'band', 3000, 3), 0.5)
    place(out, shaped(shaped(tone, chop), swell(length, 0.02, 0.05)), at)
  }
  return out
}
