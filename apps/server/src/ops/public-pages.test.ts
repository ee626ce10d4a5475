import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../http/app.ts'
import { createManualClock } from '../kernel/clock.ts'
import { addPublicPages } from './public-pages.ts'
import { addSearchEngineFiles } from './search-engines.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'vireo-public-'))
const publicUrl = new URL('https://vireo.example.test')
const choices = { period: ['month', 'year'], currency: ['usd', 'eur'] }
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(path.join(folder, 'pages'))
  const write = (name: string) =>
    writeFileSync(path.join(folder, 'pages', name), `${name} at https://origin.invalid/pricing{{links}}`)
  for (const language of ['en', 'de']) {
    write(`landing.${language}.html`)
    for (const period of choices.period)
      for (const currency of choices.currency) write(`pricing-api.${period}.${currency}.${language}.html`)
  }
  writeFileSync(
    path.join(folder, 'pages.json'),
    JSON.stringify([
      { address: '/', choices: {} },
      { address: '/pricing/api', choices },
    ]),
  )
  app = await createApp({ log: pino({ level: 'silent' }), trustProxy: false, clock: createManualClock(new Date()) })
  const spoken = addPublicPages(app, folder, { publicUrl, links: async (language) => `<a>${language}</a>` })
  addSearchEngineFiles(app, { spoken: async () => spoken, english: ['/docs'] }, publicUrl)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const read = (url: string, language?: string) =>
  app.inject({ url, headers: language === undefined ? {} : { 'accept-language': language } })

describe('a public page', () => {
  it.each([
    ['/', undefined, 'landing.en.html'],
    ['/', 'de-AT,en;q=0.5', 'landing.de.html'],
    ['/', 'fr-FR,de;q=0.8', 'landing.de.html'],
    ['/', 'fr', 'landing.en.html'],
    ['/?lang=de', 'en', 'landing.de.html'],
    ['/?lang=../index', 'de', 'landing.de.html'],
    ['/?lang=de&lang=en', 'en', 'landing.en.html'],
    ['/pricing/api', 'de', 'pricing-api.month.usd.de.html'],
    ['/pricing/api?period=year&currency=eur', 'en', 'pricing-api.year.eur.en.html'],
    ['/pricing/api?currency=../../secret&period=toString', 'en', 'pricing-api.month.usd.en.html'],
    ['/pricing/api?currency=eur&currency=usd', 'en', 'pricing-api.month.usd.en.html'],
  ])('%s read with %s is %s', async (url, language, file) => {
    const { statusCode, body, headers } = await read(url, language)
    const spoken = file.split('.').at(-2)
    expect([statusCode, body]).toEqual([200, `${file} at https://vireo.example.test/pricing<a>${spoken}</a>`])
    expect(headers['vary']).toBe('accept-language, accept-encoding')
  })

  it('is sent once to whoever keeps it', async () => {
    const { headers } = await read('/')
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

describe('search engines', () => {
  it('are told every page, in each of its languages, at the instance’s own address', async () => {
    const { body, headers } = await app.inject('/sitemap.xml')
    expect(headers['content-type']).toMatch(/^application\/xml/u)
    expect([...body.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address]) => address)).toEqual([
      'https://vireo.example.test/',
      'https://vireo.example.test/?lang=de',
      'https://vireo.example.test/pricing/api',
      'https://vireo.example.test/pricing/api?lang=de',
      'https://vireo.example.test/docs',
    ])
    expect(body).toContain('hreflang="de" href="https://vireo.example.test/pricing/api?lang=de"')
  })

  it('are kept out of what is no page', async () => {
    const { body } = await app.inject('/robots.txt')
    expect(body).toContain('Disallow: /app/\n')
    expect(body).toContain('Sitemap: https://vireo.example.test/sitemap.xml')
  })
})
