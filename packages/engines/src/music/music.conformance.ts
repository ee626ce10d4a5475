import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { integratedLoudnessOf, type OutputFormat, parseOutputFormat, toPcm16, truePeakDbfs } from '@vireo/audio'
import { afterAll, describe, expect, it } from 'vitest'
import type { EngineError } from '../speech.ts'
import type { SourceError } from '../samples.ts'
import type { MusicEngine, MusicRecipe, MusicWishes } from './music.ts'

const wishes: MusicWishes = { seed: 7, isLoop: false, isAmbience: false, lengthMs: 6000 }
const header = 44
const rateHz = 44_100

/** Proves that an engine makes music as the product expects. */
export function musicConformance(name: string, open: () => MusicEngine, prompt: string): void {
  describe(`music by ${name}`, () => {
    const engine = open()
    afterAll(() => engine.close())
    const [wav, mp3] = [formatOf('wav_44100'), formatOf('mp3_44100_128')]
    const asked = { ...wishes, prompt }
    const heard = (recipe: MusicRecipe, format: OutputFormat, exact: boolean) =>
      new Promise<{ bytes: Buffer; durationMs: number; levels: number }>((resolve, reject) => {
        const parts: Uint8Array[] = []
        let levels = 0
        engine.perform(
          { recipe, format, exact },
          {
            audio: (bytes) => parts.push(bytes),
            stretch: (stretch) => (levels += stretch.levels.length),
            end: ({ durationMs }) => resolve({ bytes: Buffer.concat(parts), durationMs, levels }),
            fail: (error: EngineError | SourceError) => reject(error),
          },
        )
      })

    it('plans sections that are together as long as asked, in order, and says who plays', async () => {
      const { outline } = await engine.plan(asked)
      expect(outline.durationMs).toBe(6000)
      expect(outline.sections.reduce((sum, { durationMs }) => sum + durationMs, 0)).toBe(6000)
      const starts = outline.sections.map(({ startMs }) => startMs)
      expect(starts).toEqual(starts.toSorted((one, other) => one - other))
      expect(outline.parts.length).toBeGreaterThan(0)
    })

    it('plays whole pieces as loud as music is, as long as planned, the same for the same seed', async () => {
      const { recipe } = await engine.plan(asked)
      const { bytes, durationMs, levels } = await heard(recipe, wav, true)
      expect(Math.round(durationMs)).toBe(6000)
      expect(bytes.length).toBe(header + 6 * rateHz * 4)
      expect(Math.abs(levels - 120)).toBeLessThan(8)
      const sides = channelsOf(bytes)
      expect(Math.abs(integratedLoudnessOf(sides, rateHz) + 14)).toBeLessThan(1)
      for (const side of sides) expect(truePeakDbfs(side)).toBeLessThanOrEqual(-1)
      const again = await heard((await engine.plan(asked)).recipe, wav, true)
      expect(again.bytes.equals(bytes)).toBe(true)
      const other = await engine.plan({ ...asked, seed: 8 })
      expect((await heard(other.recipe, wav, true)).bytes.equals(bytes)).toBe(false)
    })

    it('plays as it is sent within 3 LU of that', async () => {
      const { recipe } = await engine.plan(asked)
      const { bytes } = await heard(recipe, wav, false)
      expect(Math.abs(integratedLoudnessOf(channelsOf(bytes), rateHz) + 14)).toBeLessThan(3)
    })

    it('keeps what is taken from another piece, and makes the rest anew', async () => {
      const one = await engine.plan({ ...asked, lengthMs: 30_000 })
      expect(one.outline.sections.length).toBeGreaterThan(1)
      const sections = one.outline.sections.map(({ durationMs, name: called }, nth) => ({
        name: called,
        durationMs,
        positive: [],
        negative: [],
        ...(nth !== 0 && { taken: nth }),
      }))
      const plan = { positive: [], negative: [], sections, source: one.recipe }
      const other = await engine.plan({ ...wishes, lengthMs: 30_000, seed: 99, plan })
      expect(other.outline.tempoBpm).toBe(one.outline.tempoBpm)
      expect(other.outline.sections.slice(1)).toEqual(one.outline.sections.slice(1))
      expect(other.recipe).not.toEqual(one.recipe)
    })

    it('hears a piece of its own: where its sections together are the whole, and beats are in order', async () => {
      const { recipe } = await engine.plan({ ...asked, lengthMs: 12_000 })
      const { bytes } = await heard(recipe, wav, true)
      const folder = await mkdtemp(join(tmpdir(), 'vireo-listen-'))
      try {
        const path = join(folder, 'left')
        await writeFile(path, toPcm16(channelsOf(bytes)[0]))
        const music = await engine.listen({ source: { path, sampleRateHz: rateHz } })
        expect(music.durationMs).toBe(12_000)
        expect(music.sections.reduce((sum, { durationMs }) => sum + durationMs, 0)).toBe(12_000)
        expect(music.beatsMs).toEqual(music.beatsMs.toSorted((one, other) => one - other))
        expect(Math.abs(music.levels.length - 240)).toBeLessThan(8)
        await writeFile(path, new Uint8Array(rateHz * 8))
        await expect(engine.listen({ source: { path, sampleRateHz: rateHz } })).rejects.toMatchObject({
          kind: 'silent',
        })
      } finally {
        await rm(folder, { recursive: true })
      }
    })

    it('writes parts that together are the mix, and a score', async () => {
      const { recipe, outline } = await engine.plan(asked)
      const folder = await mkdtemp(join(tmpdir(), 'vireo-stems-'))
      try {
        const stems = await engine.stems({ recipe, format: wav, folder })
        expect(stems.length).toBe(outline.parts.length + 1)
        for (const { path, name: called } of stems) {
          expect((await readFile(path)).length).toBe(header + 6 * rateHz * 4)
          expect(called).toMatch(/^\d\d [a-z \d-]+\.wav$/)
        }
      } finally {
        await rm(folder, { recursive: true })
      }
      const midi = await engine.write({ recipe, as: 'midi', title: 'A test' })
      expect(Buffer.from(midi.subarray(0, 4)).toString()).toBe('MThd')
      const score = await engine.write({ recipe, as: 'musicxml', title: 'A test' })
      expect(Buffer.from(score).toString()).toContain('<score-partwise')
    })

    it('frees the caller who leaves', async () => {
      const leaving = new AbortController()
      const planned = engine.plan(asked, { signal: leaving.signal })
      leaving.abort(new Error('left'))
      await expect(planned).rejects.toThrow('left')
      const { recipe } = await engine.plan({ ...asked, lengthMs: 60_000 })
      const begun = await new Promise<number>((resolve, reject) => {
        const job = engine.perform(
          { recipe, format: mp3, exact: false },
          {
            audio: () => job.finishEarly(),
            stretch: () => undefined,
            end: (end) => resolve(end.durationMs),
            fail: reject,
          },
        )
      })
      expect(begun).toBeLessThan(60_000)
    })
  })
}

function formatOf(name: string): OutputFormat {
  const format = parseOutputFormat(name)
  if (!format) throw new Error(`${name} is missing`)
  return format
}

function channelsOf(bytes: Buffer): [Float32Array, Float32Array] {
  const count = (bytes.length - header) / 4
  const side = (which: number) =>
    Float32Array.from({ length: count }, (_, at) => bytes.readInt16LE(header + at * 4 + which * 2) / 32_768)
  return [side(0), side(1)]
}
