import { parseOutputFormat } from '@vireo/audio'
import { afterAll, describe, expect, it } from 'vitest'
import type { EffectWishes, SoundEffectEngine } from './sound-effects.ts'

const wishes: EffectWishes = { text: 'rain', seconds: 1.5, loops: false, influence: 0.3, seed: 7, lufs: -23 }
const header = 44
const bytesPerSecond = 44_100 * 4

/** Proves that an engine makes sounds of words as the product expects. */
export function soundEffectsConformance(
  name: string,
  open: () => SoundEffectEngine,
  { known, unknown }: { readonly known: string; readonly unknown: string },
): void {
  describe(`sound effects by ${name}`, () => {
    const engine = open()
    afterAll(() => engine.close())
    const wav = parseOutputFormat('wav_44100')
    const mp3 = parseOutputFormat('mp3_44100_128')
    if (!wav || !mp3) throw new Error('formats are missing')
    const asked = { ...wishes, text: known }

    it('makes a sound exactly as long as asked, in two channels that differ', async () => {
      const outcome = await engine.make(asked, wav)
      if (outcome.kind !== 'made') throw new Error('nothing was made')
      expect(outcome.durationMs).toBe(1500)
      expect(outcome.bytes.length).toBe(header + 1.5 * bytesPerSecond)
      const samples = new Int16Array(outcome.bytes.buffer.slice(header))
      expect(samples.some((value, at) => at % 2 === 0 && value !== samples[at + 1])).toBe(true)
      expect(samples.some((value) => Math.abs(value) > 300)).toBe(true)
    })

    it('gives the same bytes for the same seed and others for another', async () => {
      const [one, same, other] = await Promise.all([
        engine.make(asked, mp3),
        engine.make(asked, mp3),
        engine.make({ ...asked, seed: 8 }, mp3),
      ])
      expect(one).toEqual(same)
      expect(one).not.toEqual(other)
    })

    it('names what it does not understand, and makes nothing of it', async () => {
      const outcome = await engine.make({ ...wishes, text: unknown }, mp3)
      expect(outcome.kind).toBe('not_understood')
      expect(outcome.understood).toMatchObject({ made: [], unknown: unknown.split(' ') })
      expect(outcome.understood.nearest.length).toBeGreaterThan(0)
    })

    it('makes what it suggests', async () => {
      const { nearest } = await engine.understand(unknown)
      for (const text of nearest) expect(await engine.understand(text)).toMatchObject({ unknown: [] })
    })

    it('frees the caller who leaves', async () => {
      const leaving = new AbortController()
      const made = engine.make({ ...asked, seconds: 30 }, mp3, { signal: leaving.signal })
      leaving.abort(new Error('left'))
      await expect(made).rejects.toThrow('left')
    })
  })
}
