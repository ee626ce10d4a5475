import { fakeSampleRateHz } from './fake-speech.ts'
import type { SampleSource } from './samples.ts'
import type { LoadVoiceConverter, PreparedConversion } from './voice-conversion.ts'

/**
 * A deterministic converter for tests about something else: the source upside down, which every test can
 * undo. What it learned from a reference says how it behaves; put another mood in its place to see it misbehave.
 */
export const conversionMoods = [
  'plain',
  'slow',
  'throws',
  'exits',
  'hangs',
  'silent',
  'noise',
  'nothing',
  'curt',
] as const

export type ConversionMood = (typeof conversionMoods)[number]

function moodOf(learned: unknown): ConversionMood {
  return conversionMoods.find((mood) => mood === learned) ?? 'plain'
}

function misbehave(mood: ConversionMood): void {
  if (mood === 'throws') throw new Error('the fake converter threw')
  if (mood === 'exits') process.exit(3)
  if (mood === 'hangs') for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
}

function prepare(source: SampleSource, mood: ConversionMood): PreparedConversion {
  return {
    render(start, end) {
      misbehave(mood)
      // Blocks the thread, as an engine at work does, without taking a core from anybody.
      if (mood === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
      if (mood === 'silent') return new Float32Array(end - start)
      if (mood === 'noise') return source.read(start, end - start).map((sample) => (sample < 0 ? -1 : 1))
      if (mood === 'nothing') return new Float32Array(end - start).fill(Number.NaN)
      if (mood === 'curt') return source.read(start, (end - start) >> 1)
      return source.read(start, end - start).map((sample) => -sample)
    },
  }
}

/** Needs no time to load. */
export const loadVoiceConverter: LoadVoiceConverter = () =>
  Promise.resolve({
    sampleRateHz: fakeSampleRateHz,
    learn: () => ({ learned: 'plain' }),
    prepare(source, { target }, onBeat) {
      onBeat()
      return prepare(source, moodOf(target.learned))
    },
  })
