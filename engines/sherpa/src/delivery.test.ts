import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { integratedLoudness } from '@vireo/audio'
import { createSpeechPool, type SpeakingSettings } from '@vireo/engines'
import { aPiece, hear, type PieceWishes, trackPitch } from '@vireo/engines/testing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whySherpaIsMissing } from './child/sherpa-addon.ts'
import { SherpaHost } from './sherpa-host.ts'
import { installTinyVoice } from './testing/voices.testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'vireo-delivery-'))
const host = new SherpaHost({ folder, readReference: () => Promise.resolve(undefined) })
const pool = createSpeechPool({
  workers: 1,
  engines: { sherpa: new URL('./index.ts', import.meta.url) },
  warmEngines: [],
  links: { sherpa: () => host.connect() },
})

beforeAll(async () => {
  await installTinyVoice(folder, 'vits')
  await installTinyVoice(folder, 'kokoro')
})
afterAll(async () => {
  await Promise.all([pool.close(), host.close()])
  rmSync(folder, { recursive: true })
})

const rateHz = 24_000
const text = 'When the rain had finally stopped we walked along the river.'

async function speak(base: string, pieces: readonly (readonly [string, PieceWishes])[]) {
  const recipe = { engine: 'sherpa', base, gainDb: 0 }
  const heard = await hear(
    pool,
    { codec: 'pcm', sampleRateHz: rateHz },
    pieces.map(([said, wishes]) => aPiece(said, { recipe, ...wishes })),
  )
  expect(heard.error).toBeUndefined()
  const { bytes, reports } = heard
  const samples = Float32Array.from({ length: bytes.length >> 1 }, (_, at) => bytes.readInt16LE(2 * at) / 32_768)
  return { samples, reports }
}

/** Level of one frequency, in decibels (Goertzel). */
function levelAt(samples: Float32Array, hz: number): number {
  const factor = 2 * Math.cos((2 * Math.PI * hz) / rateHz)
  let [one, two] = [0, 0]
  for (const sample of samples) [one, two] = [sample + factor * one - two, one]
  return 10 * Math.log10(one * one + two * two - factor * one * two)
}

describe.skipIf(whySherpaIsMissing()).each(['tiny-vits:1', 'tiny-kokoro:1'])('%s', (base) => {
  const say = async (settings: Partial<SpeakingSettings>, seed = 7) => {
    const { samples } = await speak(base, [[text, { settings, seed }]])
    const { medianHz } = trackPitch(
      Int16Array.from(samples, (sample) => 32_767 * sample),
      rateHz,
    )
    // Its speaker hums at 190 Hz with these harmonics: one above what the settings of the tone move, one below.
    return { seconds: samples.length / rateHz, medianHz, shine: levelAt(samples, 2850) - levelAt(samples, 760) }
  }

  it('obeys the pace, and what is done here to its whole sound', async () => {
    const plain = await say({})
    const [fast, slow] = [await say({ speed: 2 }), await say({ speed: 0.5 })]
    expect(fast.seconds / plain.seconds).toBeCloseTo(0.5, 1)
    expect(slow.seconds / plain.seconds).toBeCloseTo(2, 1)
    expect((await say({ similarityBoost: 0 })).shine).toBeLessThan(plain.shine - 2)
    expect((await say({ useSpeakerBoost: true })).shine).toBeGreaterThan(plain.shine + 2)
  })

  it('passes over what moves a melody: stability and style', async () => {
    const plain = await say({ stability: 1 })
    for (const moved of [await say({ stability: 0 }), await say({ stability: 0 }, 8), await say({ style: 1 })]) {
      expect(moved.seconds).toBeCloseTo(plain.seconds, 2)
      expect(moved.medianHz / plain.medianHz).toBeCloseTo(1, 2)
    }
  })

  it('is joined with the pause that was planned, as loud on both sides, without a click', async () => {
    const gapAfterMs = 250
    const pieces = ['We walked along the river to the mill.', 'Then the rain began again.', 'And it went on and on.']
    const { samples, reports } = await speak(
      base,
      pieces.map((said, at) => [said, at === 0 ? { gapAfterMs } : {}] as const),
    )
    const at = (ms: number) => Math.round((ms * rateHz) / 1000)
    const starts = reports.map(({ startMs }) => startMs)
    // Where the first ends there is silence for as long as the plan says; the next two meet at once.
    const gap = samples.subarray(at((starts[1] ?? 0) - gapAfterMs + 5), at((starts[1] ?? 0) - 5))
    expect(Math.max(...gap.map(Math.abs))).toBeLessThan(10 ** (-50 / 20))
    for (const start of starts.slice(1)) {
      const around = samples.subarray(at(start - 10), at(start + 10))
      const inside = samples.subarray(at(start + 100), at(start + 400))
      expect(steepest(around)).toBeLessThan(steepest(inside))
    }
    const loudness = reports.map(({ startMs, durationMs }) =>
      integratedLoudness(samples.slice(at(startMs), at(startMs + durationMs)), rateHz),
    )
    expect(Math.max(...loudness) - Math.min(...loudness)).toBeLessThan(1.5)
  })
})

/** The largest step from one sample to the next: what is heard as a click. */
function steepest(samples: Float32Array): number {
  let most = 0
  for (let at = 1; at < samples.length; at++)
    most = Math.max(most, Math.abs((samples[at] ?? 0) - (samples[at - 1] ?? 0)))
  return most
}
