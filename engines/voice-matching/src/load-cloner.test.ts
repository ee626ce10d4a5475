import { semitonesBetween, spectralDistanceDb } from '@vireo/audio'
import type { SampleSource } from '@vireo/audio'
import type { ClonedVoice, CloningEffort } from '@vireo/engines'
import { describe, expect, it } from 'vitest'
import { unlikeness } from './distance.ts'
import { createVoiceCloner } from './load-cloner.ts'
import { aRecordingOf, theSpeaker } from './testing.ts'
import { listenTo, type VoiceProfile } from './voice-profile.ts'

const speaker = theSpeaker()
const bases = ['slt', 'rms', 'awb', 'kal16', 'kal'] as const
type Base = (typeof bases)[number]

const plain = (base: string) => aRecordingOf(speaker, { engine: 'flite', base, gainDb: 0 })
const recordings = new Map<string, SampleSource>()
const profiles = new Map<string, VoiceProfile>()
for (const base of bases) {
  const recording = await plain(base)
  recordings.set(base, recording)
  profiles.set(base, listenTo([recording], Infinity))
}

/** Of something that was put there above. */
function known<T>(map: ReadonlyMap<string, T>, base: string): T {
  const value = map.get(base)
  if (!value) throw new Error(`${base} was not recorded`)
  return value
}

/** One cloner for all tests, as a server has: it listens to the bases once. */
let leftOut: Base | undefined
const cloner = createVoiceCloner((base) => base === leftOut)
const instantClones = new Map<Base, ClonedVoice>()

/** Clones a base voice from one recording, without that base to choose from. */
async function cloneOf(target: Base, effort: CloningEffort): Promise<ClonedVoice> {
  leftOut = target
  const wishes = { samples: [known(recordings, target)], language: 'en', effort, seed: 1 }
  try {
    return await cloner.clone(wishes, { speaker, onBeat: () => undefined })
  } finally {
    leftOut = undefined
  }
}

/** The same recording and seed make the same clone: one serves every test. */
async function instantCloneOf(target: Base): Promise<ClonedVoice> {
  const made = instantClones.get(target) ?? (await cloneOf(target, 'instant'))
  instantClones.set(target, made)
  return made
}

/** How far a recording is from the target, in pitch and in tone. */
function missOf(heard: VoiceProfile, target: Base): { readonly semitones: number; readonly decibels: number } {
  const wanted = known(profiles, target)
  return {
    semitones: Math.abs(semitonesBetween(heard.medianHz, wanted.medianHz)),
    decibels: spectralDistanceDb(heard.spectrumDb, wanted.spectrumDb),
  }
}

/** The nearest other base, as it is. */
function unmatched(target: Base): ReturnType<typeof missOf> {
  const wanted = known(profiles, target)
  const others = bases.filter((base) => base !== target && base !== 'kal').map((base) => known(profiles, base))
  const [nearest] = others.toSorted((one, other) => unlikeness(one, wanted) - unlikeness(other, wanted))
  if (!nearest) throw new Error('there is no other voice')
  return missOf(nearest, target)
}

const heardOf = async ({ recipe }: ClonedVoice) => listenTo([await aRecordingOf(speaker, recipe)], Infinity)
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('a base voice that is left out of the choice', { timeout: 120_000 }, () => {
  it('is matched in pitch and tone far better than by its nearest neighbour, at the level of the product', async () => {
    const before: ReturnType<typeof missOf>[] = []
    const after: ReturnType<typeof missOf>[] = []
    for (const target of bases) {
      const voice = await instantCloneOf(target)
      expect(voice.recipe.base).not.toBe(target)
      before.push(unmatched(target))
      after.push(missOf(await heardOf(voice), target))
    }
    for (const [at, { semitones, decibels }] of after.entries()) {
      expect(semitones, bases[at]).toBeLessThan(Math.max(1, 0.3 * (before[at]?.semitones ?? 0)))
      expect(decibels, bases[at]).toBeLessThan(0.85 * (before[at]?.decibels ?? 0))
    }
    expect(meanOf(after.map(({ semitones }) => semitones))).toBeLessThan(
      0.4 * meanOf(before.map(({ semitones }) => semitones)),
    )
    expect(meanOf(after.map(({ decibels }) => decibels))).toBeLessThan(
      0.7 * meanOf(before.map(({ decibels }) => decibels)),
    )
  })

  it.each(['rms', 'awb'] as const)(
    'is matched better by professional effort on the same recording: %s',
    async (target) => {
      const [instant, professional] = [await instantCloneOf(target), await cloneOf(target, 'professional')]
      const [quick, thorough] = [missOf(await heardOf(instant), target), missOf(await heardOf(professional), target)]
      expect(thorough.decibels).toBeLessThan(0.9 * quick.decibels)
      expect(thorough.semitones).toBeLessThan(Math.max(0.5, quick.semitones))
      expect(professional.measured.spectralDistanceDb).toBeLessThan(instant.measured.spectralDistanceDb)
    },
  )
})

describe('a clone', () => {
  it('stays within what keeps speech intelligible, however odd the recording', async () => {
    const squeak = await aRecordingOf(speaker, {
      engine: 'flite',
      base: 'slt',
      pitchHz: 380,
      pitchFactor: 1.3,
      gainDb: 0,
    })
    const wishes = { samples: [squeak], language: 'en', effort: 'instant', seed: 1 } as const
    const { recipe } = await cloner.clone(wishes, { speaker, onBeat: () => undefined })
    expect(recipe.filters?.every(({ gainDb }) => Math.abs(gainDb) <= 6)).toBe(true)
    expect(recipe.pitchFactor ?? 1).toBe(1)
    expect(recipe.rate).toBeGreaterThanOrEqual(0.85)
    expect(recipe.rate).toBeLessThanOrEqual(1.15)
  })

  it('of another language speaks it', async () => {
    const german = await aRecordingOf(speaker, { engine: 'espeak', base: 'de+f3', gainDb: 0 })
    const wishes = { samples: [german], language: 'de-AT', effort: 'instant', seed: 1 } as const
    const { recipe, measured } = await cloner.clone(wishes, { speaker, onBeat: () => undefined })
    expect(recipe).toMatchObject({ engine: 'espeak', base: expect.stringMatching(/^de\b/) })
    expect(measured.pitchErrorSemitones).toBeLessThan(1.5)
  })

  it('of a language that nobody speaks is refused', async () => {
    const wishes = { samples: [known(recordings, 'slt')], language: 'xx', effort: 'instant', seed: 1 } as const
    const failure = cloner.clone(wishes, { speaker, onBeat: () => undefined })
    await expect(failure).rejects.toMatchObject({ kind: 'unknown_voice' })
  })
})
