import { joinSamples } from '@vireo/audio'
import { loadSynthesizer as loadEspeak } from '@vireo/engine-espeak'
import { loadSynthesizer as loadFlite } from '@vireo/engine-flite'
import type { LoadSynthesizer, SpeechAnalyser, SpokenReference } from '@vireo/engines'
import { sourceOf } from '@vireo/engines/testing.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadSpeechAnalyser } from './load-analyser.ts'
import { measured, rateHz, saidBy } from './testing.ts'

const lines = [
  'The morning train was late again',
  'She painted the old fence bright green',
  'My neighbour keeps bees behind his garage',
  'Fresh bread smells better than perfume',
  'He forgot his umbrella at the library',
  'The recipe needs two spoons of honey',
  'A grey cat slept on the warm windowsill',
  'Good maps show where the rivers bend',
] as const

type Voice = { readonly load: LoadSynthesizer; readonly base: string }
const flite = (base: string): Voice => ({ load: loadFlite, base })
const espeak = (base: string): Voice => ({ load: loadEspeak, base })

const references = [flite('slt'), flite('rms')]
const speakers = [flite('awb'), flite('kal'), flite('kal16'), espeak('en-us'), espeak('en-us+f3'), espeak('en-gb+m3')]

let analyser: SpeechAnalyser

async function say({ load, base }: Voice, line: string): Promise<SpokenReference> {
  const { samples, words } = await saidBy(load, base, `${line}.`)
  const timed = words.map(({ textStart, textEnd, startMs, endMs }) => {
    return { text: line.slice(textStart, textEnd), startMs, endMs }
  })
  return { samples, sampleRateHz: rateHz, words: timed }
}

async function recordingOf(voice: Voice, spokenLines: readonly string[]): Promise<Float32Array> {
  const parts = await Promise.all(spokenLines.map((line) => say(voice, line)))
  return joinSamples(parts.flatMap(({ samples }) => [samples, new Float32Array(rateHz / 4)]))
}

async function alignedWith(recording: Float32Array, wanted: readonly string[], decoys: readonly string[]) {
  const sets = await Promise.all(
    references.map(async (voice) => ({
      lines: await Promise.all(wanted.map((line) => say(voice, line))),
      decoys: await Promise.all(decoys.map((line) => say(voice, line))),
    })),
  )
  return analyser.align(sourceOf(recording, rateHz), sets, () => undefined)
}

beforeAll(async () => {
  analyser = await loadSpeechAnalyser()
})

/** Every recording against the text it should hold; what differs is said in its name. */
const table = speakers.flatMap((speaker, at) => {
  const line = (offset: number) => lines[(at + offset) % lines.length] ?? ''
  const wanted = [line(0), line(1)]
  const decoys = [line(2), line(3), line(4), line(5)]
  const variants = {
    right: wanted,
    otherWords: [line(6), line(7)],
    otherOrder: [line(1), line(0)],
    oneOther: [line(0), line(6)],
    firstOther: [line(7), line(1)],
    oneMissing: [line(1)],
    aDecoy: [line(2), line(3)],
  }
  return Object.entries(variants).map(([kind, heard]) => ({ speaker, kind, heard, wanted, decoys }))
})

describe('whether a recording holds the words', () => {
  it(`is right for most of ${table.length} recordings, and nearly never wrong about other words`, async () => {
    const results: { readonly kind: string; readonly base: string; readonly score: number; readonly fits: boolean }[] =
      []
    for (const { speaker, kind, heard, wanted, decoys } of table) {
      const { score, fits, words } = await alignedWith(await recordingOf(speaker, heard), wanted, decoys)
      results.push({ kind, base: speaker.base, score, fits })
      expect(words.length > 0).toBe(fits)
    }
    const right = results.filter(({ kind }) => kind === 'right')
    const wrong = results.filter(({ kind }) => kind !== 'right')
    const scores = (some: typeof results) => some.map(({ score }) => score.toFixed(2)).toSorted()
    const refused = right.filter(({ fits }) => !fits)
    const accepted = wrong.filter(({ fits }) => fits)
    measured(`right words: ${scores(right).join(' ')}; refused ${refused.length} of ${right.length}`)
    measured(
      `other words: highest ${scores(wrong).slice(-6).join(' ')}; accepted ${accepted.length} of ${wrong.length}`,
    )
    expect(refused.filter(({ base }) => !base.startsWith('en'))).toEqual([])
    expect(refused.length).toBeLessThanOrEqual(1)
    expect(accepted.length).toBeLessThanOrEqual(1)
  })
})

describe('where the words are', () => {
  it('is known to 50 ms for half of them, in order, in a voice that was no reference', async () => {
    const wanted = lines.slice(0, 2)
    const speaker = flite('awb')
    const { words } = await alignedWith(await recordingOf(speaker, wanted), wanted, lines.slice(2, 6))
    const parts = await Promise.all(wanted.map((line) => say(speaker, line)))
    const startOfSecond = ((parts[0]?.samples.length ?? 0) * 1000) / rateHz + 250
    const truth = parts.flatMap((part, at) => part.words.map((word) => word.startMs + at * startOfSecond))
    expect(words.map(({ text }) => text)).toEqual(wanted.flatMap((line) => line.split(' ')))
    const starts = words.map(({ startMs }) => startMs)
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
    const errors = starts.map((start, at) => Math.abs(start - (truth[at] ?? 0))).toSorted((one, other) => one - other)
    const median = errors[errors.length >> 1] ?? Infinity
    measured(`word starts: median error ${Math.round(median)} ms`)
    expect(median).toBeLessThan(50)
  })

  it('is not asked of a recording that is far too short or too long for the text', async () => {
    const wanted = lines.slice(0, 1)
    const one = await recordingOf(flite('awb'), wanted)
    for (const recording of [one.subarray(0, one.length >> 2), joinSamples(Array.from({ length: 6 }, () => one))]) {
      expect(await alignedWith(recording, wanted, lines.slice(2, 5))).toMatchObject({
        fits: false,
        score: 0,
        words: [],
      })
    }
  })
})
