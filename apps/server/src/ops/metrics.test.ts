import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import type { Registry } from 'prom-client'
import { afterEach, describe, expect, it, test } from 'vitest'
import { createApp } from '../http/app.ts'
import { type AdmissionLimits, withoutLimits } from '../http/admission/limits.ts'
import { createManualClock } from '../kernel/clock.ts'
import { AppError } from '../kernel/errors.ts'
import { processorClock } from './loop-watch.ts'
import { createMetrics } from './metrics.ts'

let app: FastifyInstance
let registry: Registry
const start = async (limits: Partial<AdmissionLimits> = {}) => {
  app = await createApp({
    log: pino({ level: 'silent' }),
    trustProxy: true,
    clock: createManualClock(new Date(0)),
    limits: { ...withoutLimits, ...limits },
  })
  registry = createMetrics(app)
  app.get('/v1/full', () => {
    throw new AppError('concurrent_limit_exceeded')
  })
  app.get('/v1/wrong', () => {
    throw new AppError('invalid_parameters')
  })
  app.get('/v1/fine', () => 'fine')
}
afterEach(() => app.close())

const valuesOf = async (name: string) =>
  ((await registry.getSingleMetric(name)?.get())?.values ?? []) as readonly {
    readonly value: number
    readonly labels: Readonly<Record<string, string | number>>
    readonly metricName?: string
  }[]

describe('refusals', () => {
  it('are counted by the limit that was reached and its scope, nothing else is', async () => {
    const none = withoutLimits.requestsPerSecond
    await start({ requestsPerSecond: { ...none, address: 1 } })
    const ask = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress })
    for (let number = 0; number < 13; number++) await ask('/v1/fine', '203.0.113.7')
    await ask('/v1/full', '203.0.113.8')
    await ask('/v1/wrong', '203.0.113.8')
    expect((await valuesOf('vireo_refusals_total')).map(({ labels, value }) => ({ ...labels, value }))).toEqual([
      { limit: 'requests_a_second', scope: 'address', value: 3 },
      { limit: 'concurrent_limit_exceeded', scope: 'workspace', value: 1 },
    ])
  })
})

const processorSeconds = processorClock()

describe.skipIf(processorSeconds === undefined)('the event loop', () => {
  const busiest = async () => (await valuesOf('vireo_event_loop_busy_max_seconds'))[0]?.value ?? Number.NaN
  const late = async () =>
    (await valuesOf('vireo_event_loop_late_seconds')).find(({ metricName }) => metricName?.endsWith('_sum'))?.value ?? 0

  test('tells the longest computing since the last look', async () => {
    await start()
    const from = processorSeconds?.() ?? 0
    while ((processorSeconds?.() ?? 0) - from < 0.2);
    await wait(30)
    expect(await busiest()).toBeGreaterThanOrEqual(0.19)
    await wait(30)
    expect(await busiest()).toBeLessThan(0.19)
  })

  test('that stands still without computing is late, and not busy', async () => {
    await start()
    await wait(30)
    const before = await late()
    await busiest()
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
    await wait(30)
    expect((await late()) - before).toBeGreaterThan(0.3)
    expect(await busiest()).toBeLessThan(0.2)
  })
})
