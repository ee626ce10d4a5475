import { joinSamples, writeWav } from '@vireo/audio'
import { SpokenTranscript } from '@vireo/contracts/transcription'
import { VoicePage } from '@vireo/contracts/voices'
import type { RecognisedWord } from '@vireo/engines'
import {
  countWrongWords,
  everydaySentences,
  heardIn,
  recognizer,
  recognizerIsInstalled,
} from '@vireo/engines/testing.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { rate, startTranscriptionServer } from '../transcription.testing.ts'

/** Longer than a stretch, whether somebody pauses or not. */
const again = 6
const said = [...everydaySentences, ...everydaySentences.slice(0, again)].join(' ')
/** What is quieter at the edge of a sentence is no speech. */
const quiet = 0.01
const pause = new Float32Array(rate / 2)
const isInstalled = recognizerIsInstalled()
if (!isInstalled) process.stdout.write(`words where stretches meet: not heard, ${recognizer} is not installed\n`)

describe.skipIf(!isInstalled)(`where stretches meet, heard by ${recognizer}`, () => {
  let on: Awaited<ReturnType<typeof startTranscriptionServer>>
  let spoken: readonly Float32Array[]
  /** How many words are wrong where each sentence is heard alone, as the recogniser begins with each stretch. */
  let wrongAlone = 0
  let answered = 0
  beforeAll(async () => {
    on = await startTranscriptionServer()
    on.state.hear = async ({ samples, sampleRateHz }) => {
      on.heardSeconds.push(samples.length / sampleRateHz)
      const words = await heardIn(samples, sampleRateHz)
      answered += words.length
      return { text: textOf(words), language: 'en', words }
    }
    const once: Float32Array[] = []
    for (const sentence of everydaySentences) once.push(await speak(sentence))
    spoken = [...once, ...once.slice(0, again)]
    const alone: number[] = []
    for (const [at, samples] of once.entries()) {
      const words = await heardIn(joinSamples([samples, pause]), rate)
      alone.push(countWrongWords(everydaySentences[at] ?? '', textOf(words)))
    }
    wrongAlone = [...alone, ...alone.slice(0, again)].reduce((sum, wrong) => sum + wrong, 0)
  }, 180_000)

  test('no word is lost or doubled where somebody pauses', async () => {
    const { wrong, count, sharedSeconds } = await hear(spoken.flatMap((samples) => [samples, pause]))
    expect(sharedSeconds).toBeCloseTo(0, 1)
    expect(count).toBe(answered)
    expect(wrong).toBeLessThanOrEqual(wrongAlone)
  }, 180_000)

  test('nor where nobody does: what two stretches share is heard twice, and written once', async () => {
    const { wrong, count, sharedSeconds } = await hear(spoken.map(trimmed))
    expect(sharedSeconds).toBeGreaterThan(2)
    expect(count).toBeLessThan(answered)
    expect(wrong).toBeLessThanOrEqual(wrongAlone)
  }, 180_000)

  async function speak(text: string): Promise<Float32Array> {
    const headers = { ...on.person.headers, 'content-type': 'application/json' }
    const { voices } = VoicePage.parse(await (await on.get('/v2/voices?search=Clara')).json())
    const address = `/v1/text-to-speech/${voices[0]?.voice_id}?output_format=pcm_${rate}`
    const answer = await on.server.fetch(address, { method: 'POST', headers, body: JSON.stringify({ text, seed: 1 }) })
    expect(answer.status).toBe(200)
    const pcm = new DataView(await answer.arrayBuffer())
    return Float32Array.from({ length: pcm.byteLength >> 1 }, (_, at) => pcm.getInt16(2 * at, true) / 32_768)
  }

  /** Lets the product hear a sound in stretches; tells how many words it wrote, and how many of those that were said are wrong. */
  async function hear(parts: readonly Float32Array[]) {
    const sound = joinSamples(parts)
    on.heardSeconds.length = 0
    answered = 0
    const answer = await on.send(writeWav(sound, rate), { language_code: 'en' })
    const { text, words } = SpokenTranscript.parse(await answer.json())
    expect(on.heardSeconds.length).toBeGreaterThan(1)
    const wrong = countWrongWords(said, text)
    process.stdout.write(
      `${recognizer}, words wrong of ${said.split(' ').length}: ${wrong} in stretches, ${wrongAlone} of sentences alone\n`,
    )
    const count = words.filter(({ type }) => type === 'word').length
    const heardSeconds = on.heardSeconds.reduce((sum, seconds) => sum + seconds, 0)
    return { wrong, count, sharedSeconds: heardSeconds - sound.length / rate }
  }
})

function textOf(words: readonly RecognisedWord[]): string {
  return words.map(({ text }) => text).join(' ')
}

function trimmed(samples: Float32Array): Float32Array {
  const isLoud = (sample: number) => Math.abs(sample) > quiet
  return samples.subarray(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1)
}
