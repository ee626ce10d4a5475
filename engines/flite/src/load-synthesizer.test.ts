import { readFile } from 'node:fs/promises'
import type { Synthesizer } from '@vireo/engines'
import { aPiece, speakHere, trackPitch, type PieceWishes } from '@vireo/engines/testing.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { fliteBases } from './bases.ts'
import { compileFlite, flitePath } from './flite-binary.ts'
import { createFliteSynthesizer, loadSynthesizer } from './load-synthesizer.ts'

const sentence = 'The quick brown fox jumps over the lazy dog today, and then it goes home.'
const bases = fliteBases.map(({ name }) => name)

let flite: Synthesizer
beforeAll(async () => {
  flite = await loadSynthesizer()
})

const flitePiece = (text: string, base: string, wishes: PieceWishes = {}) =>
  aPiece(text, { ...wishes, recipe: { engine: 'flite', base, ...wishes.recipe } })
const speak = (text: string, base: string, wishes?: PieceWishes) => speakHere(flite, flitePiece(text, base, wishes))

async function melodyOf(base: string, wishes?: PieceWishes, text = sentence) {
  const { audio, sampleRateHz } = await speak(text, base, wishes)
  return trackPitch(audio, sampleRateHz)
}

describe('flite as a library', () => {
  it('is the installed build, patched; any other build runs as a command', async () => {
    const installed = await readFile(flitePath())
    expect((await compileFlite(installed)).kind).toBe('library')
    const other = Buffer.concat([installed, Uint8Array.of(0, 1, 0)])
    expect(await compileFlite(other)).toMatchObject({ kind: 'command', reason: expect.stringContaining('checksum') })
  })

  it.each(bases)('%s hands out chunks of about 20 ms, and they are all of it', async (base) => {
    const { audio, samples, chunks, sampleRateHz } = await speak(sentence, base)
    expect(audio).toHaveLength(samples)
    const meanMs = (samples * 1000) / sampleRateHz / chunks
    expect(meanMs).toBeGreaterThan(15)
    expect(meanMs).toBeLessThan(30)
  })

  it.each(bases)('%s stops within the chunk in which it is told to', async (base) => {
    const { chunks, samples, words } = await speakHere(flite, flitePiece(sentence, base), 2)
    expect([chunks, words]).toEqual([2, []])
    expect(samples).toBeLessThan(1600)
  })

  it('throws what its listener throws, and speaks on afterwards', async () => {
    const before = await speak(sentence, 'slt')
    const piece = flitePiece(sentence, 'slt')
    expect(() =>
      flite.speak(piece, () => {
        throw new Error('enough')
      }),
    ).toThrow('enough')
    expect((await speak(sentence, 'slt')).digest).toBe(before.digest)
  })

  it('says a piece the same way whatever was said before it', async () => {
    const texts = [sentence, 'Yes.', 'Ssh! 3,000 of them?', 'http://a.example/b?c=d', 'XKCD — “naïve”…', '😀', 'zzzz']
    const pieces = fc.record({
      text: fc.constantFrom(...texts),
      base: fc.constantFrom(...bases),
      seed: fc.nat(),
      stability: fc.constantFrom(0, 0.5, 1),
      chunks: fc.constantFrom(2, Infinity),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 4 }), pieces, async (past, { text, base, seed, stability }) => {
        const piece = flitePiece(text, base, { seed, settings: { stability } })
        const fresh = await speakHere(await loadSynthesizer(), piece)
        for (const { chunks, ...other } of past) {
          await speakHere(flite, flitePiece(other.text, other.base, { seed: other.seed }), chunks)
        }
        expect((await speakHere(flite, piece)).digest).toBe(fresh.digest)
      }),
      { numRuns: 15 },
    )
  })

  it('stays the same, and small, over more utterances than one instance lives', async () => {
    const first = await speak('Good.', 'slt')
    for (let count = 0; count < 1050; count++) flite.speak(flitePiece('Hi.', 'kal'), () => 'continue')
    expect((await speak('Good.', 'slt')).digest).toBe(first.digest)
  })

  it('never breaks, whatever the text', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ maxLength: 200 }))
    fc.assert(
      fc.property(text, fc.constantFrom('kal', 'kal16'), (anything, base) => {
        let total = 0
        try {
          const { samples } = flite.speak(flitePiece(anything, base), (chunk) => {
            total += chunk.length
            return total > 400_000 ? 'stop' : 'continue'
          })
          expect(samples).toBe(total)
        } catch (error) {
          expect(error).toMatchObject({ kind: 'silent', retryable: false })
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('what flite obeys', () => {
  it.each(bases.flatMap((base) => [100, 140, 200].map((pitchHz) => [base, pitchHz] as const)))(
    '%s speaks at %i Hz when asked to',
    async (base, pitchHz) => {
      const { medianHz } = await melodyOf(base, { recipe: { pitchHz } })
      expect(Math.abs(medianHz / pitchHz - 1)).toBeLessThan(0.1)
    },
  )

  it.each(bases)('style widens the melody of %s', async (base) => {
    const plain = await melodyOf(base)
    const styled = await melodyOf(base, { settings: { style: 1 } })
    expect(styled.spreadSemitones).toBeGreaterThan(plain.spreadSemitones * 1.3)
  })

  it.each(['slt', 'rms', 'kal16'])('seeds move the pitch of %s only as far as stability lets them', async (base) => {
    const spreadAt = async (stability: number) => {
      const pitches: number[] = []
      for (let seed = 1; seed <= 8; seed++) {
        pitches.push((await melodyOf(base, { seed, settings: { stability } }, 'Good morning.')).medianHz)
      }
      return Math.max(...pitches) / Math.min(...pitches)
    }
    const [free, half, none] = [await spreadAt(0), await spreadAt(0.5), await spreadAt(1)]
    expect(free).toBeGreaterThan(1.06)
    expect(half).toBeLessThan(free)
    expect(none).toBeLessThan(1.03)
  })

  it.each(bases)('%s takes as long as rate and speed say', async (base) => {
    const { samples } = await speak(sentence, base)
    const slow = await speak(sentence, base, { settings: { speed: 0.8 } })
    const fast = await speak(sentence, base, { recipe: { rate: 1.25 } })
    expect(slow.samples / samples).toBeCloseTo(1.25, 1)
    expect(fast.samples / samples).toBeCloseTo(0.8, 1)
  })
})

describe('what flite reads', () => {
  it('finds its words again in the original, accents, typography and all', async () => {
    const text = '“Café” costs £5.20 — naïve… ok? Dr. Smith’s re-run <b>'
    const { words, samples, sampleRateHz } = await speak(text, 'slt')
    const heard = words.map(({ textStart, textEnd }) => text.slice(textStart, textEnd))
    expect(heard).toEqual(['Café', 'costs', '£', '5.20', 'naïve', 'ok', 'Dr', 'Smith’s', 're-run', '<b>'])
    expect(words.at(-1)?.endMs).toBeLessThanOrEqual((samples * 1000) / sampleRateHz)
  })

  it.each(bases)('%s is heard while its words are said, and silent around them', async (base) => {
    const { audio, words, sampleRateHz } = await speak('Hello there.', base)
    const loudest = (fromMs: number, toMs: number) =>
      audio
        .subarray((fromMs * sampleRateHz) / 1000, (toMs * sampleRateHz) / 1000)
        .reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
    const [start, end] = [words[0]?.startMs ?? 0, words.at(-1)?.endMs ?? 0]
    expect(loudest(0, start - 60)).toBeLessThan(loudest(start, end) / 20)
    expect(loudest(end + 60, Infinity)).toBeLessThan(loudest(start, end) / 10)
  })

  it('refuses scripts it cannot read instead of being silent about them', () => {
    expect(() => flite.speak(flitePiece('Привет', 'slt'), () => 'continue')).toThrow(
      expect.objectContaining({ kind: 'silent', retryable: false }),
    )
  })

  it('refuses voices it does not have', () => {
    expect(flite.find('nobody')).toBeUndefined()
    expect(() => flite.speak(flitePiece('Hi', 'nobody'), () => 'continue')).toThrow(
      expect.objectContaining({ kind: 'unknown_voice' }),
    )
  })
})

describe('flite as a command', () => {
  it('says the very same, without patching, warmth or exact word times', async () => {
    const binary = Buffer.concat([await readFile(flitePath()), Uint8Array.of(0, 1, 0)])
    const command = createFliteSynthesizer(await compileFlite(binary))
    for (const base of ['slt', 'kal']) {
      const piece = flitePiece('Hello, how are you?', base, { seed: 0 })
      const [spoken, expected] = [await speakHere(command, piece), await speakHere(flite, piece)]
      expect(spoken.digest).toBe(expected.digest)
      expect(spoken.words.map(({ textStart }) => textStart)).toEqual([0, 7, 11, 15])
      expect((await speakHere(command, piece, 3)).chunks).toBe(3)
    }
  })
})
