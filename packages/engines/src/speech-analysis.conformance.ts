import { joinSamples } from '@vireo/audio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSampleFolder } from './conversion-testing.ts'
import { type SampleFile, SourceError } from './samples.ts'
import { compareVoices, sameVoiceFrom, sketchPeaks, type SpeechAnalysisEngine } from './speech-analysis.ts'
import { EngineError } from './speech.ts'

export type SpeechAnalysisConformance = {
  readonly name: string
  /** A fresh engine; the suite closes it. */
  readonly open: () => SpeechAnalysisEngine
  /** English text in one of two voices that are no twins. */
  readonly speak: (speaker: 'one' | 'other', text: string) => Promise<Float32Array>
  readonly sampleRateHz: number
}

const lines = ['The morning train was late again', 'She painted the old fence bright green'] as const
const others = [
  'My neighbour keeps bees behind his garage',
  'Fresh bread smells better than perfume',
  'He forgot his umbrella at the library',
  'The recipe needs two spoons of honey',
] as const

/** Every speech analysis engine must pass this, whatever stands behind it. */
export function speechAnalysisConformance({ name, open, speak, sampleRateHz }: SpeechAnalysisConformance): void {
  describe(`${name} as a speech analysis engine`, () => {
    const folder = aSampleFolder()
    let engine: SpeechAnalysisEngine
    let one: SampleFile
    let both: SampleFile
    let silence: SampleFile
    beforeAll(async () => {
      engine = open()
      const breath = new Float32Array(sampleRateHz / 4)
      const read = joinSamples([await speak('one', `${lines[0]}.`), breath, await speak('one', `${lines[1]}.`), breath])
      one = folder.write(read, sampleRateHz)
      both = folder.write(
        joinSamples([read, await speak('other', others.slice(0, 2).join('. ')), breath, read]),
        sampleRateHz,
      )
      silence = folder.write(new Float32Array(2 * sampleRateHz), sampleRateHz)
    })
    afterAll(async () => {
      await engine.close()
      folder.remove()
    })
    const wishes = { text: lines.join('\n'), language: 'en', decoys: others }

    it('says how good a recording is, the same every time', async () => {
      const [quality, again] = await Promise.all([engine.inspect(one), engine.inspect(one)])
      expect(again).toEqual(quality)
      expect(quality.speechShare).toBeGreaterThan(0.5)
      expect(['studio', 'good', 'ok']).toContain(quality.grade)
      expect(await engine.inspect(silence)).toMatchObject({ grade: 'bad', problems: ['silent'], speechShare: 0 })
    })

    it('tells two speakers apart, and one from none', async () => {
      expect((await engine.tellSpeakersApart(one)).speakers).toHaveLength(1)
      const { speakers } = await engine.tellSpeakersApart(both)
      expect(speakers.map(({ id }) => id)).toEqual(['speaker_1', 'speaker_2'])
      expect((await engine.tellSpeakersApart(both, { maxSpeakers: 1 })).speakers).toHaveLength(1)
      await expect(engine.tellSpeakersApart(silence)).rejects.toBeInstanceOf(SourceError)
    })

    it('accepts the right words and refuses others', async () => {
      const right = await engine.align(one, wishes)
      expect(right).toMatchObject({ fits: true, lines: [{}, {}] })
      expect(right.words.map(({ text }) => text).join(' ')).toBe(lines.join(' '))
      const wrong = await engine.align(one, { ...wishes, text: others.slice(0, 2).join('\n'), decoys: others.slice(2) })
      expect(wrong).toMatchObject({ fits: false, words: [] })
      expect(wrong.score).toBeLessThan(0.5)
    })

    it('knows a voice again', async () => {
      const more = folder.write(await speak('one', others.slice(1, 3).join('. ')), sampleRateHz)
      const other = folder.write(await speak('other', others.slice(1, 3).join('. ')), sampleRateHz)
      const [print, again, otherPrint] = await Promise.all([one, more, other].map((file) => engine.voiceprint(file)))
      if (!print || !again || !otherPrint) throw new Error('there are three prints')
      expect(compareVoices(print, again)).toBeGreaterThan(sameVoiceFrom)
      expect(compareVoices(print, otherPrint)).toBeLessThan(sameVoiceFrom)
      expect(JSON.parse(JSON.stringify(print))).toEqual(print)
    })

    it('sketches what is to be drawn: an outline, and how the voice sounds, also of silence', async () => {
      const [sketch, again, empty] = await Promise.all([one, one, silence].map((file) => engine.sketch(file)))
      expect(again).toEqual(sketch)
      expect(sketch?.durationMs).toBeGreaterThan(1000)
      expect(sketch?.peaks).toHaveLength(sketchPeaks)
      expect(Math.max(...(sketch?.peaks ?? []))).toBeGreaterThan(10)
      const { pitchHz = 0, brightness = -1, roughness = -1 } = sketch?.traits ?? {}
      expect(pitchHz > 50 && pitchHz < 400).toBe(true)
      for (const share of [brightness, roughness]) expect(share >= 0 && share <= 1).toBe(true)
      expect(empty).toEqual({ durationMs: 2000, peaks: Array(sketchPeaks).fill(0), traits: undefined })
    })

    it('refuses to compare a text with nothing, or without end', async () => {
      await expect(engine.align(one, { ...wishes, decoys: [] })).rejects.toBeInstanceOf(RangeError)
      await expect(engine.align(one, { ...wishes, text: ' ' })).rejects.toBeInstanceOf(RangeError)
      await expect(engine.align(one, { ...wishes, text: 'so '.repeat(300) })).rejects.toBeInstanceOf(RangeError)
    })

    it('stops when nobody wants to know any more, fails when it closes, and says so of a file that is gone', async () => {
      const leaving = new AbortController()
      const left = engine.tellSpeakersApart(both, { signal: leaving.signal })
      leaving.abort(new Error('gone'))
      await expect(left).rejects.toThrow('gone')
      await expect(engine.inspect({ path: '/nowhere', sampleRateHz })).rejects.toBeInstanceOf(EngineError)
      expect((await engine.inspect(one)).durationMs).toBeGreaterThan(1000)
      const closing = open()
      const underWay = closing.inspect(one)
      await Promise.all([expect(underWay).rejects.toMatchObject({ kind: 'closed' }), closing.close()])
      await expect(closing.inspect(one)).rejects.toMatchObject({ kind: 'closed' })
    })
  })
}
