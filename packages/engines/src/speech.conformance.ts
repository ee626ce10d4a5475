import { decodeAlawByte, decodeUlawByte, parseOutputFormat, readWav, type OutputFormat } from '@vireo/audio'
import { magnitudeAt } from '@vireo/audio/testing.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EngineError, type PieceReport, type SpeechEngine, type VoiceRecipe } from './speech.ts'
import { givenSoundsConformance } from './sounds/given-sounds.conformance.ts'
import { aLongText, aPiece, aRecorder, hear, say, type PieceWishes } from './testing.ts'

export type SpeechConformance = {
  readonly name: string
  /** A fresh engine; the suite closes it. */
  readonly open: () => SpeechEngine
  /** Voices to be heard, each with a sentence it can read. The first one must speak English. */
  readonly recipes: readonly { readonly recipe: VoiceRecipe; readonly language: string; readonly text: string }[]
  /** Reads MP3 and Opus, at the rate of the format. */
  readonly decode: (bytes: Uint8Array, format: OutputFormat) => Promise<Float32Array>
}

const sentence = 'The quick brown fox jumps over the lazy dog today.'
const audible = 0.02

/** The limiter's ceiling is −1.5 dBFS; between its samples, and so after resampling, a peak may be a little higher. */
const loudest = 0.98

/** What encoders may add: their own delay and a last frame filled up. */
const paddingMs = 80

/** How long an engine may take for what it owes; a slow machine only waits longer. */
const patience = { timeout: 120_000, interval: 20 }

function formatOf(name: string): OutputFormat {
  const format = parseOutputFormat(name)
  if (!format) throw new Error(`${name} is no format`)
  return format
}

const pcm = formatOf('pcm_16000')

function pcmSamples(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from({ length: bytes.length / 2 }, (_, at) => view.getInt16(at * 2, true) / 32_768)
}

function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
}

/** Words lie in order, in the text and in the audio, and every one of the text's words is among them. */
function mustFit(words: PieceReport['words'], text: string, durationMs: number): void {
  let [textReached, timeReached] = [0, 0]
  for (const { textStart, textEnd, startMs, endMs } of words) {
    expect(textStart).toBeGreaterThanOrEqual(textReached)
    expect(textEnd).toBeGreaterThan(textStart)
    expect(startMs).toBeGreaterThanOrEqual(timeReached)
    expect(endMs).toBeGreaterThanOrEqual(startMs)
    textReached = textEnd
    timeReached = endMs
  }
  expect(textReached).toBeLessThanOrEqual(text.length)
  expect(timeReached).toBeLessThanOrEqual(durationMs + 0.001)
}

/** Every engine must pass this, whatever stands behind it. */
export function speechConformance({ name, open, recipes, decode }: SpeechConformance): void {
  const [first] = recipes
  if (!first) throw new Error('a conformance suite needs a voice')
  const piece = (text: string, wishes: PieceWishes = {}) =>
    aPiece(text, { ...wishes, recipe: { ...first.recipe, ...wishes.recipe } })

  async function decodeAny(bytes: Uint8Array, format: OutputFormat): Promise<Float32Array> {
    switch (format.codec) {
      case 'pcm':
        return pcmSamples(bytes)
      case 'wav':
        return readWav(bytes).samples
      case 'ulaw':
        return Float32Array.from(bytes, (byte) => decodeUlawByte(byte) / 32_768)
      case 'alaw':
        return Float32Array.from(bytes, (byte) => decodeAlawByte(byte) / 32_768)
      default:
        return decode(bytes, format)
    }
  }

  describe(`${name} as a speech engine`, () => {
    let engine: SpeechEngine
    beforeAll(async () => {
      engine = open()
      await engine.ready()
    })
    afterAll(() => engine.close())

    const speak = (pieces: Parameters<typeof hear>[2], format = pcm) => hear(engine, format, pieces)

    it.each(recipes)('$recipe.base is heard and says where its words are', async ({ recipe, language, text }) => {
      const heard = await speak([aPiece(text, { recipe, language })])
      expect(heard.error).toBeUndefined()
      const samples = pcmSamples(heard.bytes)
      expect(peakOf(samples)).toBeGreaterThan(audible)
      expect(peakOf(samples)).toBeLessThan(loudest)
      const [report] = heard.reports
      expect(report?.words.length).toBeGreaterThan(0)
      mustFit(report?.words ?? [], text, report?.durationMs ?? 0)
      const soundStartMs = (samples.findIndex((sample) => Math.abs(sample) > audible) * 1000) / pcm.sampleRateHz
      const headStartMs = soundStartMs - (report?.words[0]?.startMs ?? 0)
      expect(headStartMs).toBeGreaterThan(-60)
      expect(headStartMs).toBeLessThan(150)
      expect(heard.events.at(-1)).toBe('end')
    })

    it('finds every word of an English sentence', async () => {
      const { reports } = await speak([piece(sentence)])
      const words = reports[0]?.words.map(({ textStart, textEnd }) => sentence.slice(textStart, textEnd))
      expect(words).toEqual(sentence.match(/\w+/g))
      expect(reports[0]?.levels).toHaveLength(Math.ceil((reports[0]?.durationMs ?? 0) / 50))
      expect(Math.max(...(reports[0]?.levels ?? []))).toBeGreaterThan(audible * 100)
    })

    it.each(['mp3_44100_128', 'mp3_22050_32', 'opus_48000_64', 'pcm_44100', 'wav_24000', 'ulaw_8000', 'alaw_8000'])(
      '%s holds what was said, at its rate',
      async (formatName) => {
        const format = formatOf(formatName)
        const { bytes, durationMs = 0 } = await speak([piece(sentence)], format)
        const samples = await decodeAny(bytes, format)
        const excessMs = (samples.length * 1000) / format.sampleRateHz - durationMs
        expect(excessMs).toBeGreaterThan(-1)
        expect(excessMs).toBeLessThan(paddingMs)
        expect(peakOf(samples)).toBeGreaterThan(audible)
      },
    )

    it('begins with the first words and sends the rest in growing blocks', async () => {
      const { blocks, bytes, events } = await speak([piece(aLongText.slice(0, 400))])
      expect(blocks.length).toBeGreaterThan(5)
      expect(blocks[0]?.length).toBeLessThan(bytes.length / 20)
      expect(events.indexOf('piece')).toBeGreaterThan(5)
      const firstAudible = pcmSamples(bytes).findIndex((sample) => Math.abs(sample) > 0.01)
      expect(firstAudible).toBeLessThan(0.12 * pcm.sampleRateHz)
    })

    it('says nothing for no text, and pauses to the sample', async () => {
      expect(await speak([piece('')])).toMatchObject({ durationMs: 0, bytes: Buffer.alloc(0) })
      expect((await speak([])).events).toEqual(['end'])
      const pause = await speak([piece('', { pauseAfterMs: 750 }), piece('...', { pauseAfterMs: 250 })])
      expect(pause.durationMs).toBe(1000)
      expect(pcmSamples(pause.bytes)).toEqual(new Float32Array(pcm.sampleRateHz))
      const spoken = await speak([piece('Yes.', { pauseAfterMs: 400 })])
      const silence = pcmSamples(spoken.bytes).slice(-0.4 * pcm.sampleRateHz)
      expect(silence).toEqual(new Float32Array(silence.length))
    })

    it('reports voices and engines it does not have, and never ends such a stream', async () => {
      for (const recipe of [{ base: 'nobody' }, { engine: 'nothing' }]) {
        const { error, events } = await speak([piece('Hello.', { recipe })])
        expect(error).toBeInstanceOf(EngineError)
        expect(error).toMatchObject({ kind: 'unknown_voice', retryable: false })
        expect(events).toEqual(['fail'])
      }
    })

    givenSoundsConformance(() => engine, piece, speak)

    it('lists its voices', async () => {
      const voices = await engine.voices(first.recipe.engine)
      expect(voices.map(({ base }) => base)).toContain(first.recipe.base)
      expect(voices.every(({ sampleRateHz, languages }) => sampleRateHz >= 8000 && languages.length > 0)).toBe(true)
      await expect(engine.voices('nothing')).rejects.toMatchObject({ kind: 'unknown_voice' })
    })

    it('gives the same bytes for the same seed, whatever else is being said', async () => {
      const wishes = { settings: { stability: 0.3, style: 0.4 }, seed: 123 }
      const mp3 = formatOf('mp3_44100_128')
      const alone = await speak([piece(sentence, wishes)], mp3)
      const others = recipes.map(({ recipe, language, text }) => speak([aPiece(text, { recipe, language })]))
      const crowd = await Promise.all([1, 2, 3].map(() => speak([piece(sentence, wishes)], mp3)))
      await Promise.all(others)
      for (const { bytes } of crowd) expect(Buffer.compare(bytes, alone.bytes)).toBe(0)
      const other = await speak([piece(sentence, { ...wishes, seed: 124 })], mp3)
      expect(Buffer.compare(other.bytes, alone.bytes)).not.toBe(0)
    })

    it('says each piece of a stream as it would alone', async () => {
      const [one, two] = [piece('First comes this.'), piece('Then, after it, comes that.')]
      const together = await speak([one, two])
      const [before, after] = together.reports
      const alone = await speak([one])
      expect(before).toEqual(alone.reports[0])
      expect(after?.index).toBe(1)
      expect(after?.startMs).toBeCloseTo(before?.durationMs ?? 0, 6)
      expect(together.durationMs).toBeCloseTo((after?.startMs ?? 0) + (after?.durationMs ?? 0), 6)
      expect(Buffer.compare(together.bytes.subarray(0, alone.bytes.length), alone.bytes)).toBe(0)
    })

    it('speaks with several voices in one stream', async () => {
      const { error, reports, durationMs } = await speak(
        recipes.map(({ recipe, language, text }) => aPiece(text, { recipe, language })),
        formatOf('mp3_44100_128'),
      )
      expect(error).toBeUndefined()
      expect(reports.reduce((total, report) => total + report.durationMs, 0)).toBeCloseTo(durationMs ?? 0, 3)
    })

    it('keeps a stream open for pieces that come later', async () => {
      let spoken: () => void = () => undefined
      const firstSpoken = new Promise<void>((resolve) => (spoken = resolve))
      const recorder = aRecorder({ piece: () => spoken() })
      const stream = engine.open(pcm, recorder.listener)
      stream.push(piece('One.'))
      await firstSpoken
      say(stream, [piece('Two.')])
      const { events, reports } = await recorder.over
      expect(reports).toHaveLength(2)
      expect(events.at(-1)).toBe('end')
      expect(() => stream.push(piece('Three.'))).toThrow()
    })

    it('is silent after a cancel and goes on with the others', async () => {
      let begun: () => void = () => undefined
      const hasBegun = new Promise<void>((resolve) => (begun = resolve))
      const cancelled = aRecorder({
        audio: () => {
          stream.cancel()
          begun()
        },
      })
      const stream = engine.open(pcm, cancelled.listener)
      say(stream, [piece(aLongText), piece(aLongText)])
      // An engine that speaks ahead of time may have the short one ready before the long one begins.
      const [{ reports }] = await Promise.all([speak([piece(sentence)]), hasBegun])
      await speak([piece(sentence)])
      expect(reports).toHaveLength(1)
      expect(cancelled.heard().events).toEqual(['audio'])
    })

    it.each(['mp3_44100_128', 'opus_48000_64', 'wav_24000'])(
      'starts anew in %s after streams were given up',
      async (formatName) => {
        const format = formatOf(formatName)
        const before = await speak([piece(sentence)], format)
        for (const blocksHeard of [1, 2, 3]) {
          const recorder = aRecorder({ audio: () => recorder.heard().blocks.length >= blocksHeard && stream.cancel() })
          const stream = engine.open(format, recorder.listener)
          say(stream, [piece(aLongText.slice(0, 300))])
          const after = await speak([piece(sentence)], format)
          expect(after.bytes.equals(before.bytes)).toBe(true)
          // Which of the two is heard first is the engine's to say.
          await vi.waitFor(() => expect(recorder.heard().blocks.length).toBeGreaterThanOrEqual(blocksHeard), patience)
          expect(recorder.heard().blocks).toHaveLength(blocksHeard)
        }
      },
    )

    it('lets a stream that fails fail alone', async () => {
      const [good, bad] = await Promise.all([
        speak([piece(sentence), piece(sentence)]),
        speak([piece(sentence), piece('Hello.', { recipe: { base: 'nobody' } }), piece(sentence)]),
      ])
      expect(bad.events.at(-1)).toBe('fail')
      expect(bad.events).not.toContain('end')
      expect(good.reports).toHaveLength(2)
      expect(good.error).toBeUndefined()
    })

    it('obeys speed', async () => {
      const lengthAt = async (speed: number) =>
        (await speak([piece(sentence, { settings: { speed } })])).durationMs ?? 0
      const normal = await lengthAt(1)
      expect((await lengthAt(0.7)) / normal).toBeGreaterThan(1.25)
      expect((await lengthAt(1.2)) / normal).toBeLessThan(0.92)
    })

    it('lifts 2 to 4 kHz with the speaker boost and loses its top with little similarity', async () => {
      const treble = async (settings: { useSpeakerBoost?: boolean; similarityBoost?: number }) => {
        const samples = pcmSamples((await speak([piece(sentence, { recipe: { gainDb: -12 }, settings })])).bytes)
        const level = (from: number, to: number) => {
          let sum = 0
          for (let hz = from; hz < to; hz += 10) sum += magnitudeAt(samples, pcm.sampleRateHz, hz) ** 2
          return sum
        }
        return 10 * Math.log10(level(2300, 3500) / level(200, 1200))
      }
      const plain = await treble({})
      expect((await treble({ useSpeakerBoost: true })) - plain).toBeGreaterThan(2)
      expect((await treble({ similarityBoost: 0 })) - plain).toBeLessThan(-1.5)
    })

    it('fails what is open when it closes, and everything after', async () => {
      const closing = open()
      const recorder = aRecorder()
      closing.open(pcm, recorder.listener).push(piece(aLongText))
      await closing.close()
      expect((await recorder.over).error).toMatchObject({ kind: 'closed' })
      expect((await hear(closing, pcm, [piece('Hello.')])).error).toMatchObject({ kind: 'closed' })
    })
  })
}
