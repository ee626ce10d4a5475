import { joinSamples } from '@vireo/audio'
import { aNoise, aSine } from '@vireo/audio/testing.ts'
import { loadSynthesizer as loadEspeak } from '@vireo/engine-espeak'
import { loadSynthesizer as loadFlite } from '@vireo/engine-flite'
import type { RecordingQuality } from '@vireo/engines'
import { sourceOf } from '@vireo/engines/testing.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadSpeechAnalyser } from './load-analyser.ts'
import { aBand, aFlute, mixed, rateHz, rmsOf, spoken, withNoise } from './testing.ts'

const text =
  'The train to the city leaves every morning at a quarter past seven, and it is hardly ever late. My grandmother keeps a small garden behind her house. Please put the boxes on the lower shelf.'

let speech: Float32Array
let inspect: (samples: Float32Array) => RecordingQuality
beforeAll(async () => {
  speech = await spoken(loadFlite, 'slt', text)
  const analyser = await loadSpeechAnalyser()
  inspect = (samples) => {
    const source = sourceOf(samples, rateHz)
    return analyser.inspect({ original: source, prepared: source }, () => undefined)
  }
})

describe('clean speech', () => {
  it.each([
    ['flite', loadFlite, 'rms', text],
    ['flite', loadFlite, 'kal16', text],
    ['espeak', loadEspeak, 'en-us+f3', text],
    ['espeak', loadEspeak, 'cmn', '今天早上的火车又晚点了，邻居在车库后面养蜜蜂，孩子们在喷泉旁边笑。'.repeat(2)],
  ] as const)('of %s %# is good or better, is speech and no music', async (_engine, load, base, words) => {
    const quality = inspect(await spoken(load, base, words))
    expect(quality.problems).toEqual([])
    expect(['studio', 'good']).toContain(quality.grade)
    expect(quality.speechShare).toBeGreaterThan(0.7)
    expect(quality.musicShare).toBeLessThan(0.25)
    expect(quality.noiseDb).toBeGreaterThan(24)
  })

  it('lasts as long as it does and is as loud as it is', () => {
    const quality = inspect(speech)
    expect(quality.durationMs).toBe(Math.round(speech.length / 16))
    const softer = inspect(speech.map((sample) => sample / 4))
    expect(quality.levelLufs - softer.levelLufs).toBeCloseTo(12, 0)
  })
})

describe('what is wrong is measured and said', () => {
  it.each([30, 20, 10, 5])('noise %i dB below speech, within 3 dB', (decibels) => {
    const { noiseDb, problems, grade } = inspect(withNoise(speech, decibels))
    expect(Math.abs(noiseDb - decibels)).toBeLessThan(3)
    expect(problems.includes('noisy')).toBe(decibels < 24)
    expect(grade).toBe({ 30: 'good', 20: 'ok', 10: 'poor', 5: 'bad' }[decibels])
  })

  it('clipping, in proportion, also when it was turned down afterwards', () => {
    const clipped = (gain: number) => speech.map((sample) => Math.max(-0.7, Math.min(0.7, sample * gain)))
    expect(inspect(speech).clippedShare).toBe(0)
    const shares = [3, 6, 12].map((gain) => inspect(clipped(gain)).clippedShare)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(shares[0]).toBeGreaterThan(0.001)
    expect(inspect(clipped(12))).toMatchObject({ grade: 'bad', problems: expect.arrayContaining(['clipped']) })
  })

  it('silence, noise, a tone and music are not taken for speech', () => {
    const problemsOf = (samples: Float32Array) => inspect(samples).problems
    expect(problemsOf(new Float32Array(5 * rateHz))).toEqual(['silent'])
    expect(problemsOf(aNoise(5 * rateHz, 0.1))).toEqual(['no_speech'])
    expect(problemsOf(aSine(rateHz, 440, 5000))).toEqual(['music'])
    expect(problemsOf(aBand(8))).toEqual(['music'])
    expect(problemsOf(aFlute(8))).toEqual(['music'])
    expect(inspect(aBand(8)).grade).toBe('bad')
  })

  it('music under speech', () => {
    const band = aBand(Math.ceil(speech.length / rateHz))
    const gain = rmsOf(speech) / rmsOf(band)
    const louder = band.map((sample) => sample * gain)
    const quality = inspect(mixed(speech, louder))
    expect(quality.musicShare).toBeGreaterThan(inspect(speech).musicShare + 0.05)
    expect(quality.problems).toContain('noisy')
  })

  it('little speech, a whisper of level, and next to nothing', () => {
    const paused = joinSamples([speech.subarray(0, 2 * rateHz), new Float32Array(30 * rateHz)])
    expect(inspect(paused).problems).toContain('little_speech')
    expect(inspect(speech.map((sample) => sample / 100)).problems).toEqual(['quiet'])
    expect(inspect(speech.subarray(0, rateHz / 2))).toMatchObject({ grade: 'bad', problems: ['too_short'] })
  })
})
