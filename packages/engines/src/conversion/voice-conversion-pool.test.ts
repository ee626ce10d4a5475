import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { aVoice } from '@vireo/audio/testing.ts'
import { createMediaToolkit } from '@vireo/engine-media'
import { joinSamples } from '@vireo/audio'
import { afterAll, describe, expect, it } from 'vitest'
import { aConversionRecorder, aSampleFolder, convertWhole, plainConversion } from '../conversion-testing.ts'
import type { ConversionMood } from '../fake-voice-conversion.ts'
import type { ConversionRequest } from '../voice-conversion.ts'
import { voiceConversionConformance } from '../voice-conversion.conformance.ts'
import { createVoiceConversionPool } from './create-voice-conversion-pool.ts'

const engine = new URL('../fake-voice-conversion.ts', import.meta.url)
const media = createMediaToolkit()
const folder = aSampleFolder()
const pool = createVoiceConversionPool({ workers: 1, engine, hangMs: 4000 })
afterAll(async () => {
  await Promise.all([media.close(), pool.close()])
  folder.remove()
})

voiceConversionConformance({
  name: 'the fake',
  open: () => createVoiceConversionPool({ workers: 2, engine }),
  speech: () =>
    Promise.resolve({ source: aVoice(48_000, 6000), reference: aVoice(48_000, 4000), sampleRateHz: 48_000 }),
  decode: async (bytes, { sampleRateHz }) => {
    const parts: Float32Array[] = []
    for await (const part of media.decode(bytes, { sampleRateHz })) parts.push(part)
    return joinSamples(parts)
  },
})

const source = folder.write(aVoice(16_000, 3000), 16_000)
const request = (mood: ConversionMood): ConversionRequest => ({
  source,
  target: { learned: mood },
  settings: plainConversion,
  seed: 1,
  removesNoise: false,
  format: { codec: 'pcm', sampleRateHz: 16_000 },
})

describe('a converter that', () => {
  it.each([
    ['throws', 'crashed'],
    ['exits', 'crashed'],
    ['hangs', 'hung'],
    ['silent', 'silent'],
    ['noise', 'garbage'],
    ['nothing', 'garbage'],
    ['curt', 'garbage'],
  ] as const)('%s fails its own job as %s, and the next one is well', async (mood, kind) => {
    const [bad, good] = await Promise.all([convertWhole(pool, request(mood)), convertWhole(pool, request('plain'))])
    expect(bad.events).toEqual(['fail'])
    expect(bad.error).toMatchObject({ name: 'EngineError', kind })
    expect(good.error).toBeUndefined()
    expect(good.durationMs).toBe(3000)
  })
})

describe('the pool', () => {
  it('refuses more than may wait', async () => {
    const small = createVoiceConversionPool({ workers: 1, engine, waitingMax: 1 })
    const shares = ['loud', 'loud', 'loud', 'quiet']
    const heard = await Promise.all(shares.map((share) => convertWhole(small, request('plain'), { share })))
    expect(heard.map(({ error }) => error && 'kind' in error && error.kind)).toEqual([
      undefined,
      undefined,
      'crowded',
      'overloaded',
    ])
    await small.close()
  })

  it('lets shares take turns, whoever has more waiting', async () => {
    const order: string[] = []
    const convert = async (share: string) => {
      await convertWhole(pool, request('plain'), { share })
      order.push(share)
    }
    await Promise.all([...Array.from({ length: 10 }, () => convert('loud')), convert('quiet'), convert('third')])
    expect([order.indexOf('quiet'), order.indexOf('third')]).toEqual([1, 2])
  })

  it('keeps one of several workers free for others', async () => {
    const two = createVoiceConversionPool({ workers: 2, engine })
    const recorders = Array.from({ length: 4 }, () => aConversionRecorder())
    const slow = recorders.map(({ listener }) => two.convert(request('slow'), listener, { share: 'loud' }))
    await convertWhole(two, request('plain'), { share: 'quiet' })
    expect(recorders.slice(1).map(({ heard }) => heard().events)).toEqual([[], [], []])
    for (const one of slow) one.cancel()
    await two.close()
  })

  it('forgets a job that was cancelled while it waited', async () => {
    const first = convertWhole(pool, request('slow'))
    const recorder = aConversionRecorder()
    pool.convert(request('plain'), recorder.listener).cancel()
    await first
    await convertWhole(pool, request('plain'))
    expect(recorder.heard().events).toEqual([])
  })

  it('says what went wrong with a file that is not there', async () => {
    const heard = await convertWhole(pool, { ...request('plain'), source: { path: '/nowhere', sampleRateHz: 16_000 } })
    expect(heard.error).toMatchObject({ kind: 'crashed', message: expect.stringContaining('ENOENT') })
  })

  it('leaves no files behind', async () => {
    const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('vireo-conversion-')).length
    const before = folders()
    await convertWhole(pool, request('plain'))
    await expect.poll(folders).toBeLessThanOrEqual(before)
  })
})
