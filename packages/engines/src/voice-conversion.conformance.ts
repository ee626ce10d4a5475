import { integratedLoudness, joinSamples, parseOutputFormat, truePeakDbfs, type OutputFormat } from '@vireo/audio'
import { aNoise } from '@vireo/audio/testing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aConversionRecorder, aSampleFolder, convertWhole, plainConversion } from './conversion-testing.ts'
import { SourceError } from './samples.ts'
import { EngineError } from './speech.ts'
import { type ConversionRequest, type LearnedVoice, type VoiceConversionEngine } from './voice-conversion.ts'

export type VoiceConversionConformance = {
  readonly name: string
  /** A fresh engine; the suite closes it. */
  readonly open: () => VoiceConversionEngine
  /** Clean speech of two people, several seconds each. */
  readonly speech: () => Promise<{
    readonly source: Float32Array
    readonly reference: Float32Array
    readonly sampleRateHz: number
  }>
  /** Reads MP3, at the rate of the format. */
  readonly decode: (bytes: Uint8Array, format: OutputFormat) => Promise<Float32Array>
}

function formatOf(name: string): OutputFormat {
  const format = parseOutputFormat(name)
  if (!format) throw new Error(`${name} is no format`)
  return format
}

const pcm = formatOf('pcm_24000')
const mp3 = formatOf('mp3_44100_128')
const frameMs = 1152 / 44.1

function pcmSamples(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from({ length: bytes.length >> 1 }, (_, at) => view.getInt16(at * 2, true) / 32_768)
}

/** Every voice conversion engine must pass this, whatever stands behind it. */
export function voiceConversionConformance({ name, open, speech, decode }: VoiceConversionConformance): void {
  describe(`${name} as a voice conversion engine`, () => {
    const folder = aSampleFolder()
    let engine: VoiceConversionEngine
    let request: ConversionRequest
    let sourceMs: number
    let rateHz: number
    let source: Float32Array
    beforeAll(async () => {
      engine = open()
      const spoken = await speech()
      rateHz = spoken.sampleRateHz
      source = spoken.source
      sourceMs = (source.length * 1000) / rateHz
      const target = await engine.learn(folder.write(spoken.reference, rateHz))
      const file = folder.write(source, rateHz)
      request = { source: file, target, settings: plainConversion, seed: 7, removesNoise: false, format: pcm }
    })
    afterAll(async () => {
      await engine.close()
      folder.remove()
    })
    const convert = (wishes: Partial<ConversionRequest> = {}) => convertWhole(engine, { ...request, ...wishes })
    const fileOf = (samples: Float32Array) => folder.write(samples, rateHz)

    it('gives back as much sound as it got, at the level of the product, unclipped', async () => {
      const heard = await convert()
      const samples = pcmSamples(heard.bytes)
      expect(Math.abs((samples.length * 1000) / pcm.sampleRateHz - sourceMs)).toBeLessThan(1)
      expect(heard.durationMs).toBeCloseTo(sourceMs, 0)
      expect(Math.abs(integratedLoudness(samples, pcm.sampleRateHz) + 16)).toBeLessThan(1.5)
      expect(truePeakDbfs(samples)).toBeLessThan(-0.2)
    })

    it.each([0.02, 1])('levels a source of amplitude %d all the same', async (amplitude) => {
      const scaled = source.map((sample) => Math.max(-1, Math.min(1, sample * amplitude * 2)))
      const samples = pcmSamples((await convert({ source: fileOf(scaled) })).bytes)
      expect(Math.abs(integratedLoudness(samples, pcm.sampleRateHz) + 16)).toBeLessThan(1.5)
    })

    it('writes MP3 that lasts as long, within a frame', async () => {
      const samples = await decode((await convert({ format: mp3 })).bytes, mp3)
      const durationMs = (samples.length * 1000) / mp3.sampleRateHz
      expect(durationMs - sourceMs).toBeGreaterThan(-frameMs)
      // The decoder hears the encoder's own delay and its last frame as well.
      expect(durationMs - sourceMs).toBeLessThan(3 * frameMs)
    })

    it('arrives in stretches whose ends and levels add up', async () => {
      const heard = await convert()
      const ends = heard.stretches.map(({ endMs }) => endMs)
      expect(ends.length).toBeGreaterThan(sourceMs / 2000)
      expect(ends).toEqual(ends.toSorted((one, other) => one - other))
      expect(ends.at(-1)).toBe(heard.durationMs)
      const levels = heard.stretches.flatMap((stretch) => stretch.levels)
      expect(Math.abs(levels.length - sourceMs / 50)).toBeLessThan(ends.length + 2)
      expect(Math.max(...levels)).toBeGreaterThan(40)
      expect(heard.events.indexOf('audio')).toBeLessThan(heard.events.indexOf('stretch'))
      expect(heard.events.at(-1)).toBe('end')
    })

    it('gives the same bytes for the same request, also beside another, and after JSON', async () => {
      const target = JSON.parse(JSON.stringify(request.target)) as LearnedVoice
      const [first, , again] = await Promise.all([convert(), convert({ seed: 8 }), convert({ target })])
      expect(first.bytes.equals(again.bytes)).toBe(true)
    })

    it('ends early with what it has made, which is the start of the whole', async () => {
      const whole = (await convert()).bytes
      const recorder = aConversionRecorder({ stretch: () => conversion.finishEarly() })
      const conversion = engine.convert(request, recorder.listener)
      const heard = await recorder.over
      expect(heard.events.at(-1)).toBe('end')
      expect(heard.durationMs).toBeLessThan(sourceMs)
      expect(heard.durationMs).toBe(heard.stretches.at(-1)?.endMs)
      const same = heard.bytes.length - (pcm.sampleRateHz / 50) * 2
      expect(heard.bytes.subarray(0, same).equals(whole.subarray(0, same))).toBe(true)
    })

    it('is silent once cancelled, and ready for the next', async () => {
      const recorder = aConversionRecorder({ audio: () => conversion.cancel() })
      const conversion = engine.convert(request, recorder.listener)
      await expect.poll(() => recorder.heard().events.length, { timeout: 60_000 }).toBeGreaterThan(0)
      const next = await convert()
      expect(next.error).toBeUndefined()
      expect(recorder.heard().events).toEqual(['audio'])
    })

    it.each([
      ['silent', () => new Float32Array(rateHz * 2)],
      ['too_short', () => source.subarray(0, Math.round(rateHz * 0.05))],
    ] as const)('refuses a source that is %s', async (kind, make) => {
      const heard = await convert({ source: fileOf(make()) })
      expect(heard.events).toEqual(['fail'])
      expect(heard.error).toBeInstanceOf(SourceError)
      expect(heard.error).toMatchObject({ kind })
    })

    it('takes noise out where asked to', async () => {
      const noise = aNoise(source.length, 0.03, 5)
      const noisy = fileOf(
        joinSamples([noise.subarray(0, rateHz), source.map((sample, at) => sample + (noise[at] ?? 0))]),
      )
      const levelOfFirstSecond = async (removesNoise: boolean) => {
        const samples = pcmSamples((await convert({ source: noisy, removesNoise })).bytes)
        const quiet = samples.subarray(pcm.sampleRateHz >> 1, pcm.sampleRateHz)
        return 10 * Math.log10(quiet.reduce((sum, sample) => sum + sample * sample, 1e-12))
      }
      expect((await levelOfFirstSecond(false)) - (await levelOfFirstSecond(true))).toBeGreaterThan(3)
    })

    it('fails what is open when it closes, and everything after', async () => {
      const closing = open()
      const recorder = aConversionRecorder()
      closing.convert(request, recorder.listener)
      await closing.close()
      expect((await recorder.over).error).toMatchObject({ kind: 'closed' })
      expect((await convertWhole(closing, request)).error).toMatchObject({ kind: 'closed' })
      await expect(closing.learn(request.source)).rejects.toBeInstanceOf(EngineError)
    })
  })
}
