import { driven, filtered, piped } from '../dsp/filters.ts'
import { type Mode, resonated } from '../dsp/modes.ts'
import { pink, wander } from '../dsp/noise.ts'
import type { Random } from '../dsp/random.ts'
import { addTo, place, rateHz, shaped, silence, valueAt, wide, addStereo } from '../dsp/sound.ts'
import { type Curve } from '../dsp/sound.ts'
import { factor, type Model, type Scene } from '../scene.ts'

type Motor = {
  readonly cylinders: number
  readonly idle: number
  readonly top: number
  readonly pipeMs: number
  readonly rough: number
  readonly body: readonly number[]
}

const motors: Record<string, Motor> = {
  car: { cylinders: 4, idle: 780, top: 4200, pipeMs: 8.2, rough: 0.12, body: [62, 118, 190, 310, 520] },
  motorcycle: { cylinders: 2, idle: 1050, top: 6200, pipeMs: 4.4, rough: 0.2, body: [90, 210, 420, 900, 1500] },
  truck: { cylinders: 6, idle: 560, top: 1900, pipeMs: 13, rough: 0.32, body: [38, 72, 128, 230, 780] },
  tractor: { cylinders: 3, idle: 640, top: 1700, pipeMs: 9.5, rough: 0.4, body: [48, 95, 170, 340, 900] },
  boat: { cylinders: 2, idle: 700, top: 2100, pipeMs: 10, rough: 0.3, body: [55, 110, 220, 380] },
  mower: { cylinders: 1, idle: 2700, top: 3300, pipeMs: 3.1, rough: 0.25, body: [130, 290, 640, 1300] },
}

/** Answers how fast the shaft turns over time, in turns a minute. */
function turns({ traits, seconds }: Scene, { idle, top }: Motor): Curve {
  const drive = Math.max(0, Math.min(1, 0.12 + traits.speed * 0.6 + traits.intensity * 0.25))
  const steady = idle * (top / idle) ** (traits.speed === 0 && traits.motion === undefined ? 0.06 : drive)
  if (traits.motion === 'rising') return (at) => idle * (top / idle) ** Math.min(1, (at / seconds) * 1.05)
  if (traits.motion === 'falling') return (at) => top * (idle / top) ** Math.min(1, at / seconds)
  if (traits.motion === 'passing') return (at) => Math.max(steady, idle * 2.2) * doppler(at, seconds)
  return steady
}

/** Answers what the ear makes of the pitch of something that drives by in the middle of the time. */
export function doppler(at: number, seconds: number, metresPerSecond = 24): number {
  const along = (at - seconds / 2) * metresPerSecond
  return 1 / (1 + (metresPerSecond * (along / Math.hypot(along, 6))) / 343)
}

/** Makes one puff for each time a cylinder fires, none quite like the last. */
function firing(scene: Scene, motor: Motor, random: Random): Float32Array<ArrayBuffer> {
  const out = new Float32Array(scene.count)
  const speed = turns(scene, motor)
  const habits = Array.from({ length: motor.cylinders }, () => random.around(1, motor.rough))
  let cylinder = 0
  for (let at = 0; at < scene.seconds;) {
    const perMinute = valueAt(speed, at)
    const gap = 120 / (perMinute * motor.cylinders)
    const puff = Math.max(24, Math.round(gap * rateHz * 0.42))
    const level = (habits[cylinder % motor.cylinders] ?? 1) * random.around(1, motor.rough)
    const start = Math.round(at * rateHz)
    for (let index = 0; index < puff && start + index < out.length; index++) {
      const share = index / puff
      out[start + index] =
        (out[start + index] ?? 0) +
        level * Math.sin(Math.PI * share) * Math.exp(-3.2 * share) * (1 + motor.rough * (random.next() - 0.5))
    }
    cylinder++
    at += gap * random.around(1, motor.rough * 0.05)
  }
  return out
}

/** Makes an engine with pistons: every puff runs through its pipe and shakes the body; the faster, the more air. */
export const engine: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const motor = motors[traits.kind ?? 'car'] ?? motors['car']
  if (!motor) return silence(count)
  const puffs = firing(scene, motor, random)
  const body: Mode[] = motor.body.map((hz) => ({ hz: random.around(hz, 0.05), gain: 5, decay: 9 / hz }))
  const shaken = resonated(puffs, body)
  const pipe = piped(puffs.slice(), motor.pipeMs * random.around(1, 0.05), -0.62, 0.45)
  addTo(shaken, pipe, 0.55)
  const high = factor(traits.speed + traits.brightness, 1.7)
  const tone = filtered(filtered(driven(shaken, 1.3), 'low', 1500 * high, 0.6), 'high', 34)
  const speed = turns(scene, motor)
  const air = wide(0.4, () =>
    shaped(
      filtered(pink(count, random.fork()), 'band', (at) => 380 + valueAt(speed, at) * 0.22, 0.5),
      (at) => 0.035 + 0.2 * (valueAt(speed, at) / motor.top) ** 2,
    ),
  )
  const out = silence(count)
  place(out, tone, 0)
  addStereo(out, air, 0, 0.8)
  return traits.motion === 'passing' ? passing(out, seconds) : out
}

/** Lets a sound come from the left, pass and leave to the right: level by nearness, panned by direction. */
export function passing(
  sound: { left: Float32Array<ArrayBuffer>; right: Float32Array<ArrayBuffer> },
  seconds: number,
  metresPerSecond = 24,
) {
  const near = (at: number) => Math.min(1, 6 / Math.hypot((at - seconds / 2) * metresPerSecond, 6)) ** 1.1
  const side = (at: number) =>
    ((at - seconds / 2) * metresPerSecond) / Math.hypot((at - seconds / 2) * metresPerSecond, 6)
  shaped(sound.left, (at) => near(at) * Math.cos(((side(at) + 1) * Math.PI) / 4) * Math.SQRT2)
  shaped(sound.right, (at) => near(at) * Math.sin(((side(at) + 1) * Math.PI) / 4) * Math.SQRT2)
  return sound
}

/** Makes tyres that squeal: rubber that sticks and slips at a pitch of its own, and wavers. */
export const skid: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const out = silence(count)
  const waver = wander(random.fork(), 7)
  const pitch = random.between(760, 980) * factor(traits.size, 0.75)
  const noise = wide(0.6, () => {
    const rub = filtered(
      pink(count, random.fork()),
      'band',
      (at) => pitch * (1.06 - (0.2 * at) / seconds + 0.05 * waver(at)),
      22,
    )
    addTo(
      rub,
      filtered(
        pink(count, random.fork()),
        'band',
        (at) => 2.02 * pitch * (1.06 - (0.2 * at) / seconds + 0.05 * waver(at)),
        18,
      ),
      0.6,
    )
    return shaped(
      rub,
      (at) => Math.min(1, at / 0.06) * Math.min(1, Math.max(0, (seconds - at) / 0.25)) * (1 + 0.4 * waver(at)),
    )
  })
  const road = wide(0.3, () =>
    shaped(filtered(pink(count, random.fork()), 'low', 700), (at) => 0.12 * Math.max(0, 1 - at / seconds)),
  )
  addStereo(out, noise, 0, 3)
  addStereo(out, road)
  return out
}
