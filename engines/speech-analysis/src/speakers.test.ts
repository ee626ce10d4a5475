import { joinSamples } from '@vireo/audio'
import { aNoise } from '@vireo/audio/testing.ts'
import { loadSynthesizer as loadEspeak } from '@vireo/engine-espeak'
import { loadSynthesizer } from '@vireo/engine-flite'
import { compareVoices, sameVoiceFrom, SourceError, type SpeechAnalyser } from '@vireo/engines'
import { sourceOf } from '@vireo/engines/testing.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadSpeechAnalyser } from './load-analyser.ts'
import { measured, rateHz, spoken } from './testing.ts'

const sentences = [
  'The train to the city leaves every morning at a quarter past seven.',
  'My grandmother keeps a small garden behind her house, full of roses and beans.',
  'Please put the boxes on the lower shelf and switch off the light when you go.',
  'The committee will meet on Thursday afternoon to talk about the new bridge.',
  'Nobody expected snow in the middle of April, but there it was.',
  'A grey cat slept on the warm windowsill while the soup was boiling.',
]
const moreSentences = [
  'I have never understood why they painted the whole house in such a strange green.',
  'Seven people waited for the bus, and only three of them had an umbrella.',
  'If you look closely, you can see the ship far out behind the lighthouse.',
  'He opened the old wooden box and found nothing but dust and a broken pencil.',
]
const idle = () => undefined

let analyser: SpeechAnalyser
beforeAll(async () => {
  analyser = await loadSpeechAnalyser()
})

type Turn = { readonly speaker: number; readonly start: number; readonly end: number }

/** The sentences, each by the next of the voices, equally loud, with a breath between them. */
async function conversation(voices: readonly string[], { texts = sentences, load = loadSynthesizer } = {}) {
  const parts: Float32Array[] = []
  const turns: Turn[] = []
  let start = 0
  for (const [at, sentence] of texts.entries()) {
    const speaker = at % voices.length
    const samples = await spoken(load, voices[speaker] ?? '', sentence)
    const gain = 0.1 / Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
    parts.push(
      samples.map((sample) => sample * gain),
      aNoise(0.4 * rateHz, 0.0005),
    )
    turns.push({ speaker, start: (start * 1000) / rateHz, end: ((start + samples.length) * 1000) / rateHz })
    start += samples.length + 0.4 * rateHz
  }
  return { samples: joinSamples(parts), turns }
}

/** Missed, invented and confused time over all time spoken, under the best naming of the speakers (NIST's measure). */
function errorRate(found: ReturnType<SpeechAnalyser['tellSpeakersApart']>, turns: readonly Turn[]): number {
  const lastMs = Math.max(...turns.map(({ end }) => end))
  const steps = Array.from({ length: Math.ceil(lastMs / 10) }, (_, at) => at * 10 + 5)
  const truth = steps.map((ms) => turns.find(({ start, end }) => ms >= start && ms < end)?.speaker ?? -1)
  const heard = steps.map((ms) =>
    found.speakers.findIndex(({ spans }) => spans.some(({ startMs, endMs }) => ms >= startMs && ms < endMs)),
  )
  const overlap = (speaker: number, other: number) =>
    truth.filter((each, at) => each === speaker && heard[at] === other).length
  const names = new Map<number, number>()
  for (const speaker of new Set(truth.filter((each) => each >= 0))) {
    const free = [...found.speakers.keys()].filter((other) => ![...names.values()].includes(other))
    const [best] = free.toSorted((one, other) => overlap(speaker, other) - overlap(speaker, one))
    if (best !== undefined) names.set(speaker, best)
  }
  const wrong = truth.filter((speaker, at) => (speaker < 0 ? heard[at] !== -1 : heard[at] !== names.get(speaker)))
  return wrong.length / truth.filter((speaker) => speaker >= 0).length
}

describe('who speaks when', () => {
  it.each([[['slt', 'rms']], [['awb', 'slt']], [['rms', 'awb']], [['slt', 'rms', 'awb']], [['kal16', 'slt', 'rms']]])(
    '%s taking turns are told apart, with at most 15 percent of the time wrong',
    async (voices) => {
      const { samples, turns } = await conversation(voices)
      const found = analyser.tellSpeakersApart(sourceOf(samples, rateHz), { maxSpeakers: 8 }, idle)
      expect(found.speakers.map(({ id }) => id)).toEqual(voices.map((_, at) => `speaker_${at + 1}`))
      const rate = errorRate(found, turns)
      measured(`separation error of ${voices.join(', ')}: ${(100 * rate).toFixed(1)} %`)
      expect(rate).toBeLessThan(0.15)
      for (const { spans, durationMs } of found.speakers) {
        expect(spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)).toBe(durationMs)
        expect(spans.every(({ startMs }, at) => at === 0 || startMs >= (spans[at - 1]?.endMs ?? 0))).toBe(true)
      }
    },
  )

  it.each(['slt', 'rms', 'awb', 'kal'])('%s alone is one speaker', async (voice) => {
    const { samples, turns } = await conversation([voice])
    const found = analyser.tellSpeakersApart(sourceOf(samples, rateHz), { maxSpeakers: 8 }, idle)
    expect(found.speakers).toHaveLength(1)
    expect(errorRate(found, turns)).toBeLessThan(0.15)
  })

  it('somebody whose voice changes from sound to sound is one speaker, however long they speak', async () => {
    const texts = [...sentences, ...moreSentences]
    const { samples } = await conversation(['id+f4'], { texts, load: loadEspeak })
    expect(analyser.tellSpeakersApart(sourceOf(samples, rateHz), { maxSpeakers: 8 }, idle).speakers).toHaveLength(1)
  })

  it('never finds more than were asked for, and refuses what nobody says', async () => {
    const { samples } = await conversation(['slt', 'rms', 'awb'])
    expect(
      analyser.tellSpeakersApart(sourceOf(samples, rateHz), { maxSpeakers: 2 }, idle).speakers.length,
    ).toBeLessThan(3)
    expect(() => analyser.tellSpeakersApart(sourceOf(aNoise(rateHz, 0.1), rateHz), { maxSpeakers: 2 }, idle)).toThrow(
      SourceError,
    )
  })
})

describe('what a voice sounds like', () => {
  it('is nearer to itself with other words than to anybody else', async () => {
    const voices = ['slt', 'rms', 'awb', 'kal16']
    const texts = [0, 2, 4].map((at) => sentences.slice(at, at + 2).join(' '))
    const prints = await Promise.all(
      voices.flatMap((voice) =>
        texts.map(async (text) => {
          const samples = await spoken(loadSynthesizer, voice, text)
          return { voice, print: analyser.voiceprint(sourceOf(samples, rateHz), idle) }
        }),
      ),
    )
    const pairs = prints.flatMap((one, at) =>
      prints.slice(at + 1).map((other) => ({
        isSame: one.voice === other.voice,
        alike: compareVoices(one.print, other.print),
      })),
    )
    const rateOf = (isSame: boolean) => {
      const judged = pairs.filter((pair) => pair.isSame === isSame)
      return judged.filter(({ alike }) => alike >= sameVoiceFrom !== isSame).length / judged.length
    }
    measured(
      `voiceprints: ${(100 * rateOf(true)).toFixed(0)} % of speakers not recognised, ${(100 * rateOf(false)).toFixed(0)} % of others taken for them`,
    )
    expect(rateOf(true)).toBeLessThan(0.2)
    expect(rateOf(false)).toBeLessThan(0.2)
  })

  it('compares like a likeness: 1 with itself, the same both ways, 0 with what is no print of this engine', () => {
    const [one, other] = [{ vector: [1, 2] }, { vector: [1, 3] }]
    expect([compareVoices(one, one), compareVoices(one, other), compareVoices(other, one)]).toEqual([1, 0.5, 0.5])
    expect(compareVoices(one, { vector: [1] })).toBe(0)
    expect(compareVoices(one, { vector: [Number.NaN, 1] })).toBe(0)
  })
})
