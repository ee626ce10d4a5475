import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LiveRecognitionEngine } from '../live-recognition.ts'
import type { RecognitionEngine } from '../recognition.ts'
import type { Sound } from '../sound.ts'
import { obeysSignals } from './obeys-signals.testing.ts'
import { aSilence, aTone } from './tone.testing.ts'

/** Proves that an engine recognises as the product expects; `speech` is something that it understands. */
export function recognitionConformance(name: string, open: () => RecognitionEngine, speech: Sound = aTone(2)): void {
  describe(`recognition by ${name}`, () => {
    let engine: RecognitionEngine
    beforeAll(() => {
      engine = open()
    })
    afterAll(() => engine.close())

    it('names its languages', async () => {
      const languages = await engine.languages()
      expect(languages.length).toBeGreaterThan(0)
      for (const language of languages) expect(language).toMatch(/^[a-z]{2,3}(-|$)/)
    })

    it('understands words, at times that are in order and inside of the sound', async () => {
      const { text, words } = await engine.recognise(speech)
      expect(text.trim()).not.toBe('')
      let reached = 0
      for (const { startMs, endMs } of words) {
        expect(startMs).toBeGreaterThanOrEqual(reached)
        expect(endMs).toBeGreaterThanOrEqual(startMs)
        reached = startMs
      }
      expect(reached).toBeLessThanOrEqual((1000 * speech.samples.length) / speech.sampleRateHz + 1)
    })

    it('understands the same of the same', async () => {
      const [one, again] = [await engine.recognise(speech), await engine.recognise(speech)]
      expect(again.text).toBe(one.text)
    })

    it('has an answer for silence and for nothing at all', async () => {
      expect(typeof (await engine.recognise(aSilence(1))).text).toBe('string')
      expect((await engine.recognise(aSilence(0))).text).toBe('')
    })

    obeysSignals((options) => engine.recognise(speech, options))
  })
}

type LiveNews = { partials: string[]; sentences: string[]; ends: number; errors: unknown[] }

/** Proves the same for what is listened to while it goes on. */
export function liveRecognitionConformance(
  name: string,
  open: () => LiveRecognitionEngine,
  speech: Sound = aTone(2),
): void {
  describe(`live recognition by ${name}`, () => {
    let engine: LiveRecognitionEngine
    beforeAll(() => {
      engine = open()
    })
    afterAll(() => engine.close())

    const listen = () => {
      const news: LiveNews = { partials: [], sentences: [], ends: 0, errors: [] }
      const stream = engine.open(speech.sampleRateHz, {
        partial: (text) => news.partials.push(text),
        sentence: (text) => news.sentences.push(text),
        end: () => news.ends++,
        fail: (error) => news.errors.push(error),
      })
      return { news, stream }
    }
    const step = Math.round(speech.sampleRateHz / 5)
    const pour = (push: (samples: Float32Array) => void) => {
      for (let at = 0; at < speech.samples.length; at += step) push(speech.samples.slice(at, at + step))
    }

    it('ends once, after everything that it understood', async () => {
      const { news, stream } = listen()
      pour((samples) => stream.push(samples))
      stream.finish()
      await expect.poll(() => news.ends, { timeout: 20_000 }).toBe(1)
      expect(news.errors).toEqual([])
      expect(news.sentences.join(' ').trim()).not.toBe('')
    })

    it('says nothing more once it is cancelled', async () => {
      const { news, stream } = listen()
      stream.push(speech.samples.slice(0, step))
      stream.cancel()
      await new Promise((resolve) => setTimeout(resolve, 50))
      const told = structuredClone(news)
      stream.push(speech.samples.slice(step))
      stream.finish()
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(news).toEqual(told)
      expect(news.ends).toBe(0)
    })
  })
}
