import { filtered } from './dsp/filters.ts'
import { Random, seedOf } from './dsp/random.ts'
import { addStereo, samplesOf, silence, type Stereo } from './dsp/sound.ts'
import type { Layer, Plan } from './prompt/read-prompt.ts'
import type { Room, Scene, Traits } from './scene.ts'
import type { Family } from './vocabulary/index.ts'
import { faded, loudestPart, withoutOffset } from './stage/level.ts'
import { levelled } from './stage/loudness.ts'
import { looped, seamOf } from './stage/loop.ts'
import { answerOf, tailOf, wetness } from './stage/space.ts'

export type RenderWishes = {
  /** Undefined for a length that fits. */
  readonly seconds: number | undefined
  readonly loops: boolean
  /** 0…1: how closely to the words; the lower, the more chance decides. */
  readonly influence: number
  readonly seed: number
  readonly lufs: number
  /** About once for each second of sound; throws when the work is not wanted any more. */
  readonly onBeat?: () => void
}

export const secondsMin = 0.5
export const secondsMax = 30

type Step = { readonly layers: readonly Layer[]; readonly start: number; readonly seconds: number }

/** Answers how long a layer lasts where nobody says it. */
function naturalSeconds({ family, traits }: Layer): number {
  if (family.shape === 'texture') return family.seconds
  const one = onceSeconds(family, traits)
  const repeats = family.shape === 'single' ? (traits.count ?? 1) - 1 : 0
  const room = traits.room ? Math.min(2, tailOf(traits.room) * 0.4) : 0
  if (family.shape === 'series' && traits.count !== undefined)
    return Math.max(one * 0.6, (one * Math.min(30, traits.count)) / usualCount(family.id)) + room
  return one + repeats * gapOf(one, traits) + room
}

/** Answers how long what sounds once lasts by itself. */
function onceSeconds(family: Family, traits: Traits): number {
  const slow = traits.speed < 0 ? 1 - traits.speed * 0.3 : 1 - traits.speed * 0.15
  return family.seconds * slow * (1 + Math.max(0, traits.size) * 0.25)
}

function usualCount(id: string): number {
  return (
    { footsteps: 8, knock: 3, bell: 3, dog: 3, crow: 4, horn: 2, telephone: 1, alarm: 4, owl: 1, drips: 6 }[id] ?? 2
  )
}

function gapOf(one: number, traits: Traits): number {
  return Math.min(1.6, one * 0.55) * (traits.speed > 0 ? 0.6 : 1)
}

/** Computes the length that fits a plan. */
export function fittingSeconds(plan: Plan): number {
  const sum = plan.steps.reduce((total, { layers }) => total + Math.max(...layers.map(naturalSeconds)), 0)
  return Math.max(secondsMin, Math.min(secondsMax, Math.round((plan.seconds ?? sum) * 10) / 10))
}

/** Lays the steps one after the other; textures give or take the time that is too much or too little. */
function timelineOf(plan: Plan, seconds: number): readonly Step[] {
  const natural = plan.steps.map(({ layers }) => Math.max(...layers.map(naturalSeconds)))
  const bends = plan.steps.map(({ layers }) => layers.some(({ family }) => family.shape === 'texture'))
  const whole = natural.reduce((sum, own) => sum + own, 0)
  const soft = natural.reduce((sum, own, at) => sum + (bends[at] ? own : 0), 0)
  const firm = whole - soft
  const isSoft = soft > 0 && seconds > firm * 1.1
  let start = 0
  return plan.steps.map(({ layers }, at) => {
    const own = natural[at] ?? 1
    const length = isSoft ? (bends[at] ? (own * (seconds - firm)) / soft : own) : (own * seconds) / whole
    const step = { layers, start, seconds: length }
    start += length
    return step
  })
}

/** Makes the sound of a plan: levelled, in its room, without offset or clicks, exactly as long as it should be. */
export function render(plan: Plan, wishes: RenderWishes): Stereo {
  const seconds = wishes.seconds ?? fittingSeconds(plan)
  const made = wishes.loops ? seconds + seamOf(seconds) : seconds
  const out = silence(samplesOf(made))
  const steps = timelineOf(plan, wishes.loops && plan.steps.length === 1 ? made : seconds)
  for (const [index, step] of steps.entries()) {
    const sound = renderStep(step, index, {
      ...wishes,
      turn: wishes.loops && steps.length === 1 ? seconds : undefined,
      isAlone: steps.length === 1,
    })
    addStereo(out, sound, step.start)
  }
  const whole = withoutOffset(out)
  const closed = wishes.loops ? looped(whole, seconds) : faded(whole, 0.002, Math.min(0.08, seconds * 0.08))
  return levelled(closed, wishes.lufs)
}

type StepWishes = RenderWishes & { readonly turn: number | undefined; readonly isAlone: boolean }

/** Makes all layers of one step, each at its level, and lets their room answer. A step rings on into the next one. */
function renderStep(step: Step, index: number, wishes: StepWishes): Stereo {
  const room = step.layers.find(({ traits }) => traits.room)?.traits.room
  const ring = wishes.isAlone ? 0 : Math.min(2.5, room ? tailOf(room) : 0.4)
  const count = samplesOf(step.seconds + ring)
  const dry = silence(count)
  const wet = silence(count)
  for (const [at, layer] of step.layers.entries()) {
    wishes.onBeat?.()
    const random = new Random(seedOf(wishes.seed, index, at))
    const traits = varied(layer.traits, wishes.influence, random)
    const scene = { seconds: step.seconds, count: samplesOf(step.seconds), random, traits, loopSeconds: wishes.turn }
    const sound = placed(layer, scene, wishes.onBeat)
    if (!wishes.isAlone) faded(sound, layer.family.shape === 'texture' ? 0.25 : 0.002, 0.3)
    const level = 10 ** (levelOf(layer, step.layers.length) / 20) / Math.max(1e-6, loudestPart(sound))
    const reach = wetness(roomOf(layer, room), traits.distance)
    addStereo(dry, sound, 0, level * (1 - 0.55 * Math.max(0, traits.distance)))
    addStereo(wet, sound, 0, level * reach)
  }
  wishes.onBeat?.()
  const where = room ?? 'outside'
  const answer = answerOf(wet, where)
  // Outside hardly anything answers, whatever the walls of the network do.
  addStereo(dry, answer, 0, where === 'outside' ? 0.5 : 1)
  return dry
}

function roomOf({ traits }: Layer, room: Room | undefined): Room {
  return traits.room ?? room ?? 'outside'
}

function levelOf({ family, traits }: Layer, together: number): number {
  if (together === 1) return 0
  return (family.level ?? 0) + traits.intensity * 4 - Math.max(0, traits.distance) * 9
}

/** Lets chance decide more where the words count for less. */
function varied(traits: Traits, influence: number, random: Random): Traits {
  const loose = 0.08 + 0.42 * (1 - influence)
  const bend = (scale: number) => Math.max(-1.2, Math.min(1.2, scale + random.gauss() * 0.4 * loose))
  return {
    ...traits,
    size: bend(traits.size),
    intensity: bend(traits.intensity),
    speed: bend(traits.speed),
    brightness: bend(traits.brightness),
  }
}

/**
 * Makes one layer: what sounds once is made as often as it is asked for, and everything is dulled by the air. Each of many lasts as long
 * as it does alone, or its part of the time where that is more: they are no more work than what is heard of them.
 */
function placed({ family }: Layer, scene: Scene, onBeat?: () => void): Stereo {
  const { traits, seconds } = scene
  const times = family.shape === 'single' ? Math.min(12, traits.count ?? 1) : 1
  const out = times === 1 ? family.model(scene) : silence(scene.count)
  if (times > 1) {
    const gap = Math.min(gapOf(family.seconds, traits), (seconds / times) * 0.95)
    const most = Math.max(onceSeconds(family, traits), seconds / times)
    for (let time = 0; time < times; time++) {
      onBeat?.()
      const start = time * gap * (time === 0 ? 1 : scene.random.around(1, 0.04))
      const left = Math.max(0.05, Math.min(most, seconds - start))
      const one = family.model({
        ...scene,
        random: scene.random.fork(),
        seconds: left,
        count: samplesOf(left),
        traits: { ...traits, count: undefined },
      })
      addStereo(out, left < seconds - start ? faded(one, 0, 0.3) : one, start)
    }
  }
  if (traits.distance > 0.05)
    for (const side of [out.left, out.right]) filtered(side, 'low', 16_000 * 0.07 ** traits.distance, 0.6)
  if (traits.brightness !== 0) tilt(out, traits.brightness)
  return out
}

/** Makes a sound darker or brighter as a whole. */
function tilt(sound: Stereo, brightness: number): void {
  for (const side of [sound.left, sound.right]) {
    if (brightness < 0) filtered(side, 'low', 11_000 * 0.22 ** -brightness, 0.6)
    else {
      const low = filtered(side.slice(), 'low', 900, 0.5)
      for (let at = 0; at < side.length; at++) side[at] = (side[at] ?? 0) - (low[at] ?? 0) * 0.5 * brightness
    }
  }
}
