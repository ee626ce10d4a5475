import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { SpeechPiece, SpokenText, Synthesizer } from '@vireo/engines'
import { aPiece, speakHere, trackPitch, type PieceWishes } from '@vireo/engines/testing.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadSynthesizer } from './load-synthesizer.ts'
import { isKnownBuild } from './random-state.ts'

const sentence = 'The quick brown fox jumps over the lazy dog today, and then it goes home.'

let espeak: Synthesizer
beforeAll(async () => {
  espeak = await loadSynthesizer()
})

const espeakPiece = (text: string, base: string, wishes: PieceWishes = {}) =>
  aPiece(text, { ...wishes, recipe: { engine: 'espeak', base, ...wishes.recipe } })
const speak = (text: string, base: string, wishes?: PieceWishes) => speakHere(espeak, espeakPiece(text, base, wishes))

/** Undefined where espeak says, in good order, that it has no sound for the text. */
function speakOrRefuse(piece: SpeechPiece): SpokenText | undefined {
  try {
    return espeak.speak(piece, () => 'continue')
  } catch (error) {
    expect(error).toMatchObject({ name: 'EngineError', kind: 'silent', retryable: false })
    return undefined
  }
}

async function melodyOf(base: string, wishes?: PieceWishes, text = sentence) {
  const { audio, sampleRateHz } = await speak(text, base, wishes)
  return trackPitch(audio, sampleRateHz)
}

async function wordsOf(text: string, base: string) {
  const { words, samples, sampleRateHz } = await speak(text, base)
  expect(words.at(-1)?.endMs).toBeLessThanOrEqual((samples * 1000) / sampleRateHz)
  return words.map(({ textStart, textEnd }) => text.slice(textStart, textEnd))
}

const unhurried: PieceWishes = { seed: 0, settings: { speed: 0.7 } }

describe('the same piece', () => {
  const texts = [sentence, 'Yes.', 'Привет, мир', '3.14 <b> & "so"', '你好世界', 'Ssh! (a) [b] …']
  const voices = [
    'en-us',
    'en-us+f3',
    'en-us+whisper',
    'en-us+klatt4',
    'en-us+Reed',
    'ml+announcer',
    'ru',
    'cmn',
    'cv',
    'th',
  ]
  const pieces = fc.record({
    text: fc.constantFrom(...texts),
    base: fc.constantFrom(...voices),
    seed: fc.nat(),
    speed: fc.constantFrom(0.7, 1, 1.2),
    chunks: fc.constantFrom(1, 5, Infinity),
  })

  type Said = typeof pieces extends fc.Arbitrary<infer Piece> ? Piece : never
  const afterAnotherScript: [Said[], Said] = [
    [{ text: 'Привет, мир', base: 'ru', seed: 0, speed: 0.7, chunks: Infinity }],
    { text: '3.14 <b> & "so"', base: 'ml+announcer', seed: 0, speed: 0.7, chunks: 1 },
  ]

  it('sounds the same whatever was said before it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 4 }), pieces, async (past, { text, base, seed, speed }) => {
        const piece = espeakPiece(text, base, { seed, settings: { speed } })
        const fresh = await speakHere(await loadSynthesizer(), piece)
        for (const { chunks, ...other } of past) {
          const wishes = { seed: other.seed, settings: { speed: other.speed } }
          await speakHere(espeak, espeakPiece(other.text, other.base, wishes), chunks)
        }
        expect((await speakHere(espeak, piece)).digest).toBe(fresh.digest)
      }),
      { numRuns: 15, examples: [afterAnotherScript] },
    )
  })

  it('sounds the same after a Klatt voice that was interrupted', async () => {
    const [klatt, piece] = [
      espeakPiece(sentence, 'en-us+klatt4', unhurried),
      espeakPiece(sentence, 'ml+announcer', unhurried),
    ]
    const fresh = await speakHere(await loadSynthesizer(), piece)
    await speakHere(espeak, klatt, 5)
    expect((await speakHere(espeak, piece)).digest).toBe(fresh.digest)
  })

  it('is spoken by the one build that this is known of', async () => {
    const script = createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten')
    expect(isKnownBuild(await readFile(script))).toBe(true)
  })
})

describe('what espeak obeys', () => {
  it.each([
    ['en-us', 80],
    ['en-us', 120],
    ['en-us', 170],
    ['en-us+m3', 120],
    ['en-us+f2', 150],
    ['en-us+f2', 220],
    ['en-us+f5', 260],
    ['de', 100],
    ['es', 150],
  ] as const)('%s speaks at %i Hz when asked to', async (base, pitchHz) => {
    const { medianHz } = await melodyOf(base, { recipe: { pitchHz } })
    expect(Math.abs(medianHz / pitchHz - 1)).toBeLessThan(0.08)
  })

  it.each(['en-us', 'en-us+f2'])('style widens the melody of %s', async (base) => {
    const plain = await melodyOf(base)
    const styled = await melodyOf(base, { settings: { style: 1 } })
    expect(styled.spreadSemitones).toBeGreaterThan(plain.spreadSemitones * 1.2)
  })

  it('seeds move the pitch only as far as stability lets them', async () => {
    const spreadAt = async (stability: number) => {
      const pitches: number[] = []
      for (let seed = 1; seed <= 8; seed++) {
        pitches.push((await melodyOf('en-us+f2', { seed, settings: { stability } }, 'Good morning.')).medianHz)
      }
      return Math.max(...pitches) / Math.min(...pitches)
    }
    expect(await spreadAt(0)).toBeGreaterThan(1.06)
    expect(await spreadAt(1)).toBeLessThan(1.02)
  })

  it('takes as long as rate and speed say', async () => {
    const { samples } = await speak(sentence, 'en-us')
    const slow = await speak(sentence, 'en-us', { settings: { speed: 0.8 } })
    const fast = await speak(sentence, 'en-us', { recipe: { rate: 1.5 } })
    expect(slow.samples / samples).toBeCloseTo(1.25, 1)
    expect(fast.samples / samples).toBeCloseTo(0.67, 1)
  })

  it('stops within the chunk in which it is told to, and survives a listener that throws', async () => {
    const before = await speak(sentence, 'en-us')
    const stopped = await speakHere(espeak, espeakPiece(sentence, 'en-us'), 2)
    expect(stopped).toMatchObject({ chunks: 2, words: [] })
    expect(stopped.samples).toBeLessThan(6000)
    expect(() =>
      espeak.speak(espeakPiece(sentence, 'en-us'), () => {
        throw new Error('enough')
      }),
    ).toThrow('enough')
    expect((await speak(sentence, 'en-us')).digest).toBe(before.digest)
  })
})

describe('what espeak reads', () => {
  it('finds its words again in the original', async () => {
    const text = 'Hello <world>, it costs $5.20 & more… “quotes” 😀 end. Dr. Smith’s re-run of 3,000'
    const words = ['Hello', 'world', 'it', 'costs', '$5.20', '&', 'more', 'quotes', '😀', 'end', 'Dr']
    expect(await wordsOf(text, 'en-us')).toEqual([...words, 'Smith’s', 're-run', 'of', '3,000'])
    expect(await wordsOf('Привет, мир!', 'ru')).toEqual(['Привет', 'мир'])
    expect(await wordsOf('안녕하세요 세계', 'ko')).toEqual(['안녕하세요', '세계'])
    expect((await wordsOf('你好，世界。', 'cmn')).join('')).toBe('你好世界')
  })

  it('reads Japanese as it is written', async () => {
    const text = '私は東京で、3時にAPIを使った。'
    expect(await wordsOf(text, 'ja')).toEqual(['私は', '東京で', '3', '時に', 'APIを', '使った'])
    // Without a reading, every kanji would be called "Chinese letter" in English.
    const kana = await speak('わたしわとおきょおで、さんじにAPIおつかった。', 'ja')
    const written = await speak(text, 'ja')
    expect(Math.abs(written.samples / kana.samples - 1)).toBeLessThan(0.15)
  })

  it('reads markup aloud instead of obeying it', async () => {
    const obeyed = await speak('Hello there', 'en-us')
    const read = await speak('Hello <break time="9s"/> there', 'en-us')
    expect(read.samples).toBeGreaterThan(obeyed.samples * 1.2)
    expect(read.samples).toBeLessThan(obeyed.samples + 8 * read.sampleRateHz)
  })

  it('refuses letters it has no sound for, and reads those in circles', async () => {
    expect(speakOrRefuse(espeakPiece('Ꭰ', 'en-us'))).toBeUndefined()
    expect(await wordsOf('① Ⓐ', 'en-us')).toEqual(['①', 'Ⓐ'])
  })

  it('never breaks, whatever the text', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ maxLength: 80 }))
    fc.assert(
      fc.property(text, fc.constantFrom('en-us', 'fr', 'cmn', 'ar'), (anything, base) => {
        const spoken = speakOrRefuse(espeakPiece(anything, base))
        if (!spoken) return
        const { samples, words, sampleRateHz } = spoken
        let reached = 0
        for (const word of words) {
          expect(word.textStart).toBeGreaterThanOrEqual(reached)
          reached = word.textEnd
          expect(word.endMs).toBeLessThanOrEqual((samples * 1000) / sampleRateHz)
        }
        expect(reached).toBeLessThanOrEqual(anything.length)
      }),
      { numRuns: 100 },
    )
  })
})

describe('the voices of espeak', () => {
  it('are known by name, by language and with variants; nothing else is', () => {
    expect(espeak.voices().length).toBeGreaterThan(100)
    for (const base of ['en-us', 'en-gb', 'fr-fr', 'zh', 'no', 'en-us+f3', 'de+whisper']) {
      expect(espeak.find(base)?.base).toBe(base)
    }
    for (const base of ['', 'xx', 'en-us+nobody', 'en-us+', 'en-us+f3+f2', '../lang/gmw/en-US', 'toString']) {
      expect(espeak.find(base)).toBeUndefined()
      expect(() => espeak.speak(espeakPiece('Hi', base), () => 'continue')).toThrow(
        expect.objectContaining({ kind: 'unknown_voice', retryable: false }),
      )
    }
  })

  it('can all be spoken with', () => {
    const mute = espeak.voices().filter(({ base }) => {
      return base !== 'ja' && espeak.speak(espeakPiece('ᎣᏏᏲ mama 12', base), () => 'continue').samples < 2000
    })
    expect(mute).toEqual([])
  })
})
