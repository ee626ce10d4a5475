import type { Decibels } from '../units.ts'

/** Below it is nothing that anybody recorded: digital silence tells nothing of the noise. */
const silentBelowDb = -85
/** Speech as far above what is heard between it, and more, is left nearly as it is; as near, and nearer, it is all cleaned. */
const cleanFromDb = 30
const noisyBelowDb = 10
const shareOfClean = 0.15
/** A frame so little above the quietest ones is a pause: nothing of it is missed. Up to the other one it is less of one. */
const pauseWithinDb = 6
const speechFromDb = 12
const quietest = 0.05
const loud = 0.9

/** What is heard between speech, and speech itself. */
export type Levels = { readonly floorDb: Decibels; readonly speechDb: Decibels }

/** Tells noise from speech by the quietest and the loud frames of a stretch; undefined where nothing was recorded. */
export function levelsOf(frameLevelsDb: readonly Decibels[]): Levels | undefined {
  const heard = frameLevelsDb.filter((level) => level > silentBelowDb).toSorted((one, other) => one - other)
  if (heard.length === 0) return undefined
  const at = (share: number) => heard[Math.floor((heard.length - 1) * share)] ?? 0
  return { floorDb: at(quietest), speechDb: at(loud) }
}

/**
 * Decides how much of a frame comes from the cleaned sound, 0…1: the more noise there is the more, and pauses more
 * than speech, which hides the noise behind it.
 */
export function isolationShare(levels: Levels | undefined, levelDb: Decibels): number {
  if (!levels) return 1
  const apart = levels.speechDb - levels.floorDb
  const share = clamp((cleanFromDb - apart) / (cleanFromDb - noisyBelowDb))
  const base = shareOfClean + (1 - shareOfClean) * share
  const pause = clamp((levels.floorDb + speechFromDb - levelDb) / (speechFromDb - pauseWithinDb))
  return base + (1 - base) * pause
}

/** Turns a share up or down by what somebody wished: 0 leaves everything, 0.5 nothing changed, 1 cleans all. */
export function withStrength(share: number, strength: number): number {
  return strength <= 0.5 ? share * 2 * strength : share + (1 - share) * (2 * strength - 1)
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value))
}
