import { driven, filtered } from '../dsp/filters.ts'
import { wander, white } from '../dsp/noise.ts'
import type { Random } from '../dsp/random.ts'
import { addTo, place, samplesOf, shaped, silence } from '../dsp/sound.ts'
import { falling, overtones, pluck, swell } from '../dsp/tones.ts'
import { factor, fitted, type Model, rhythm, type Scene } from '../scene.ts'

type Call = {
  readonly from: number
  readonly to: number
  readonly bend: number
  readonly seconds: number
  readonly trill: number
}

/** Makes one note of a bird: almost a pure tone that is swept, bent and trilled by the syrinx. */
function note({ from, to, bend, seconds, trill }: Call): Float32Array<ArrayBuffer> {
  const pitch = (at: number) => {
    const share = Math.min(1, at / seconds)
    return (
      from *
      (to / from) ** share *
      (1 + bend * Math.sin(Math.PI * share) + 0.06 * Math.sign(trill) * Math.sin(2 * Math.PI * trill * at))
    )
  }
  return shaped(
    overtones(seconds, pitch, [1, 0.1, 0.03]),
    swell(seconds, Math.min(0.02, seconds * 0.3), seconds * 0.35),
  )
}

/** Makes a bird with a song of its own: a few notes that it repeats and varies. */
function singer(scene: Scene, random: Random): Float32Array<ArrayBuffer> {
  const out = new Float32Array(scene.count)
  const base = random.log(2400, 5200) / factor(scene.traits.size, 1.6)
  const motif: readonly Call[] = Array.from({ length: 2 + Math.floor(random.next() * 4) }, () => {
    const from = base * random.log(0.75, 1.4)
    return {
      from,
      to: from * random.log(0.6, 1.6),
      bend: random.between(-0.15, 0.2),
      seconds: random.log(0.045, 0.19),
      trill: random.chance(0.3) ? random.between(22, 40) : 0,
    }
  })
  for (let at = random.between(0, 1.2); at < scene.seconds - 0.3;) {
    const times = 1 + Math.floor(random.next() * 3)
    for (let time = 0; time < times; time++) {
      for (const call of motif) {
        addTo(out.subarray(samplesOf(at)), note(call), random.between(0.6, 1))
        at += call.seconds + random.between(0.015, 0.07)
      }
    }
    at += random.between(0.5, 2.2) / factor(scene.traits.intensity + scene.traits.speed, 2)
  }
  return out
}

/** Makes songbirds. */
export const birds: Model = (scene) => {
  const out = silence(scene.count)
  const number = Math.max(1, Math.min(9, scene.traits.count ?? Math.round(4 * factor(scene.traits.intensity, 1.8))))
  for (let bird = 0; bird < number; bird++) {
    const random = scene.random.fork()
    place(out, singer(scene, random), 0, { gain: random.between(0.3, 1), pan: random.between(-0.9, 0.9) })
  }
  return out
}

/** Makes crows: a harsh call, all noise and overtones. */
export const crow: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const calls = traits.count ?? Infinity
  let called = 0
  for (let at = 0.03; at < scene.seconds - 0.2 && called < calls; called++) {
    const seconds = random.between(0.24, 0.38)
    const base = random.around(520, 0.1) / factor(traits.size, 1.4)
    const rasp = wander(random.fork(), 70)
    const caw = overtones(
      seconds,
      (t) => base * (1 + 0.14 * Math.sin((Math.PI * t) / seconds) + 0.07 * rasp(t)),
      falling(18, 0.25),
    )
    addTo(caw, white(caw.length, random, 0.7))
    const voice = filtered(driven(caw, 0.8), 'band', 1550, 1.5)
    place(
      out,
      shaped(
        shaped(voice, (t) => 0.7 + 0.3 * rasp(t)),
        swell(seconds, 0.035, 0.1),
      ),
      at,
      { pan: random.between(-0.5, 0.5) },
    )
    at += random.chance(0.7) ? seconds + random.between(0.1, 0.25) : random.between(0.9, 1.8)
  }
  return out
}

/** Makes owls: soft hollow hoots, a long one after short ones. */
export const owl: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const base = random.around(390, 0.06) / factor(traits.size, 1.3)
  for (const at of rhythm(scene, 4.2 / factor(traits.speed, 1.5), 0.05, traits.count)) {
    for (const [late, seconds] of [
      [0, 0.42],
      [0.85, 0.13],
      [1.05, 0.13],
      [1.27, 0.75],
    ] as const) {
      const waver = seconds > 0.6 ? 0.018 : 0.003
      const hoot = overtones(
        seconds,
        (t) => base * (1 - 0.06 * (t / seconds) + waver * Math.sin(2 * Math.PI * 11 * t)),
        [1, 0.14, 0.1, 0.03],
      )
      addTo(hoot, filtered(white(hoot.length, random, 0.2), 'band', base, 4), 0.5)
      place(out, shaped(hoot, swell(seconds, 0.05, 0.09)), at + late)
    }
  }
  return out
}

/** Makes gulls: long cries that rise, break and fall. */
export const gull: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  for (let at = 0.05; at < scene.seconds - 0.3; at += random.between(0.5, 1.6) / factor(traits.intensity, 1.8)) {
    const base = random.log(880, 1250) / factor(traits.size, 1.3)
    const pan = random.between(-0.8, 0.8)
    const level = random.between(0.3, 1)
    const cries = random.chance(0.5) ? 4 : 1
    for (let cry = 0; cry < cries; cry++) {
      const seconds = cries === 1 ? random.between(0.4, 0.6) : 0.2
      const sound = overtones(
        seconds,
        (t) => base * (0.82 + 0.5 * Math.sin(Math.PI * Math.min(1, (t / seconds) ** 0.6))),
        [0.8, 1, 0.7, 0.5, 0.3, 0.2, 0.1],
      )
      place(out, shaped(sound, swell(seconds, 0.03, seconds * 0.5)), at, { gain: level, pan })
      at += seconds * 1.25
    }
  }
  return out
}

/** Makes crickets: each draws its wings over each other in threes, at a pitch of its own. */
export const crickets: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const out = silence(count)
  const number = Math.max(1, Math.min(9, traits.count ?? Math.round(5 * factor(traits.intensity, 1.7))))
  const isCicada = traits.kind === 'cicada'
  for (let insect = 0; insect < number; insect++) {
    const hz = random.between(4300, 5000) * (isCicada ? 1.25 : 1)
    const chirp = fitted(random.between(0.34, 0.46) / factor(traits.speed, 1.6), scene)
    const pulse = random.between(0.03, 0.036)
    const starts = random.between(0, chirp)
    const beat = (at: number) => {
      if (isCicada)
        return 0.5 + 0.5 * Math.abs(Math.sin(2 * Math.PI * 62 * at)) * (0.7 + 0.3 * Math.sin(2 * Math.PI * 0.7 * at))
      const within = (at + starts) % chirp
      if (within > pulse * 3) return 0
      return Math.sin((Math.PI * (within % pulse)) / pulse) ** 2
    }
    const song = isCicada
      ? filtered(white(count, random.fork(), 1.5), 'band', hz, 9)
      : overtones(seconds, hz, [1, 0.08])
    place(out, shaped(song, beat), 0, { gain: random.between(0.2, 1), pan: random.between(-0.95, 0.95) })
  }
  return out
}

/** Makes insects that fly: wings at two hundred strokes a second, near and far by turns. */
export const buzz: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const out = silence(count)
  const number = Math.max(1, Math.min(14, traits.count ?? (traits.kind === 'swarm' ? 12 : 1)))
  const base = { mosquito: 560, bee: 232, fly: 186 }[traits.kind ?? 'fly'] ?? 215
  for (let insect = 0; insect < number; insect++) {
    const path = wander(random.fork(), 0.9 * factor(traits.speed, 1.8))
    const strain = wander(random.fork(), 2.3)
    const own = random.around(base, 0.09) / factor(traits.size, 1.4)
    const wings = overtones(
      seconds,
      (at) => own * (1 + 0.07 * strain(at)),
      [1, 0.9, 0.7, 0.45, 0.4, 0.25, 0.2, 0.12, 0.1, 0.07],
    )
    const near = (at: number) => 0.12 + 0.88 * (0.5 + 0.5 * path(at)) ** 1.6
    const voice = shaped(wings, near)
    const pan = random.between(-0.7, 0.7)
    place(out, voice, 0, { gain: random.between(0.5, 1), pan })
  }
  return out
}

/** Makes frogs: croaks of fast pulses through a resonant sac. */
export const frogs: Model = (scene) => {
  const { random, traits, count, seconds } = scene
  const out = silence(count)
  const number = Math.max(1, Math.min(8, traits.count ?? Math.round(4 * factor(traits.intensity, 1.6))))
  for (let frog = 0; frog < number; frog++) {
    const sac = random.log(560, 1150) / factor(traits.size, 1.6)
    const pan = random.between(-0.9, 0.9)
    const level = random.between(0.25, 1)
    const pulses = random.between(38, 58)
    for (
      let at = random.between(0, 0.8);
      at < seconds - 0.1;
      at += random.between(0.75, 1.5) / factor(traits.speed, 1.5)
    ) {
      const long = random.between(0.24, 0.4)
      const croak = new Float32Array(samplesOf(long + 0.06))
      for (let then = 0; then < long; then += 1 / (pulses * (1 + then * 0.5))) {
        addTo(
          croak.subarray(samplesOf(then)),
          shaped(overtones(0.03, sac, [1, 0.5, 0.28, 0.1]), pluck(0.001, 0.024)),
          0.4 + 0.6 * Math.sin((Math.PI * then) / long),
        )
      }
      place(out, croak, at, { gain: level, pan })
    }
  }
  return out
}

/** Makes a dog that barks: a short burst of a rough voice through an opening mouth. */
export const dog: Model = (scene) => {
  const { random, traits, count } = scene
  const out = silence(count)
  const size = factor(traits.size, 1.7)
  const barks = traits.count ?? 3
  let at = 0.03
  for (let bark = 0; bark < barks && at < scene.seconds; bark++) {
    const seconds = random.between(0.15, 0.2) * Math.sqrt(size)
    const pitch = random.around(330, 0.06) / size
    const rough = wander(random.fork(), 90)
    const voice = overtones(
      seconds,
      (t) => pitch * (1 + 0.5 * Math.sin(Math.PI * Math.min(1, t / seconds)) + 0.06 * rough(t)),
      falling(26, 0.45),
    )
    addTo(voice, white(voice.length, random, 0.55))
    const mouth = filtered(
      driven(voice, 0.8).slice(),
      'band',
      (t) => (620 + 720 * Math.sin(Math.PI * Math.min(1, t / seconds))) / Math.sqrt(size),
      2,
    )
    addTo(mouth, filtered(voice, 'band', 2300 / Math.sqrt(size), 2), 0.5)
    place(out, shaped(mouth, swell(seconds, 0.016, seconds * 0.5)), at, { gain: random.between(0.8, 1) })
    at += (random.chance(0.6) ? 0.36 : 0.62) / factor(traits.speed, 1.5)
  }
  return out
}
