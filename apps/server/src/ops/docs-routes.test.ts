import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../http/app.ts'
import { createManualClock } from '../kernel/clock.ts'
import { addDocsRoutes } from './docs-routes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'vireo-docs-'))
const publicUrl = new URL('https://vireo.example.test')
const pages = ['index', ...Array.from({ length: 20 }, (_, at) => `group-${at}`)]
let app: FastifyInstance

beforeAll(async () => {
  const row = '<p>curl https://origin.invalid/v1/voices</p>'
  for (const name of pages) writeFileSync(path.join(folder, `${name}.html`), `<h1>${name}</h1>${row.repeat(10_000)}`)
  app = await createApp({ log: pino({ level: 'silent' }), trustProxy: false, clock: createManualClock(new Date()) })
  addDocsRoutes(app, folder, publicUrl)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

it('gives others their turn many times while pages are completed', async () => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await Promise.all(pages.map((name) => app.inject(`/docs${name === 'index' ? '' : `/${name}`}`)))
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(pages.length)
})

it('shows the instance’s own address, on every page', async () => {
  for (const url of ['/docs', '/docs/group-3']) {
    const { body, headers } = await app.inject(url)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('curl https://vireo.example.test/v1/voices')
    expect(body).not.toContain('origin.invalid')
  }
})

it('is sent once to whoever keeps it, and compressed to whoever reads that', async () => {
  const { headers, body } = await app.inject('/docs')
  const again = await app.inject({ url: '/docs', headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const small = await app.inject({ url: '/docs', headers: { 'accept-encoding': 'br, gzip' } })
  expect(small.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(small.rawPayload).toString()).toBe(body)
})

it('has no page that the build did not write', async () => {
  expect((await app.inject('/docs/nothing')).statusCode).toBe(404)
})
