import { createResampler, joinSamples } from '@vireo/audio'
import { aNoise } from '@vireo/audio/testing.ts'
import { sourceOf } from '@vireo/engines'
import { expect, test } from 'vitest'
import { compose } from '../compose/compose.ts'
import { planPiece } from '../compose/decide.ts'
import { openBank } from '../render/bank.ts'
import { joined, mono } from '../render/hear.testing.ts'
import { playScore } from '../render/play-score.ts'
import { secondsAt, type Score } from '../score.ts'
import { keyName } from '../theory/keys.ts'
import { hearMusic } from './hear-music.ts'

const rate = 22_050
const heard = (samples: Float32Array) => hearMusic(sourceOf(samples, rate), () => undefined)

async function played(score: Score): Promise<Float32Array> {
  const { bank } = await openBank()
  const mix = mono(joined([...playScore(score, bank, 44_100)].map((stretch) => stretch.mix)))
  const resampler = await createResampler(44_100, rate)
  const samples = joinSamples([resampler.process(mix), resampler.flush()])
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return samples.map((sample) => (sample / peak) * 0.8)
}

test.each([
  ['rock in E minor', 48_000, 3],
  ['techno in F minor', 40_000, 5],
  ['pop in D major', 48_000, 2],
])('of %s tempo, key, beats and sections are heard as they were composed', async (prompt, lengthMs, seed) => {
  const score = compose(planPiece(prompt, { lengthMs, seed }))
  const music = heard(await played(score))
  const octaves = [0.5, 1, 2].map((octave) => Math.abs(music.tempoBpm / (score.tempoBpm * octave) - 1))
  expect(Math.min(...octaves)).toBeLessThan(0.01)
  const { tonic, mode } = score.key
  const relative =
    mode === 'minor' ? { tonic: (tonic + 3) % 12, mode: 'major' } : { tonic: (tonic + 9) % 12, mode: 'minor' }
  expect([keyName(score.key), keyName({ ...score.key, ...relative } as Score['key'])]).toContain(music.key)
  const beatMs = 60_000 / score.tempoBpm
  const planned = score.sections.slice(1).map(({ startBeat }) => secondsAt(startBeat, score.tempoBpm) * 1000)
  const found = music.sections.slice(1).map(({ startMs }) => startMs)
  const near = (one: number, others: readonly number[]) => others.some((other) => Math.abs(one - other) <= beatMs)
  for (const start of found) expect([start, near(start, planned)]).toEqual([start, true])
  expect(planned.filter((start) => near(start, found)).length).toBeGreaterThanOrEqual(planned.length - 1)
  expect(music.sections.reduce((sum, { durationMs }) => sum + durationMs, 0)).toBe(music.durationMs)
  const quiet = music.sections[0]?.energy ?? 1
  expect(Math.max(...music.sections.map(({ energy }) => energy))).toBeGreaterThan(quiet)
  const offBeat = music.beatsMs.map((ms) => Math.abs(((ms + beatMs / 4) % (beatMs / 2)) - beatMs / 4))
  expect(offBeat.toSorted((one, other) => one - other)[offBeat.length >> 1]).toBeLessThan(beatMs / 8)
})

/** Short bursts at a tempo, with something soft between them. */
function clicks(bpm: number, seconds: number): Float32Array {
  const samples = aNoise(rate * seconds, 0.002)
  const burst = aNoise(800, 0.8, 7)
  for (let at = 0; at < samples.length; at += (60 * rate) / bpm)
    for (let n = 0; n < burst.length; n += 1) {
      const place = Math.round(at) + n
      if (place < samples.length) samples[place] = (burst[n] ?? 0) * (1 - n / burst.length)
    }
  return samples
}

test.each([72.5, 96, 120, 133.3])(
  'clicks at %s a minute are heard to a thousandth, and nothing new among them',
  (bpm) => {
    const music = heard(clicks(bpm, 24))
    expect(Math.abs(music.tempoBpm / bpm - 1)).toBeLessThan(0.001)
    expect(music.sections).toHaveLength(1)
    expect(Math.abs(music.beatsMs.length - (24 * bpm) / 60)).toBeLessThanOrEqual(2)
  },
)

test('what goes on for long has sections all the same, none longer than they may be', () => {
  const { sections } = heard(clicks(100, 250))
  expect(sections.map(({ durationMs }) => Math.round(durationMs / 1000))).toEqual([83, 83, 83])
})

test.each([
  ['noise', aNoise(rate * 8, 0.3)],
  ['one click', Float32Array.from({ length: rate * 4 }, (_, at) => (at === rate ? 1 : 0))],
  ['a steady tone', Float32Array.from({ length: rate * 5 }, (_, at) => 0.3 * Math.sin(at / 10))],
])('of %s something finite is said', (_what, samples) => {
  const music = heard(samples)
  expect(music.tempoBpm).toBeGreaterThan(40)
  expect(music.sections.reduce((sum, { durationMs }) => sum + durationMs, 0)).toBe(music.durationMs)
  for (const { energy } of music.sections) expect(Number.isFinite(energy)).toBe(true)
})
