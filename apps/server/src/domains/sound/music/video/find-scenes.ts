import { musicLimits as limits } from '@vireo/contracts/music'
import { frameMs, type WatchedFilm } from './watch-films.ts'

/** A stretch of a film between two cuts. */
export type Scene = {
  readonly name: string
  readonly durationMs: number
  /** 0–1: how much it moves, beside what moves most. */
  readonly energy: number
}

/** Music is as new as a scene at most so often, and says something new at least so often. */
const scenesMax = 24
const longestMs = 40_000
/** How much moves in a lively film: where nothing comes near this, nothing is a climax. */
const lively = 0.05
/** What changes by more than this at once is a flash, not so much movement. */
const atOnceMax = 0.1
const energyOf = { still: 0.25, most: 0.95 }

/**
 * Cuts films, one after the other, into scenes for which music is made: where one ends, and at the strongest cuts with room between
 * them. What is long without a cut is divided evenly.
 */
export function findScenes(films: readonly WatchedFilm[]): Scene[] {
  const ends = endsOf(films)
  const motions = ends.map((end, nth) => motionBetween(films, ends[nth - 1] ?? 0, end))
  const most = Math.max(lively, ...motions)
  return ends.map((end, nth) => {
    const energy = energyOf.still + (energyOf.most - energyOf.still) * ((motions[nth] ?? 0) / most)
    return { name: nameOf(nth, ends.length, energy), durationMs: end - (ends[nth - 1] ?? 0), energy }
  })
}

function nameOf(nth: number, count: number, energy: number): string {
  const scene = `Scene ${nth + 1}`
  if (energy > 0.75) return `${scene}: climax`
  if (count > 2 && nth === 0) return `${scene}: opening`
  return count > 2 && nth === count - 1 ? `${scene}: ending` : scene
}

/** Answers the milliseconds at which scenes end. */
function endsOf(films: readonly WatchedFilm[]): number[] {
  const durationMs = films.reduce((sum, film) => sum + film.durationMs, 0)
  const roomMs = Math.max(limits.sectionMsMin, durationMs / scenesMax)
  const taken: number[] = []
  for (const ms of cutsOf(films)) {
    const isRoom = [0, durationMs, ...taken].every((other) => Math.abs(other - ms) >= roomMs)
    if (isRoom && taken.length < scenesMax - 1) taken.push(ms)
  }
  const ends = [...taken.toSorted((one, other) => one - other), durationMs]
  return ends.flatMap((end, nth) => {
    const start = ends[nth - 1] ?? 0
    const parts = Math.min(Math.ceil((end - start) / longestMs), Math.max(1, Math.floor((end - start) / roomMs)))
    return Array.from({ length: parts }, (_, part) => Math.round(start + ((end - start) * (part + 1)) / parts))
  })
}

/** Lists where films are joined and cut, the strongest first: a film that ends is the strongest cut of all. */
function cutsOf(films: readonly WatchedFilm[]): number[] {
  let elapsedMs = 0
  const found = films.flatMap(({ durationMs, cuts, steps }) => {
    const startMs = elapsedMs
    elapsedMs += durationMs
    const within = cuts.flatMap((isCut, at) =>
      isCut ? [{ ms: startMs + at * frameMs, strength: steps[at] ?? 0 }] : [],
    )
    return [{ ms: startMs, strength: Infinity }, ...within]
  })
  return found.toSorted((one, other) => other.strength - one.strength).map(({ ms }) => Math.round(ms))
}

/** Answers how much moves between two moments on average; cuts are no movement. */
export function motionBetween(films: readonly WatchedFilm[], fromMs: number, toMs: number): number {
  let [elapsedMs, sum, count] = [0, 0, 0]
  for (const { durationMs, steps, cuts } of films) {
    const first = Math.max(0, Math.ceil((fromMs - elapsedMs) / frameMs))
    const end = Math.min(steps.length, Math.ceil((toMs - elapsedMs) / frameMs))
    for (let at = first; at < end; at += 1) {
      if (cuts[at]) continue
      sum += Math.min(atOnceMax, steps[at] ?? 0)
      count += 1
    }
    elapsedMs += durationMs
  }
  return count === 0 ? 0 : sum / count
}
