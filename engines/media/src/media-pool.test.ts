import { setTimeout as wait } from 'node:timers/promises'
import { writeWav } from '@vireo/audio'
import { aNoise, aSine } from '@vireo/audio/testing.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { MediaError } from '@vireo/engines'
import type { MediaJob } from './media-job.ts'
import { MediaPool, type MediaPoolOptions } from './media-pool.ts'
import { startMediaWorker } from './media-worker-thread.ts'

const entry = new URL('./media-worker.ts', import.meta.url)
const source = writeWav(aSine(16_000, 440, 300), 16_000)
const probe: MediaJob = { source, task: { kind: 'probe' } }
const control = { timeoutMs: 20_000 }
const usual = {
  workers: 1,
  workersPerShare: 2,
  waitingMax: 100,
  waitingPerShare: 100,
  runsPerWorker: 100,
  idleMs: 60_000,
}

/** A pool of real threads that says how many it started and how many of them still run. */
function aPool(options: Partial<MediaPoolOptions> = {}) {
  const threads = { started: 0, running: 0 }
  const pool = new MediaPool({
    startWorker: () => {
      const worker = startMediaWorker(entry, { memoryLimitBytes: 2 ** 29 })
      threads.started++
      threads.running++
      return {
        get runs() {
          return worker.runs
        },
        start: (job, listener) => worker.start(job, listener),
        stop: async () => {
          await worker.stop()
          threads.running--
        },
      }
    },
    ...usual,
    ...options,
  })
  onTestFinished(() => pool.close())
  return { pool, threads }
}

describe('threads', () => {
  it('are started when there is work and used again', async () => {
    const { pool, threads } = aPool()
    expect(threads.started).toBe(0)
    for (let job = 0; job < 5; job++) await pool.run(probe, control).result
    expect(threads).toEqual({ started: 1, running: 1 })
  })

  it('are never more than allowed', async () => {
    const { pool, threads } = aPool({ workers: 2 })
    await Promise.all(Array.from({ length: 8 }, () => pool.run(probe, control).result))
    expect(threads.started).toBe(2)
  })

  it('are replaced after so many jobs', async () => {
    const { pool, threads } = aPool({ runsPerWorker: 2 })
    for (let job = 0; job < 5; job++) await pool.run(probe, control).result
    expect(threads.started).toBe(3)
    await expect.poll(() => threads.running).toBe(1)
  })

  it('stop when idle, and another starts when needed', async () => {
    const { pool, threads } = aPool({ idleMs: 50 })
    await pool.run(probe, control).result
    await expect.poll(() => threads.running, { timeout: 5000 }).toBe(0)
    await expect(pool.run(probe, control).result).resolves.toMatchObject({ durationMs: 300 })
    expect(threads.started).toBe(2)
  })

  it('are replaced after a job was cut short, not after media that could not be read', async () => {
    const { pool, threads } = aPool()
    await expect(pool.run({ ...probe, source: new Uint8Array(9) }, control).result).rejects.toThrow(/could not be read/)
    await pool.run(probe, control).result
    expect(threads.started).toBe(1)
    const cut = pool.run(probe, control)
    cut.cancel()
    await expect(cut.result).rejects.toMatchObject({ kind: 'cancelled' })
    await pool.run(probe, control).result
    expect(threads.started).toBe(2)
  })

  it('are all gone after close', async () => {
    const { pool, threads } = aPool({ workers: 2 })
    const jobs = Array.from({ length: 5 }, () => pool.run(probe, control).result)
    const outcomes = Promise.allSettled(jobs)
    await pool.close()
    expect((await outcomes).map(({ status }) => status)).toEqual(jobs.map(() => 'rejected'))
    expect(threads.running).toBe(0)
  })
})

it('a thread that cannot start fails its job with the reason, and the next job gets another', async () => {
  let attempts = 0
  const pool = new MediaPool({
    startWorker: () => {
      const broken = new URL('./no-such-worker.ts', import.meta.url)
      return startMediaWorker(attempts++ === 0 ? broken : entry, { memoryLimitBytes: 2 ** 29 })
    },
    ...usual,
  })
  onTestFinished(() => pool.close())
  await expect(pool.run(probe, control).result).rejects.toThrow(/no-such-worker/)
  await expect(pool.run(probe, control).result).resolves.toMatchObject({ durationMs: 300 })
})

it('a decoding thread runs ahead of its reader by as much as it was allowed, and no further', async () => {
  const { pool } = aPool()
  const credits = new Int32Array(new SharedArrayBuffer(4))
  credits[0] = 3
  let chunks = 0
  const minute = writeWav(aNoise(16_000 * 60), 16_000)
  const job: MediaJob = { source: minute, task: { kind: 'decode', sampleRateHz: 16_000 }, credits }
  const running = pool.run(job, { ...control, onSamples: () => chunks++ })
  await expect.poll(() => chunks, { timeout: 10_000 }).toBe(3)
  await wait(200)
  expect(chunks).toBe(3)
  Atomics.add(credits, 0, 1000)
  Atomics.notify(credits, 0)
  await expect(running.result).resolves.toMatchObject({ durationMs: 60_000 })
  expect(chunks).toBe(Math.ceil((16_000 * 60) / 32_768))
})

describe('shares', () => {
  it('take turns: one file is not kept by all that somebody else has sent', async () => {
    const { pool } = aPool({ workersPerShare: 1 })
    const order: string[] = []
    const read = async (share: string) => {
      await pool.run(probe, { ...control, share }).result
      order.push(share)
    }
    await Promise.all([...Array.from({ length: 8 }, () => read('loud')), read('quiet')])
    expect(order.indexOf('quiet')).toBe(1)
    expect(order.length).toBe(9)
  })

  it('are refused what is too much for them alone, or for all', async () => {
    const { pool } = aPool({ waitingMax: 3, waitingPerShare: 2 })
    const read = (share: string) =>
      pool.run(probe, { ...control, share }).result.then(
        () => 'read',
        (error: unknown) => (error instanceof MediaError ? error.kind : error),
      )
    const loud = [1, 2, 3, 4].map(() => read('loud'))
    const others = ['one', 'two'].map(read)
    expect(await Promise.all(loud)).toEqual(['read', 'read', 'overloaded', 'crowded'])
    expect(await Promise.all(others)).toEqual(['read', 'read'])
  })
})

describe('a pool outlives', () => {
  it.each(['is not started', 'takes no job'])('a worker that %s: its job fails, the next in line runs', async (how) => {
    let tries = 0
    const startWorker = () => {
      tries += 1
      const fails = () => {
        throw Object.assign(new Error('no more threads'), { code: 'ERR_WORKER_INIT_FAILED' })
      }
      if (tries === 1 && how === 'is not started') return fails()
      const worker = startMediaWorker(entry, { memoryLimitBytes: 2 ** 29 })
      return tries === 1 ? { runs: 0, start: fails, stop: () => worker.stop() } : worker
    }
    const { pool } = aPool({ startWorker })
    const ends = await Promise.allSettled([pool.run(probe, control).result, pool.run(probe, control).result])
    expect(ends).toMatchObject([{ reason: { message: 'a media worker does not start' } }, { status: 'fulfilled' }])
  })

  it('a listener that throws: its job fails, the next in line runs', async () => {
    const { pool } = aPool()
    const decode: MediaJob = { source, task: { kind: 'decode', sampleRateHz: 16_000 } }
    const onSamples = () => {
      throw new Error('the listener is broken')
    }
    const [bad, good] = [pool.run(decode, { ...control, onSamples }), pool.run(probe, control)]
    await expect(bad.result).rejects.toThrow('the listener failed')
    await expect(good.result).resolves.toBeDefined()
  })
})
