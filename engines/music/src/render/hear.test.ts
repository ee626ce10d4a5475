import { integratedLoudnessOf, truePeakDbfs } from '@vireo/audio'
import { beforeAll, expect, test } from 'vitest'
import type { BasicSoundBank } from 'spessasynth_core'
import { compose, type Composition } from '../compose/compose.ts'
import { planPiece } from '../compose/decide.ts'
import { secondsAt, type Score } from '../score.ts'
import { isMinor } from '../theory/keys.ts'
import { openBank } from './bank.ts'
import { heardKey, heardTempo, joined, mono } from './hear.testing.ts'
import { masterPiece } from './master-piece.ts'
import { playScore } from './play-score.ts'
import { predictLoudness } from './predict-loudness.ts'
import { tailSeconds } from './play-section.ts'
import type { Stereo } from './stereo.ts'

const rate = 44_100
let bank: BasicSoundBank
beforeAll(async () => {
  bank = (await openBank()).bank
})

function played(score: Score) {
  const stretches = [...playScore(score, bank, rate)]
  const track = (nth: number) =>
    joined(stretches.map(({ stems }) => stems[nth] ?? { left: new Float32Array(), right: new Float32Array() }))
  return {
    mix: joined(stretches.map(({ mix }) => mix)),
    room: joined(stretches.map(({ room }) => room)),
    stems: score.parts.map((_, nth) => track(nth)),
  }
}

test.each([
  ['house', [100, 150]],
  ['rock', [100, 160]],
  ['corporate', [95, 140]],
] as const)('the tempo of %s is heard as it was planned, within a hundredth', (genre, limits) => {
  const score = compose(planPiece(genre, { lengthMs: 16_000, seed: 21 }))
  const heard = heardTempo(mono(played(score).mix), rate, limits)
  const ratios = [0.5, 1, 2].map((octave) => Math.abs(heard / (score.tempoBpm * octave) - 1))
  expect(Math.min(...ratios)).toBeLessThan(0.01)
})

test.each(['folk in D major', 'orchestral in A minor', 'pop in E major', 'baroque in G minor'])(
  'the key of %s is heard, or its relative',
  (prompt) => {
    const score = compose(planPiece(prompt, { lengthMs: 16_000, seed: 5 }))
    const { stems } = played(score)
    const pitched = stems.filter((_, nth) => score.parts[nth]?.role !== 'drums').map(mono)
    const sum = new Float32Array(pitched[0]?.length ?? 0).map((_, at) =>
      pitched.reduce((total, track) => total + (track[at] ?? 0), 0),
    )
    const heard = heardKey(sum, rate)
    const { tonic, mode } = score.key
    const relative = isMinor(mode)
      ? { tonic: (tonic + 3) % 12, isMinor: false }
      : { tonic: (tonic + 9) % 12, isMinor: true }
    const allowed = [{ tonic, isMinor: isMinor(mode) }, relative]
    expect(allowed).toContainEqual({ tonic: heard.tonic, isMinor: heard.isMinor })
  },
)

test('a finished piece is as loud as music is, to the sample as long as asked, and neither clips nor falls silent', () => {
  for (const genre of ['techno', 'meditation'] as const) {
    const score = compose(planPiece(genre, { lengthMs: 15_123, seed: 8 }))
    const { mix } = played(score)
    const mastered = masterPiece(mix, rate)
    // What is streamed has only this to go by.
    expect(Math.abs(integratedLoudnessOf([mix.left, mix.right], rate) - predictLoudness(score))).toBeLessThan(3)
    expect(mastered.left.length).toBe(Math.round(15.123 * rate))
    expect(Math.abs(integratedLoudnessOf([mastered.left, mastered.right], rate) + 14)).toBeLessThan(1)
    expect(Math.max(truePeakDbfs(mastered.left), truePeakDbfs(mastered.right))).toBeLessThanOrEqual(-1)
    const seconds = Array.from({ length: 14 }, (_, at) => level(mastered, at * rate, (at + 1) * rate))
    expect(Math.min(...seconds)).toBeGreaterThan(-50)
    expect(Math.abs(mastered.left.at(-1) ?? 1)).toBeLessThan(0.001)
  }
})

test('the parts and the room are the mix, and the same score sounds the same to the sample', () => {
  const score = compose(planPiece('bossa nova', { lengthMs: 9000, seed: 3 }))
  const [once, again] = [played(score), played(score)]
  expect(isSame(again.mix.left, once.mix.left)).toBe(true)
  const difference = once.mix.left.map(
    (sample, at) => sample - [...once.stems, once.room].reduce((sum, { left }) => sum + (left[at] ?? 0), 0),
  )
  expect(20 * Math.log10(difference.reduce((most, each) => Math.max(most, Math.abs(each)), 1e-9))).toBeLessThan(-90)
})

test('one section composed anew leaves every sample before it, and after its tail, as it was', () => {
  const plan = planPiece('pop', { lengthMs: 24_000, seed: 4 })
  const other: Composition = {
    ...plan,
    sections: plan.sections.map((each, nth) => (nth === 0 ? { ...each, seed: 77 } : each)),
  }
  const [before, after] = [compose(plan), compose(other)]
  const [one, two] = [played(before).mix, played(after).mix]
  const section = before.sections[0]
  const start = Math.round(secondsAt(section?.startBeat ?? 0, before.tempoBpm) * rate)
  const end = Math.round(
    (secondsAt((section?.startBeat ?? 0) + (section?.lengthBeats ?? 0), before.tempoBpm) + tailSeconds) * rate,
  )
  expect(isSame(two.left.subarray(0, start), one.left.subarray(0, start))).toBe(true)
  expect(isSame(two.left.subarray(end), one.left.subarray(end))).toBe(true)
  expect(isSame(two.left.subarray(start, end), one.left.subarray(start, end))).toBe(false)
  expect(end).toBeLessThan(one.left.length)
})

test('a loop goes on at its beginning: the step over its seam is no larger than others', () => {
  const { mix } = played(compose(planPiece('ambient', { lengthMs: 12_000, seed: 6, isLoop: true })))
  const steps = mix.left.map((sample, at) => Math.abs(sample - (mix.left[at - 1] ?? sample)))
  const seam = Math.abs((mix.left[0] ?? 0) - (mix.left.at(-1) ?? 0))
  expect(seam).toBeLessThanOrEqual(steps.reduce((most, step) => Math.max(most, step), 0))
  expect(level(mix, 0, rate / 2)).toBeGreaterThan(-60)
})

function level({ left }: Stereo, from: number, to: number): number {
  const stretch = left.subarray(from, to)
  return 10 * Math.log10(stretch.reduce((sum, sample) => sum + sample * sample, 0) / stretch.length + 1e-12)
}

/** Answers whether two tracks are the same to the bit. */
function isSame(one: Float32Array, other: Float32Array): boolean {
  return one.length === other.length && one.every((sample, at) => sample === other[at])
}
