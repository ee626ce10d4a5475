import { joinSamples } from '@vireo/audio'
import { loadSynthesizer as loadEspeak } from '@vireo/engine-espeak'
import { loadSynthesizer as loadFlite } from '@vireo/engine-flite'
import type { LoadSynthesizer, SpokenReference } from '@vireo/engines'
import { everydaySentences, sourceOf } from '@vireo/engines/testing.ts'
import { describe, expect, it } from 'vitest'
import { place } from './place.ts'
import { measured, rateHz, saidBy, withNoise } from '../testing.ts'

type Voice = readonly [LoadSynthesizer, string]

const references: readonly Voice[] = [
  [loadFlite, 'slt'],
  [loadFlite, 'rms'],
]
const speakers: readonly Voice[] = [
  [loadFlite, 'awb'],
  [loadFlite, 'kal'],
  [loadFlite, 'kal16'],
]
const sentences = everydaySentences.slice(0, 7)
const others = sentences.toReversed().map((sentence) => sentence.split(' ').toReversed().join(' '))

async function say([load, base]: Voice, text: string): Promise<SpokenReference> {
  const { samples, words } = await saidBy(load, base, text)
  const timed = words.map(({ textStart, textEnd, startMs, endMs }) => {
    return { text: text.slice(textStart, textEnd), startMs, endMs }
  })
  return { samples, sampleRateHz: rateHz, words: timed }
}

const inAll = (voices: readonly Voice[], texts: readonly string[]) =>
  Promise.all(voices.map((voice) => Promise.all(texts.map((text) => say(voice, text)))))

/** A recording with pauses of different lengths, and where its words begin. */
async function read(voice: Voice, texts: readonly string[]) {
  const parts: Float32Array[] = []
  const startsMs: number[] = []
  let samples = 0
  for (const [at, text] of texts.entries()) {
    const pause = new Float32Array(rateHz * (0.1 + ((at * 7) % 5) * 0.4))
    const said = await say(voice, text)
    startsMs.push(...said.words.map(({ startMs }) => ((samples + pause.length) * 1000) / rateHz + startMs))
    parts.push(pause, said.samples)
    samples += pause.length + said.samples.length
  }
  return { recording: joinSamples(parts), startsMs }
}

const placeIn = (recording: Float32Array, sets: readonly (readonly SpokenReference[])[]) =>
  place(sourceOf(recording, rateHz), sets, () => undefined)

const lossOf = ({ pieces }: ReturnType<typeof place>) => pieces.reduce((sum, { loss }) => sum + loss, 0) / pieces.length

describe('where the words of a text are', () => {
  it.each([undefined, 15])(
    'is known to 25 ms for half of them, to 150 ms for nine of ten; noise below: %s',
    async (noise) => {
      const sets = await inAll(references, sentences)
      const errors: number[] = []
      for (const speaker of speakers) {
        const { recording, startsMs } = await read(speaker, sentences)
        const placed = placeIn(noise === undefined ? recording : withNoise(recording, noise), sets)
        const heard = placed.pieces.flatMap(({ words }) => words.map(({ startMs }) => startMs))
        expect(heard.length).toBe(startsMs.length)
        expect(heard).toEqual(heard.toSorted((one, other) => one - other))
        errors.push(...heard.map((start, at) => Math.abs(start - (startsMs[at] ?? 0))))
      }
      const sorted = errors.toSorted((one, other) => one - other)
      const [median, most] = [
        sorted[sorted.length >> 1] ?? Infinity,
        sorted[Math.floor(sorted.length * 0.9)] ?? Infinity,
      ]
      measured(
        `word starts, noise ${noise ?? 'none'}: median error ${Math.round(median)} ms, p90 ${Math.round(most)} ms`,
      )
      expect(median).toBeLessThanOrEqual(25)
      expect(most).toBeLessThanOrEqual(150)
    },
  )

  it('is told with more loss where other words are said', async () => {
    const [right, wrong] = [await inAll(references, sentences), await inAll(references, others)]
    for (const speaker of [...speakers, [loadEspeak, 'en-gb+m3'] as const]) {
      const { recording } = await read(speaker, sentences)
      const losses = [lossOf(placeIn(recording, right)), lossOf(placeIn(recording, wrong))] as const
      measured(`${speaker[1]}: loss ${losses[0].toFixed(2)} of right words, ${losses[1].toFixed(2)} of others`)
      expect(losses[0]).toBeLessThan(0.79)
      expect(losses[1]).toBeGreaterThan(0.79)
    }
  })

  it('passes over what follows the text', async () => {
    const { recording, startsMs } = await read(speakers[0] ?? [loadFlite, 'awb'], sentences)
    const few = sentences.slice(0, 2)
    const placed = placeIn(recording, await inAll(references, few))
    const last = placed.pieces.at(-1)?.words.at(-1)
    const words = few.join(' ').split(' ').length
    expect(Math.abs((last?.startMs ?? 0) - (startsMs[words - 1] ?? 0))).toBeLessThan(150)
  })

  it('says which of the voices is nearest', async () => {
    const sets = await inAll(references, sentences.slice(0, 3))
    for (const [at, voice] of references.entries())
      expect(placeIn((await read(voice, sentences.slice(0, 3))).recording, sets).nearest).toBe(at)
  })
})
