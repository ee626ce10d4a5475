import { semitonesBetween, spectralDistanceDb } from '@vireo/audio'
import type { ClonedVoice, CloningEffort, CloningSurroundings, CloningWishes, LoadVoiceCloner } from '@vireo/engines'
import { type BaseVoice, BaseVoices } from './base-voices.ts'
import { type Bend, correctBend, type Effort, missOf, planBend, recipeOf } from './bend.ts'
import { unlikeness } from './distance.ts'
import { comparedRateHz, rehearse, type Rehearsal, type Stage } from './rehearsal.ts'
import { listenTo, type VoiceProfile } from './voice-profile.ts'

type Plan = Effort & {
  /** Of the samples, this much is listened to. */
  readonly secondsMax: number
  /** Texts that a rehearsal speaks. */
  readonly texts: number
  /** Nearest bases that are tried out. */
  readonly bases: number
  /** Corrections after the first attempt. */
  readonly rounds: number
}

/** Instant: one attempt and one correction. Professional: several bases and shifts, corrected until they stay. */
const plans: Record<CloningEffort, Plan> = {
  instant: { secondsMax: 60, texts: 2, bases: 1, rounds: 1, count: 8, gainMaxDb: 6, smoothing: 2, formantFactors: [1] },
  professional: {
    secondsMax: 1800,
    texts: 3,
    bases: 2,
    rounds: 4,
    count: 16,
    gainMaxDb: 8,
    smoothing: 1,
    formantFactors: [0.92, 1, 1.08],
  },
}

/** How much of what is missing a correction adds: all of it at first, then less, so that it settles. */
const steps = [1, 0.7, 0.5, 0.4]

type Take = { readonly base: BaseVoice; readonly bend: Bend; readonly rehearsal: Rehearsal; readonly miss: number }

/** Reports shares of the work between two ends. */
function part(surroundings: CloningSurroundings, from: number, to: number): (share: number) => void {
  return (share) => surroundings.onBeat(from + (to - from) * share)
}

async function tryOut(
  base: BaseVoice,
  bend: Bend,
  target: VoiceProfile,
  plan: Effort & Pick<Plan, 'texts'>,
  stage: Stage,
): Promise<Take> {
  const rehearsal = await rehearse(recipeOf(base, bend, plan, 0), plan.texts, stage)
  return { base, bend, rehearsal, miss: missOf(rehearsal.profile, target) }
}

/** Corrects an attempt repeatedly and keeps the best. */
async function approach(first: Take, target: VoiceProfile, plan: Plan, stage: Stage): Promise<Take> {
  let best = first
  let last = first
  for (const step of steps.slice(0, plan.rounds)) {
    const bend = correctBend(last.bend, last.rehearsal.profile, target, plan, step)
    last = await tryOut(first.base, bend, target, plan, stage)
    if (last.miss < best.miss) best = last
  }
  return best
}

/** Tries the nearest bases once with each formant factor, and answers the best attempts to work on. */
async function attempts(bases: readonly BaseVoice[], target: VoiceProfile, plan: Plan, stage: Stage): Promise<Take[]> {
  const near = bases.toSorted((one, other) => unlikeness(one.profile, target) - unlikeness(other.profile, target))
  const takes: Take[] = []
  for (const base of near.slice(0, plan.bases)) {
    for (const factor of plan.formantFactors) {
      const bend = planBend(base, target, { ...plan, formantFactors: [factor] })
      takes.push(await tryOut(base, bend, target, { ...plan, texts: 1 }, stage))
    }
  }
  return takes.toSorted((one, other) => one.miss - other.miss).slice(0, plan.bases)
}

async function clone(
  bases: BaseVoices,
  wishes: CloningWishes,
  surroundings: CloningSurroundings,
): Promise<ClonedVoice> {
  const plan = plans[wishes.effort]
  const target = listenTo(wishes.samples, plan.secondsMax, part(surroundings, 0, 0.4))
  const beatAt = (share: number) => () => surroundings.onBeat(share)
  const [language = ''] = wishes.language.toLowerCase().split('-')
  const stage = { speaker: surroundings.speaker, language, seed: wishes.seed }
  const known = await bases.of({ ...stage, onBeat: beatAt(0.4) })
  const first = await attempts(known, target, plan, { ...stage, onBeat: beatAt(0.6) })
  const takes: Take[] = []
  for (const take of first) takes.push(await approach(take, target, plan, { ...stage, onBeat: beatAt(0.8) }))
  const [best] = takes.toSorted((one, other) => one.miss - other.miss)
  if (!best) throw new Error('there is no voice to bend')
  const { profile, gainDb } = best.rehearsal
  surroundings.onBeat(1)
  return {
    method: 'acoustic_matching',
    recipe: recipeOf(best.base, best.bend, plan, gainDb),
    measured: {
      pitchErrorSemitones: Math.abs(semitonesBetween(profile.medianHz, target.medianHz)),
      spectralDistanceDb: spectralDistanceDb(profile.spectrumDb, target.spectrumDb),
    },
  }
}

/** Creates a cloner that can leave bases out, as a test does that clones one of them. */
export function createVoiceCloner(isLeftOut?: (base: string) => boolean): Awaited<ReturnType<LoadVoiceCloner>> {
  const bases = new BaseVoices(isLeftOut)
  return { sampleRateHz: comparedRateHz, clone: (wishes, surroundings) => clone(bases, wishes, surroundings) }
}

/** Needs no time to load: bases are listened to when they are first asked for. */
export const loadVoiceCloner: LoadVoiceCloner = () => Promise.resolve(createVoiceCloner())
