import { describe, expect, it } from 'vitest'
import {
  type LikenessEngine,
  likenessOf,
  type SpeakersEngine,
  type SpokenLanguageEngine,
  type TaggingEngine,
  type VoiceActivityEngine,
} from '../hearing.ts'
import type { Sound } from '../sound.ts'
import { obeysSignals } from './obeys-signals.testing.ts'
import { aSilence, aTone } from './tone.testing.ts'

function lengthMs({ samples, sampleRateHz }: Sound): number {
  return (1000 * samples.length) / sampleRateHz
}

/** Proves that an engine finds speech as the product expects. */
export function voiceActivityConformance(
  name: string,
  open: () => VoiceActivityEngine,
  speech: Sound = aTone(2),
): void {
  describe(`voice activity by ${name}`, () => {
    const engine = open()

    it('finds spans in order, inside of the sound, and none in silence', async () => {
      const spans = await engine.findSpeech(speech)
      expect(spans.length).toBeGreaterThan(0)
      let reached = 0
      for (const { startMs, endMs } of spans) {
        expect(startMs).toBeGreaterThanOrEqual(reached)
        expect(endMs).toBeGreaterThan(startMs)
        reached = endMs
      }
      expect(reached).toBeLessThanOrEqual(lengthMs(speech) + 1)
      expect(await engine.findSpeech(aSilence(2))).toEqual([])
      expect(await engine.findSpeech(aSilence(0))).toEqual([])
    })

    obeysSignals((options) => engine.findSpeech(speech, options))
  })
}

/** Proves that an engine tells speakers apart as the product expects. */
export function speakersConformance(name: string, open: () => SpeakersEngine, speech: Sound = aTone(2)): void {
  describe(`speakers by ${name}`, () => {
    const engine = open()

    it('gives turns in order, with speakers numbered as they are first heard', async () => {
      const turns = await engine.tellApart(speech, { speakers: 1 })
      expect(turns.length).toBeGreaterThan(0)
      let known = 0
      for (const [at, { startMs, endMs, speaker }] of turns.entries()) {
        expect(endMs).toBeGreaterThan(startMs)
        expect(startMs).toBeGreaterThanOrEqual(turns[at - 1]?.startMs ?? 0)
        expect(speaker).toBeLessThanOrEqual(known)
        known = Math.max(known, speaker + 1)
      }
      expect(known).toBeLessThanOrEqual(1)
      expect(await engine.tellApart(aSilence(0))).toEqual([])
    })

    obeysSignals((options) => engine.tellApart(speech, options))
  })
}

/** Proves that an engine prints voices as the product expects. */
export function likenessConformance(
  name: string,
  open: () => LikenessEngine,
  voices = [aTone(2, 110), aTone(2, 320)] as const,
): void {
  describe(`likeness by ${name}`, () => {
    const engine = open()

    it('prints a voice alike each time, and another one less alike', async () => {
      const [one, again, other] = [
        await engine.printOf(voices[0]),
        await engine.printOf(voices[0]),
        await engine.printOf(voices[1]),
      ]
      expect(Math.hypot(...one)).toBeCloseTo(1, 3)
      expect(likenessOf(one, again)).toBeCloseTo(1, 3)
      expect(likenessOf(one, other)).toBeLessThan(likenessOf(one, again))
    })

    obeysSignals((options) => engine.printOf(voices[0], options))
  })
}

/** Proves that an engine names languages as the product expects. */
export function spokenLanguageConformance(
  name: string,
  open: () => SpokenLanguageEngine,
  speech: Sound = aTone(2),
): void {
  describe(`spoken language by ${name}`, () => {
    const engine = open()

    it('names a language by its tag, or none', async () => {
      expect((await engine.identify(speech)) ?? 'und').toMatch(/^[a-z]{2,3}(-|$)/)
    })

    obeysSignals((options) => engine.identify(speech, options))
  })
}

/** Proves that an engine names what is heard as the product expects. */
export function taggingConformance(name: string, open: () => TaggingEngine, sound: Sound = aTone(2)): void {
  describe(`tagging by ${name}`, () => {
    const engine = open()

    it('names things, the most probable first', async () => {
      const things = await engine.tag(sound)
      expect(things.length).toBeGreaterThan(0)
      for (const [at, { label, probability }] of things.entries()) {
        expect(label).not.toBe('')
        expect(probability).toBeGreaterThanOrEqual(0)
        expect(probability).toBeLessThanOrEqual(things[at - 1]?.probability ?? 1)
      }
    })

    obeysSignals((options) => engine.tag(sound, options))
  })
}
