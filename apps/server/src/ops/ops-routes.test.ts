import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withoutLimits } from '../http/admission/limits.ts'
import { createApp } from '../http/app.ts'
import { createManualClock } from '../kernel/clock.ts'
import { AppError } from '../kernel/errors.ts'
import { createMetrics } from './metrics.ts'
import { addOpsRoutes } from './ops-routes.ts'

let app: FastifyInstance
let isDatabaseAway = false
let asked = 0
let clock = createManualClock(new Date())
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 20))

const start = async (isPublic: boolean) => {
  isDatabaseAway = false
  asked = 0
  clock = createManualClock(new Date())
  app = await createApp({ log: pino({ level: 'silent' }), trustProxy: false, clock })
  addRoutes(isPublic)
}
const addRoutes = (isPublic: boolean) =>
  addOpsRoutes(app, {
    commit: 'abc123',
    clock,
    checkReady: async () => {
      asked++
      await pause()
      if (isDatabaseAway) throw new AppError('service_unavailable')
    },
    metrics: createMetrics(app),
    metricsToken: 'the-token',
    isPublic,
    openApiPath: new URL('../../../../docs/api/openapi.json', import.meta.url).pathname,
  })
beforeEach(() => start(false))
afterEach(() => app.close())

const here = { headers: { host: 'localhost:8080' } }
const elsewhere = { remoteAddress: '203.0.113.7' }

describe('health', () => {
  it('lives even while the database is away, but is not ready then', async () => {
    isDatabaseAway = true
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    isDatabaseAway = false
    clock.advance(1000)
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', commit: 'abc123' })
  })

  it('asks the database once a second at most, however many ask at once', async () => {
    const ask = async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => app.inject('/readyz')))
      return new Set(answers.map(({ statusCode }) => statusCode))
    }
    expect([await ask(), asked]).toEqual([new Set([200]), 1])
    isDatabaseAway = true
    clock.advance(999)
    expect([await ask(), asked]).toEqual([new Set([200]), 1])
    clock.advance(1)
    expect([await ask(), asked]).toEqual([new Set([503]), 2])
    clock.advance(-3_600_000)
    expect([await ask(), asked]).toEqual([new Set([503]), 3])
  })

  it('asks nothing more of a database that takes longer', async () => {
    const first = app.inject('/readyz')
    clock.advance(60_000)
    const second = app.inject('/readyz')
    expect((await Promise.all([first, second])).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(asked).toBe(1)
  })

  it.each(['/healthz', '/readyz'])('%s is answered while nothing else is', async (url) => {
    await app.close()
    app = await createApp({
      log: pino({ level: 'silent' }),
      trustProxy: false,
      clock,
      limits: { ...withoutLimits, requestsPerSecond: { address: 0, credential: 0, workspace: 0, instance: 1 } },
    })
    addRoutes(false)
    let status = 200
    for (let at = 0; at < 50 && status === 200; at++) status = (await app.inject('/openapi.json')).statusCode
    expect(status).toBe(429)
    for (let at = 0; at < 50; at++) expect((await app.inject(url)).statusCode).toBe(200)
  })
})

describe('metrics', () => {
  it.each([
    ['from this machine', here, 200],
    ['by a foreign name for this machine', { headers: { host: 'rebound.example' } }, 404],
    ['through a proxy that calls itself via', { headers: { ...here.headers, via: '1.1 proxy' } }, 404],
    ['through a proxy on this machine', { headers: { ...here.headers, 'x-forwarded-for': '203.0.113.7' } }, 404],
    ['through a newer proxy on this machine', { headers: { ...here.headers, forwarded: 'for=203.0.113.7' } }, 404],
    ['from elsewhere', elsewhere, 404],
    ['from elsewhere with a wrong token', { ...elsewhere, headers: { authorization: 'Bearer the-tokem' } }, 404],
    ['from elsewhere with a short token', { ...elsewhere, headers: { authorization: 'Bearer the' } }, 404],
    ['from elsewhere with the token', { ...elsewhere, headers: { authorization: 'Bearer the-token' } }, 200],
  ])('%s', async (_who, request, status) => {
    expect((await app.inject({ url: '/metrics', ...request })).statusCode).toBe(status)
  })

  it('need the token everywhere once the instance has a public address', async () => {
    await app.close()
    await start(true)
    expect((await app.inject({ url: '/metrics', ...here })).statusCode).toBe(404)
    const headers = { ...here.headers, authorization: 'Bearer the-token' }
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(200)
  })

  it('speak the text format of Prometheus', async () => {
    const { body, headers } = await app.inject({ url: '/metrics', ...here })
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(body).toMatch(/^# TYPE \S+ histogram$/m)
  })
})

describe('the description of the API', () => {
  it('is sent once to whoever keeps it, and smaller to whoever reads that', async () => {
    const { headers } = await app.inject('/openapi.json')
    const again = await app.inject({ url: '/openapi.json', headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const small = await app.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'gzip' } })
    expect(small.headers['content-encoding']).toBe('gzip')
    expect(small.rawPayload.length).toBeLessThan(Number(headers['content-length']) / 5)
  })

  it('can be read by programs of any origin', async () => {
    const { headers } = await app.inject('/openapi.json')
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['content-type']).toMatch(/^application\/json/)
  })
})
