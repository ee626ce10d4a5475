import { joinSamples, parseOutputFormat } from '@vireo/audio'
import { createMediaToolkit } from '@vireo/engine-media'
import {
  createMusicPool,
  createSoundEffectsPool,
  createSpeechPool,
  createVoiceConversionPool,
  type MusicEngine,
} from '@vireo/engines'
import { aPiece, aSampleFolder, convertWhole, hear, plainConversion } from '@vireo/engines/testing.ts'
import { afterAll, expect, it } from 'vitest'
import { readAloud, resampled } from './attacks.testing.ts'
import { findMarks } from './find-marks.ts'
import { heardRateHz } from './hearing/measure-levels.ts'
import { createPatterns } from './patterns.ts'

const key = { id: '1', secret: Buffer.from('a secret that only this test has') }
const mark = createPatterns(key.secret).plain
const engines = { flite: import.meta.resolve('@vireo/engine-flite') }
const text =
  'The committee will meet again on Thursday to discuss the new proposal for the harbour, if it does not rain.'
const pieces = [text, text, text].map((each) =>
  aPiece(each, { recipe: { engine: 'flite', base: 'slt' }, pauseAfterMs: 300 }),
)
const media = createMediaToolkit()
const closing: { close(): Promise<void> }[] = [media]
afterAll(() => Promise.all(closing.map((each) => each.close())))

function formatOf(name: string) {
  const format = parseOutputFormat(name)
  if (!format) throw new Error(`${name} is no format`)
  return format
}

async function keyIn(bytes: Uint8Array, sourceFormat?: ReturnType<typeof formatOf>): Promise<string | undefined> {
  const parts: Float32Array[] = []
  const asked = { sampleRateHz: heardRateHz, ...(sourceFormat && { sourceFormat }) }
  for await (const part of media.decode(bytes, asked)) parts.push(part)
  return findMarks(joinSamples(parts), [key], () => undefined).mark?.keyId
}

it('speech is marked as it is spoken, as long as without, and begins as early', async () => {
  const marking = createSpeechPool({ workers: 1, engines, mark })
  const plain = createSpeechPool({ workers: 1, engines })
  closing.push(marking, plain)
  const pcm = formatOf('pcm_22050')
  const [one, other] = [await hear(marking, pcm, pieces), await hear(plain, pcm, pieces)]
  expect(one.durationMs).toBe(other.durationMs)
  expect(one.bytes).toHaveLength(other.bytes.length)
  expect(one.reports.map(({ startMs, durationMs }) => [startMs, durationMs])).toEqual(
    other.reports.map(({ startMs, durationMs }) => [startMs, durationMs]),
  )
  // The first block leaves whole; where a piece ends, all of it has left.
  expect(one.blocks[0]).toEqual(other.blocks[0])
  const until = (heard: typeof one) => heard.blocks.slice(0, heard.events.indexOf('piece'))
  expect(Buffer.concat(until(one))).toHaveLength(Buffer.concat(until(other)).length)
  expect(await keyIn(one.bytes, pcm)).toBe('1')
  expect(await keyIn(other.bytes, pcm)).toBeUndefined()
  expect((await hear(marking, pcm, pieces)).bytes).toEqual(one.bytes)
  const mp3 = await hear(marking, formatOf('mp3_44100_128'), pieces)
  expect(await keyIn(mp3.bytes)).toBe('1')
})

it('sound effects are marked in both channels', async () => {
  const pool = createSoundEffectsPool({ workers: 1, engine: import.meta.resolve('@vireo/engine-sound-effects'), mark })
  closing.push(pool)
  const wishes = { text: 'rain', seconds: 8, loops: false, influence: 0.3, seed: 7, lufs: -23 }
  const made = await pool.make(wishes, formatOf('mp3_44100_128'))
  if (made.kind !== 'made') throw new Error('nothing was made')
  expect(made.durationMs).toBe(8000)
  expect(await keyIn(made.bytes)).toBe('1')
})

it('music is marked in both channels, whole or as it is played, as long as without, the same for the same seed', async () => {
  const engine = import.meta.resolve('@vireo/engine-music')
  const [marking, plain] = [createMusicPool({ workers: 1, engine, mark }), createMusicPool({ workers: 1, engine })]
  closing.push(marking, plain)
  const wishes = {
    seed: 7,
    isLoop: false,
    isAmbience: false,
    lengthMs: 7000,
    prompt: 'calm folk in D major with flute',
  }
  const { recipe } = await plain.plan(wishes)
  const [wav, mp3] = [formatOf('wav_44100'), formatOf('mp3_44100_64')]
  const one = await played(marking, { recipe, format: wav, exact: true })
  const other = await played(plain, { recipe, format: wav, exact: true })
  expect(one.durationMs).toBe(other.durationMs)
  expect(one.bytes).toHaveLength(other.bytes.length)
  expect(await keyIn(one.bytes)).toBe('1')
  expect(await keyIn(other.bytes)).toBeUndefined()
  const streamed = await played(marking, { recipe, format: mp3, exact: false })
  expect(await keyIn(streamed.bytes)).toBe('1')
  expect((await played(marking, { recipe, format: mp3, exact: false })).bytes.equals(streamed.bytes)).toBe(true)
})

function played(pool: MusicEngine, request: Parameters<MusicEngine['perform']>[0]) {
  return new Promise<{ readonly bytes: Buffer; readonly durationMs: number }>((resolve, reject) => {
    const parts: Uint8Array[] = []
    pool.perform(request, {
      audio: (bytes) => parts.push(bytes),
      stretch: () => undefined,
      end: ({ durationMs }) => resolve({ bytes: Buffer.concat(parts), durationMs }),
      fail: reject,
    })
  })
}

it('recordings in another voice are marked, as long as they were', async () => {
  const engine = import.meta.resolve('@vireo/engine-voice-conversion')
  const pool = createVoiceConversionPool({ workers: 1, engine, mark })
  closing.push(pool)
  const folder = aSampleFolder()
  const source = folder.write(await readAloud(['espeak', 'en-us'], 10, 0), 44_100)
  const target = await pool.learn(folder.write(await readAloud(['flite', 'slt'], 8, 2), 44_100))
  const heard = await convertWhole(pool, {
    source,
    target,
    settings: plainConversion,
    seed: 5,
    removesNoise: false,
    format: formatOf('wav_44100'),
  })
  folder.remove()
  expect(heard.durationMs).toBe(10_000)
  expect(await keyIn(heard.bytes)).toBe('1')
})

it('silence and rates of telephones are no obstacle', async () => {
  const telephone = await resampled(await readAloud(['flite', 'slt'], 4, 1), 44_100, 8000)
  expect(findMarks(telephone, [key], () => undefined).mark).toBeUndefined()
  expect(findMarks(new Float32Array(12 * heardRateHz), [key], () => undefined)).toMatchObject({ score: 0, chance: 1 })
})
