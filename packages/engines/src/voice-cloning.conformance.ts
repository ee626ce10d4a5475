import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSampleFolder } from './conversion-testing.ts'
import { SourceError, type SampleFile } from './samples.ts'
import type { CloningOptions, CloningRequest, ClonedVoice, VoiceCloningEngine } from './voice-cloning.ts'

export type VoiceCloningConformance = {
  readonly name: string
  /** A fresh engine; the suite closes it. */
  readonly open: () => VoiceCloningEngine
  /** Clean English speech of one person, several seconds. */
  readonly speech: () => Promise<{ readonly samples: Float32Array; readonly sampleRateHz: number }>
  /** Speaks a few words by a recipe, as the product would, and returns their samples. */
  readonly speak: (voice: ClonedVoice) => Promise<Float32Array>
  /** What is said in `speech`, and who keeps it, for engines that imitate. */
  readonly transcript?: string
  readonly keepReference?: CloningOptions['keepReference']
}

/** Every cloning engine must pass this, whatever stands behind it. */
export function voiceCloningConformance(conformance: VoiceCloningConformance): void {
  const { name, open, speech, speak, transcript = '', keepReference = () => Promise.resolve('kept') } = conformance
  describe(`${name} as a voice cloning engine`, () => {
    const folder = aSampleFolder()
    let engine: VoiceCloningEngine
    let sample: SampleFile
    let request: CloningRequest
    beforeAll(async () => {
      engine = open()
      const { samples, sampleRateHz } = await speech()
      sample = folder.write(samples, sampleRateHz)
      request = { samples: [{ ...sample, transcript }], language: 'en', effort: 'instant', seed: 7 }
    })
    afterAll(async () => {
      await engine.close()
      folder.remove()
    })

    it('gives a recipe that is spoken, with what was measured on it', async () => {
      const voice = await engine.clone(request, { keepReference })
      expect(['acoustic_matching', 'zero_shot']).toContain(voice.method)
      expect(['acoustic_matching', 'zero_shot']).toContain(await engine.method())
      expect(voice.measured.pitchErrorSemitones).toBeGreaterThanOrEqual(0)
      expect(voice.measured.spectralDistanceDb).toBeGreaterThanOrEqual(0)
      expect(Object.values(voice.measured).every(Number.isFinite)).toBe(true)
      const spoken = await speak(voice)
      expect(spoken.some((value) => Math.abs(value) > 0.05)).toBe(true)
    })

    it('gives the same recipe for the same request, and one that survives JSON', async () => {
      const first = await engine.clone(request, { keepReference })
      expect(await engine.clone(request, { keepReference })).toEqual(first)
      expect(JSON.parse(JSON.stringify(first))).toEqual(first)
    })

    it('tells how far it is, forwards only', async () => {
      const shares: number[] = []
      await engine.clone(request, { keepReference, onProgress: (share) => shares.push(share) })
      expect(shares.length).toBeGreaterThan(1)
      expect(shares).toEqual(shares.toSorted((one, other) => one - other))
      expect(Math.max(...shares)).toBeLessThanOrEqual(1)
    })

    it('stops when told to, and is ready for the next', async () => {
      const stop = new AbortController()
      const onProgress = () => stop.abort(new Error('enough'))
      const stopped = engine.clone(request, { keepReference, signal: stop.signal, onProgress })
      await expect(stopped).rejects.toThrow('enough')
      await expect(engine.clone(request, { signal: stop.signal })).rejects.toThrow('enough')
      expect((await engine.clone(request, { keepReference })).recipe.engine).not.toBe('')
    })

    it.each([
      ['silent', () => new Float32Array(sample.sampleRateHz * 2)],
      ['too_short', () => new Float32Array(Math.round(sample.sampleRateHz * 0.05)).fill(0.1)],
    ] as const)('refuses a sample that is %s', async (kind, make) => {
      const file = folder.write(make(), sample.sampleRateHz)
      const failure = await engine
        .clone({ ...request, samples: [{ ...file, transcript }] }, { keepReference })
        .catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(SourceError)
      expect(failure).toMatchObject({ kind })
    })

    it('says what went wrong with a file that is not there', async () => {
      const gone = { path: '/nowhere', sampleRateHz: 16_000 }
      await expect(engine.clone({ ...request, samples: [gone] })).rejects.toMatchObject({ name: 'EngineError' })
    })

    it('refuses everything once it is closed', async () => {
      const closing = open()
      await closing.close()
      await expect(closing.clone(request)).rejects.toMatchObject({ kind: 'closed' })
    })
  })
}
