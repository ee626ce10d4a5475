import { describe, expect, it } from 'vitest'
import { joinSamples } from '../join.ts'
import { aNoise, aSine, aVoice } from '../testing.ts'
import { integratedLoudness } from './loudness.ts'

describe('integrated loudness', () => {
  it.each([44_100, 48_000, 22_050, 16_000])('of the reference tone is what the standard says, at %i Hz', (rate) => {
    // BS.1770: a full-scale sine of 997 Hz in one channel reads −3.01 LKFS.
    expect(integratedLoudness(aSine(rate, 997, 5000, 1), rate)).toBeCloseTo(-3.01, 1)
    expect(integratedLoudness(aSine(rate, 997, 5000, 0.1), rate)).toBeCloseTo(-23.01, 1)
  })

  it('follows a gain decibel for decibel', () => {
    const voice = aVoice(22_050, 5000)
    const quieter = voice.map((sample) => sample * 10 ** (-7 / 20))
    expect(integratedLoudness(voice, 22_050) - integratedLoudness(quieter, 22_050)).toBeCloseTo(7, 2)
  })

  it('does not count pauses: silence beside speech changes next to nothing', () => {
    const tone = aSine(16_000, 500, 10_000, 0.3)
    const paused = joinSamples([tone, new Float32Array(16_000 * 20), aNoise(16_000 * 10, 0.02)])
    expect(Math.abs(integratedLoudness(paused, 16_000) - integratedLoudness(tone, 16_000))).toBeLessThan(0.15)
  })

  it('hears treble louder and rumble softer than the middle', () => {
    const at = (frequencyHz: number) => integratedLoudness(aSine(48_000, frequencyHz, 3000, 0.3), 48_000)
    expect(at(4000) - at(500)).toBeGreaterThan(3)
    expect(at(30) - at(500)).toBeLessThan(-5)
  })

  it('is −Infinity for silence and for what is too short to judge', () => {
    expect(integratedLoudness(new Float32Array(48_000), 48_000)).toBe(-Infinity)
    expect(integratedLoudness(aSine(48_000, 1000, 399), 48_000)).toBe(-Infinity)
    expect(integratedLoudness(aSine(48_000, 1000, 400), 48_000)).toBeGreaterThan(-20)
    expect(integratedLoudness(new Float32Array(0), 48_000)).toBe(-Infinity)
  })
})
