import type { Random } from './dsp/random.ts'
import { rateHz, type Stereo } from './dsp/sound.ts'

/** What bodies can be made of. */
export const materials = ['metal', 'wood', 'glass', 'stone', 'plastic', 'ceramic'] as const
export type Material = (typeof materials)[number]

/** What feet tread on and rain falls on. */
export const surfaces = [
  'gravel',
  'wood',
  'concrete',
  'snow',
  'grass',
  'leaves',
  'metal',
  'water',
  'carpet',
  'mud',
  'glass',
] as const
export type Surface = (typeof surfaces)[number]

export const rooms = [
  'outside',
  'small room',
  'room',
  'bathroom',
  'hall',
  'church',
  'cave',
  'tunnel',
  'forest',
] as const
export type Room = (typeof rooms)[number]

/** How a sound is wanted. Scales go from −1 to 1 with 0 for what is usual. */
export type Traits = {
  readonly size: number
  readonly intensity: number
  readonly speed: number
  readonly brightness: number
  /** 0 at hand … 1 far away. */
  readonly distance: number
  readonly count: number | undefined
  /** The pitch that was named, which families that have one keep to. */
  readonly hz: number | undefined
  readonly material: Material | undefined
  readonly surface: Surface | undefined
  readonly room: Room | undefined
  readonly motion: 'passing' | 'rising' | 'falling' | undefined
  /** Which of a family's kinds. */
  readonly kind: string | undefined
}

export const plainTraits: Traits = {
  size: 0,
  intensity: 0,
  speed: 0,
  brightness: 0,
  distance: 0,
  count: undefined,
  hz: undefined,
  material: undefined,
  surface: undefined,
  room: undefined,
  motion: undefined,
  kind: undefined,
}

/** What a model makes a sound for. */
export type Scene = {
  readonly seconds: number
  readonly count: number
  readonly random: Random
  readonly traits: Traits
  /** After how many seconds it begins again, where it is a loop. */
  readonly loopSeconds: number | undefined
}

/** Makes a dry sound as long as the scene, at any level. */
export type Model = (scene: Scene) => Stereo

/** Answers a period near the wanted one that divides the loop. */
export function fitted(period: number, { loopSeconds }: Scene): number {
  return loopSeconds === undefined ? period : loopSeconds / Math.max(1, Math.round(loopSeconds / period))
}

/** Answers when the events of a steady rhythm come: the same in every turn of a loop, each up to `jitter` of a period off. */
export function rhythm(scene: Scene, period: number, jitter = 0, countMax = Infinity): readonly number[] {
  const step = fitted(period, scene)
  const perTurn = scene.loopSeconds === undefined ? Infinity : Math.round(scene.loopSeconds / step)
  const offsets: number[] = []
  const times: number[] = []
  for (let index = 0; index * step < scene.seconds; index++) {
    const turn = perTurn === Infinity ? index : index % perTurn
    if (turn >= countMax) continue
    const offset = (offsets[turn] ??= scene.random.between(0, jitter) * step)
    const at = index * step + offset + 0.012
    if (at < scene.seconds) times.push(at)
  }
  return times
}

/** Answers when independent events come, so many each second. */
export function scattered(scene: Scene, perSecond: number): readonly number[] {
  const times: number[] = []
  for (let at = scene.random.wait(perSecond); at < scene.seconds; at += scene.random.wait(perSecond)) times.push(at)
  return times
}

/** Turns a scale of −1…1 into a factor: `most` at 1, its inverse at −1. */
export function factor(scale: number, most: number): number {
  return most ** Math.max(-1.3, Math.min(1.3, scale))
}

/** Answers how long something that begins at a time may last within the scene. */
export function secondsLeft(scene: Scene, at: number, most: number): number {
  return Math.max(1 / rateHz, Math.min(most, scene.seconds - at))
}
