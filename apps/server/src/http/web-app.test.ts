import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../kernel/clock.ts'
import { addNotFound, createApp } from './app.ts'
import { addWebApp } from './web-app.ts'

let app: FastifyInstance
let outside: string

beforeAll(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'vireo-web-'))
  const folder = path.join(outside, 'web')
  await mkdir(path.join(folder, 'assets'), { recursive: true })
  await writeFile(path.join(outside, 'secret.txt'), 'a secret')
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><head><title>the page</title></head>')
  await writeFile(
    path.join(folder, 'preloads.json'),
    JSON.stringify({ font: '/assets/inter.woff2', scripts: { '/app/studio/:id': ['/assets/app-1a2b3c.js'] } }),
  )
  await writeFile(path.join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(path.join(folder, 'assets/app-1a2b3c.js'), 'run()')
  await writeFile(path.join(folder, 'assets/app-1a2b3c.js.gz'), gzipSync('run()'))
  await writeFile(
    path.join(folder, 'addresses.json'),
    JSON.stringify(['/', '/app/home', '/app/studio/:id', '/sign-in']),
  )
  app = await createApp({ log: pino({ level: 'silent' }), trustProxy: false, clock: systemClock })
  app.get('/strict', (_, reply) =>
    reply.type('text/html').header('content-security-policy', "default-src 'none'").send('<p>strict'),
  )
  addNotFound(app, [], await addWebApp(app, folder))
})
afterAll(async () => {
  await app.close()
  await rm(outside, { recursive: true })
})

describe('the page', () => {
  it.each([
    '/',
    '/app/home',
    '/app/home/',
    '/app/studio/some-id',
    '/sign-in?redirect=/app/home',
    '/sound-effects/rain',
  ])('is served at %s', async (url) => {
    const { statusCode, body, headers } = await app.inject(url)
    expect(statusCode).toBe(200)
    expect(body).toContain('the page')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it.each(['/no/such/page', '/app/no/such/screen', '/app/studio/a/b'])('says 404 at %s', async (url) => {
    const { statusCode, body } = await app.inject(url)
    expect([statusCode, body.includes('the page')]).toEqual([404, true])
  })

  it('names the files that its screen begins with, and at other addresses none', async () => {
    const { body } = await app.inject('/app/studio/some-id')
    expect(body).toContain('<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/inter.woff2">')
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/app-1a2b3c.js"></head>')
    expect((await app.inject('/app/home')).body).not.toContain('preload')
  })

  it('leaves a policy alone that is stricter', async () => {
    const policy = String((await app.inject('/strict')).headers['content-security-policy'])
    expect(policy).toBe("default-src 'none'")
  })

  it('lets nobody frame it, no foreign script run, and nothing foreign stand in its frames', async () => {
    const { headers } = await app.inject('/app/home')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-src 'self';")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    '/v1/nothing',
    '/v1',
    '//v1/nothing',
    '//v1//nothing',
    '/v1/nothing//',
    '/v2/nothing',
    '/admin/v1/nothing',
    '/app/missing.js',
    '/assets/app-0.js',
  ])('is not served for %s', async (url) => {
    const { statusCode, headers } = await app.inject(url)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toMatch(/^application\/json/)
  })
})

describe('files', () => {
  it('of the build are kept for a year, others are asked for again', async () => {
    expect((await app.inject('/assets/app-1a2b3c.js')).headers['cache-control']).toMatch(/max-age=31536000, immutable/)
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })

  it('travel compressed to those who can read that', async () => {
    const { rawPayload, headers } = await app.inject({
      url: '/assets/app-1a2b3c.js',
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(rawPayload).toString()).toBe('run()')
    expect((await app.inject('/assets/app-1a2b3c.js')).body).toBe('run()')
  })

  it('come whole to whoever asks for a part, even one that there is not', async () => {
    const { statusCode, body } = await app.inject({ url: '/assets/app-1a2b3c.js', headers: { range: 'bytes=999999-' } })
    expect([statusCode, body]).toEqual([200, 'run()'])
  })

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt', '/secret.txt'])(
    'outside the folder are out of reach: %s',
    async (url) => {
      expect((await app.inject(url)).body).not.toContain('a secret')
    },
  )
})

it('a server without a built page answers 404 instead', async () => {
  const bare = await createApp({ log: pino({ level: 'silent' }), trustProxy: false, clock: systemClock })
  addNotFound(bare, [], await addWebApp(bare, path.join(outside, 'nowhere')))
  expect((await bare.inject('/')).statusCode).toBe(404)
  await bare.close()
})

it('pictures and sounds of people may come from their own origin, where there is one', async () => {
  const apart = await createApp({ log: pino({ level: 'silent' }), trustProxy: false, clock: systemClock })
  const folder = path.join(outside, 'web')
  addNotFound(apart, [], await addWebApp(apart, folder, { contents: 'https://contents.example' }))
  const policy = String((await apart.inject('/app/home')).headers['content-security-policy'])
  for (const part of ['img-src', 'media-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${part} [^;]*https://contents\\.example(;| )`))
  expect(policy).toMatch(/script-src 'self';/)
  await apart.close()
})
