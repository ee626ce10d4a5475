import { filtered } from '../dsp/filters.ts'
import { ring } from '../dsp/modes.ts'
import { brown, gusts, pink, white } from '../dsp/noise.ts'
import type { Random } from '../dsp/random.ts'
import { addStereo, place, rateHz, shaped, silence, wide } from '../dsp/sound.ts'
import { pluck } from '../dsp/tones.ts'
import { factor, type Model, scattered, type Scene, type Surface } from '../scene.ts'

/** Makes a drop near the listener: what it strikes decides what is heard. */
function drop(random: Random, surface: Surface | undefined): Float32Array<ArrayBuffer> {
  const hard = random.between(0.3, 1)
  if (surface === 'metal') {
    const base = random.log(900, 2600)
    const decays = [0.09, 0.06, 0.04, 0.03]
    return ring(
      0.12,
      [1, 1.58, 2.41, 3.9].map((times, at) => ({
        hz: base * times,
        gain: hard / (at + 1.2),
        decay: decays[at] ?? 0.03,
      })),
    )
  }
  if (surface === 'glass') {
    const base = random.log(1800, 4200)
    return ring(
      0.05,
      [1, 1.7, 2.6].map((times) => ({ hz: base * times, gain: hard * 0.5, decay: 0.03 })),
    )
  }
  if (surface === 'water') {
    // A bubble under the surface sings at Minnaert's pitch while it closes.
    const base = random.log(1400, 5200)
    return ring(0.06, [{ hz: base, gain: hard * 0.8, decay: random.between(0.02, 0.05) }])
  }
  const dull = surface === 'leaves' || surface === 'grass' || surface === 'wood'
  const tick = shaped(white(420, random, hard), pluck(0.0002, dull ? 0.009 : 0.004))
  return filtered(tick, 'band', random.log(dull ? 600 : 2200, dull ? 2400 : 8000), 1.1)
}

/** Makes rain: single drops that are heard one by one above the hiss of all that fall further away. */
export const rain: Model = (scene) => {
  const { random, traits, count } = scene
  const weight = (traits.intensity + 1) / 2
  const slow = gusts(random.fork(), 0.25)
  const hiss = wide(0.1, () => {
    const far = filtered(filtered(white(count, random.fork(), 0.5), 'high', 700), 'low', 5200 + 3800 * weight, 0.6)
    return shaped(far, (at) => (0.12 + 0.5 * weight) * (1 + 0.16 * slow(at)))
  })
  if (weight > 0.55) {
    const roar = wide(0.2, () => filtered(pink(count, random.fork()), 'low', 420))
    addStereo(hiss, roar, 0, (weight - 0.5) * 0.7)
  }
  const perSecond = 45 * factor(traits.intensity, 5)
  for (const at of scattered(scene, perSecond)) {
    const near = random.next() ** 3
    place(hiss, drop(random, traits.surface), at, { gain: 0.15 + near * 0.9, pan: random.between(-1, 1) })
  }
  return hiss
}

/** Makes the parts of the lightning channel, as a walk through the air above the listener. */
function channel(random: Random, away: number): readonly { readonly metres: number; readonly strength: number }[] {
  let x = away
  let y = random.between(-300, 300)
  let z = 20
  const parts: { metres: number; strength: number }[] = []
  for (let part = 0; part < 190; part++) {
    x += random.gauss() * 26 + 2
    y += random.gauss() * 26
    z += random.between(2, 26)
    const metres = Math.hypot(x, y, z)
    // A part that lies across the line of sight sends most of its shock to the listener.
    parts.push({ metres, strength: (random.between(0.15, 1) ** 2 * 900) / metres })
  }
  return parts
}

/** Makes thunder: the shocks of all parts of a crooked channel, each at the time that sound takes from there. */
export const thunder: Model = (scene) => {
  const { random, traits, count } = scene
  const near = 1 - Math.max(0.15, Math.min(0.95, traits.distance + 0.35 - traits.intensity * 0.25))
  const parts = channel(random, 2600 * (1 - near) + 120)
  const first = Math.min(...parts.map(({ metres }) => metres))
  const out = silence(count)
  for (const { metres, strength } of parts) {
    const at = (metres - first) / 343 + 0.03
    const length = Math.round(rateHz * (0.006 + 0.03 * (metres / 3000)))
    const shock = new Float32Array(length)
    for (let index = 0; index < length; index++) shock[index] = (1 - (2 * index) / length) * strength
    place(out, shock, at, { pan: random.between(-0.5, 0.5) })
  }
  const air = 260 + 5200 * near ** 3
  const rumble = wide(0.4, () =>
    shaped(filtered(brown(count, random.fork()), 'low', 140), pluckLong(scene, random.fork())),
  )
  addStereo(out, rumble, 0, 2.4)
  for (const side of [out.left, out.right]) filtered(side, 'low', (at) => Math.max(120, air * 0.5 ** (at * 1.4)), 0.6)
  return out
}

function pluckLong(scene: Scene, random: Random): (at: number) => number {
  const roll = gusts(random, 1.6)
  return (at) => Math.min(1, at / 0.12) * Math.exp(-at / (1.1 + scene.seconds * 0.16)) * (1 + 0.8 * roll(at))
}

/** Makes wind: air that tears at edges. Its speed decides level, colour and, where it howls, the pitch of the edges. */
export const wind: Model = (scene) => {
  const { random, traits, count } = scene
  const base = 0.45 + 0.28 * traits.intensity
  const swells = gusts(random.fork(), 0.32 * factor(traits.speed, 2))
  const speed = (at: number) => Math.max(0.06, base + 0.42 * swells(at) * (0.7 + 0.3 * traits.intensity))
  const body = wide(0.25, () => {
    const air = filtered(pink(count, random.fork()), 'low', (at) => 140 + 1150 * speed(at) ** 1.5, 0.55)
    return shaped(filtered(air, 'high', 50), (at) => 0.25 + 1.5 * speed(at) ** 1.6)
  })
  if (traits.surface === 'leaves' || traits.kind === 'trees') {
    const leaves = wide(0.05, () => {
      const rustle = filtered(white(count, random.fork(), 0.35), 'band', 4200, 0.6)
      return shaped(rustle, (at) => speed(at) ** 2 * 1.2)
    })
    addStereo(body, leaves)
  }
  const howls = traits.kind === 'howl' ? 1 : Math.max(0, traits.intensity) * 0.35
  for (let edge = 0; howls > 0 && edge < 3; edge++) {
    // Strouhal: the pitch of an edge follows the speed of the air.
    const pitch = random.log(260, 620) * (edge * 0.31 + 1)
    const own = gusts(random.fork(), 0.45)
    const at = (seconds: number) => pitch * (0.55 + 0.85 * speed(seconds) + 0.12 * own(seconds))
    const tone = filtered(white(count, random.fork()), 'band', at, 26)
    place(
      body,
      shaped(tone, (seconds) => howls * 2.6 * speed(seconds) ** 2.2),
      0,
      { pan: random.between(-0.7, 0.7) },
    )
  }
  return body
}
