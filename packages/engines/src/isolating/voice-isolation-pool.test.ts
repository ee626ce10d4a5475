import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toPcm16 } from '@vireo/audio'
import { aNoise, aVoice } from '@vireo/audio/testing.ts'
import { afterAll, describe, expect, it } from 'vitest'
import type { EngineError } from '../speech.ts'
import type { SourceError } from '../samples.ts'
import { createVoiceIsolationPool } from './create-voice-isolation-pool.ts'
import type { MadeStretch } from '../jobs/stretches.ts'
import type { IsolationRequest } from './voice-isolation.ts'

const folder = mkdtempSync(join(tmpdir(), 'vireo-isolating-'))
const pool = createVoiceIsolationPool({ workers: 2 })
afterAll(async () => {
  await pool.close()
  rmSync(folder, { recursive: true })
})

const format = { codec: 'pcm', sampleRateHz: 48_000 } as const
let files = 0

async function fileOf(samples: Float32Array, sampleRateHz: number) {
  const path = join(folder, `${files++}.pcm`)
  await writeFile(path, toPcm16(samples))
  return { path, sampleRateHz }
}

type Heard = {
  readonly bytes: Buffer
  readonly stretches: readonly MadeStretch[]
  readonly durationMs: number | undefined
  readonly error: EngineError | SourceError | undefined
}

function isolated(request: Omit<IsolationRequest, 'format' | 'strength'> & { strength?: number }): Promise<Heard> {
  return new Promise((resolve) => {
    const parts: Uint8Array[] = []
    const stretches: MadeStretch[] = []
    const over = (end: Partial<Pick<Heard, 'durationMs' | 'error'>>) =>
      resolve({ bytes: Buffer.concat(parts), stretches, durationMs: undefined, error: undefined, ...end })
    pool.isolate(
      { strength: 0.5, ...request, format },
      {
        audio: (bytes) => parts.push(bytes),
        stretch: (stretch) => stretches.push(stretch),
        end: over,
        fail: (error) => over({ error }),
      },
    )
  })
}

describe('a voice is isolated in a thread', () => {
  it.each([8000, 16_000, 44_100, 48_000])('at %d Hz, as long as it came', async (rate) => {
    const voice = aVoice(rate, 7300)
    const { bytes, durationMs, stretches } = await isolated({ source: await fileOf(voice, rate) })
    expect(durationMs).toBeCloseTo(7300, 0)
    expect(Math.abs(bytes.length / 2 / 48 - 7300)).toBeLessThan(5)
    const ends = stretches.map(({ endMs }) => endMs)
    expect(ends).toEqual(ends.toSorted((one, other) => one - other))
    expect(Math.abs(stretches.flatMap(({ levels }) => levels).length - 146)).toBeLessThan(4)
  })

  it('by what another engine has cleaned, where there is such', async () => {
    const voice = aVoice(48_000, 2000)
    const noisy = voice.map((sample, at) => sample + (aNoiseOnce[at] ?? 0))
    const [source, cleaned] = [await fileOf(noisy, 48_000), await fileOf(voice, 48_000)]
    const { bytes } = await isolated({ source, cleaned, strength: 1 })
    expect(bytes.equals(await readFile(cleaned.path))).toBe(true)
  })

  it('and nothing is sent of silence, of a blink, of a file that is not there', async () => {
    const silent = await isolated({ source: await fileOf(new Float32Array(96_000), 48_000) })
    expect(silent).toMatchObject({ error: { name: 'SourceError', kind: 'silent' }, stretches: [] })
    expect(silent.bytes.length).toBe(0)
    const blink = await isolated({ source: await fileOf(aVoice(48_000, 50), 48_000) })
    expect(blink.error).toMatchObject({ name: 'SourceError', kind: 'too_short' })
    expect((await isolated({ source: { path: '/nowhere', sampleRateHz: 48_000 } })).error).toMatchObject({
      name: 'EngineError',
      kind: 'crashed',
    })
  })

  it('and ends where somebody leaves', async () => {
    const source = await fileOf(aVoice(48_000, 120_000), 48_000)
    const heard: string[] = []
    const durationMs = await new Promise<number>((resolve, reject) => {
      const job = pool.isolate(
        { source, strength: 0.5, format },
        {
          audio: () => heard.push('audio'),
          stretch: () => job.finishEarly(),
          end: (summary) => resolve(summary.durationMs),
          fail: reject,
        },
      )
    })
    expect(durationMs).toBeLessThan(120_000)
    const job = pool.isolate(
      { source, strength: 0.5, format },
      {
        audio: () => heard.push('too late'),
        stretch: () => undefined,
        end: () => heard.push('too late'),
        fail: () => heard.push('too late'),
      },
    )
    job.cancel()
    await isolated({ source: await fileOf(aVoice(48_000, 500), 48_000) })
    expect(heard).not.toContain('too late')
  })
})

const aNoiseOnce = aNoise(96_000, 0.05, 3)
