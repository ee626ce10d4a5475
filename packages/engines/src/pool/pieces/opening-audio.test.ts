import { joinSamples } from '@vireo/audio'
import { describe, expect, it } from 'vitest'
import { createResampler } from '@vireo/audio'
import { aPiece } from '../../testing.ts'
import { isOpening, OpeningAudio } from './opening-audio.ts'
import { WholePieceAudio, type PieceAudio } from './piece-audio.ts'

const sampleRateHz = 16_000
const long = 'A sentence that somebody is waiting for.'
const resampler = await createResampler(sampleRateHz, sampleRateHz)
const parts = {
  piece: aPiece(long),
  shape: { pitchFactor: 1, filters: [] },
  sampleRateHz,
  resampler,
  pitchShifter: undefined,
  trimsSilence: true,
}

const silence = (ms: number) => new Int16Array((ms * sampleRateHz) / 1000)
const tone = (ms: number, amplitude = 6000) =>
  silence(ms).map((_, at) => Math.round(amplitude * Math.sin((2 * Math.PI * 300 * at) / sampleRateHz)))

/** How many milliseconds of the engine's audio have been handed over when the first sample leaves. */
function firstLeavesAfter(audio: PieceAudio, spoken: Int16Array, chunkMs = 20): number | undefined {
  const chunk = (chunkMs * sampleRateHz) / 1000
  for (let at = 0; at < spoken.length; at += chunk) {
    audio.add(spoken.subarray(at, at + chunk))
    if (audio.ready().length > 0) return ((at + chunk) * 1000) / sampleRateHz
  }
  return undefined
}

describe('the first piece of a stream', () => {
  it('leaves once enough of it was heard, silence not counted', () => {
    const spoken = Int16Array.from([...silence(240), ...tone(1000)])
    expect(firstLeavesAfter(new OpeningAudio(parts), spoken)).toBe(240 + 125 + 15 + 20)
    expect(firstLeavesAfter(new OpeningAudio(parts), silence(5000))).toBeUndefined()
    expect(firstLeavesAfter(new OpeningAudio(parts), tone(100))).toBeUndefined()
  })

  it('is levelled as a whole where it comes all at once, or ends early', () => {
    for (const [spoken, chunkMs] of [
      [tone(2000, 500), 2000],
      [tone(160, 500), 20],
    ] as const) {
      const [opening, whole] = [new OpeningAudio(parts), new WholePieceAudio(parts)]
      expect(firstLeavesAfter(opening, spoken, chunkMs)).toBeUndefined()
      firstLeavesAfter(whole, spoken, chunkMs)
      expect(opening.finish()).toEqual(whole.finish())
    }
  })

  it('keeps its length, and knows how long its end is quiet, whenever that left', () => {
    const spoken = Int16Array.from([...tone(1500), ...silence(300)])
    const audio = new OpeningAudio(parts)
    const left: Float32Array[] = []
    for (let at = 0; at < spoken.length; at += 320) {
      audio.add(spoken.subarray(at, at + 320))
      left.push(audio.ready())
    }
    const { samples, quietEndMs } = audio.finish()
    expect(joinSamples([...left, samples]).length).toBe(spoken.length)
    expect(quietEndMs).toBeCloseTo(300, -1)
  })

  it('waits as a whole where it is short, or not the first', () => {
    expect(isOpening(parts)).toBe(true)
    expect(isOpening({ ...parts, piece: aPiece('Hello there!') })).toBe(false)
    expect(isOpening({ ...parts, trimsSilence: false })).toBe(false)
  })
})
