import { defineEndpoint, type Endpoint } from '@vireo/contracts/kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from '../declared/all-endpoints.ts'
import { jsonLimits, usualJson } from './json-limits.ts'
import { defineRoutes } from '../routes.ts'
import { assertCheapJson } from '../../kernel/scan-json.ts'
import { type BareServer, startBareServer, unwritten } from '../testing.ts'

const base = {
  method: 'POST',
  access: 'public',
  summary: 'test',
  success: { status: 200, schema: z.object({ ok: z.boolean() }) },
  errors: [],
} as const
const open = defineEndpoint({ ...base, id: 't.open', path: '/v1/t/open', body: z.object({ word: z.string() }) })
const small = defineEndpoint({
  ...base,
  id: 't.narrow',
  path: '/v1/t/small',
  access: 'signed-in',
  body: z.object({ word: z.string().max(1000) }),
})
const large = defineEndpoint({ ...small, id: 't.large', path: '/v1/t/large', body: z.object({ word: z.string() }) })

let server: BareServer
beforeAll(async () => {
  const ok = async () => ({ ok: true })
  const routes = defineRoutes((on) => {
    for (const endpoint of [open, small, large]) on(endpoint, ok, (result) => result, unwritten)
  })
  server = await startBareServer({ routes })
})
afterAll(() => server.app.close())

async function send(path: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'xi-api-key': 'good' }
  const answer = await fetch(server.url + path, { method: 'POST', headers, body })
  const { detail } = (await answer.json()) as { detail?: { code?: string } }
  return [answer.status, ...(detail ? [detail.code ?? 'fields'] : [])].join(' ')
}

describe('a body', () => {
  test('of all that its schema accepts fits, each character escaped and set off', async () => {
    const word = '\\u0041'.repeat(1000)
    expect(await send('/v1/t/small', `{${' '.repeat(6000)}"word"  :\n "${word}"}`)).toBe('200')
    expect(await send('/v1/t/large', JSON.stringify({ word: 'x"\\'.repeat(150_000) }))).toBe('200')
  })

  test.each([
    ['/v1/t/small', 40_000],
    ['/v1/t/open', 70_000],
    ['/v1/t/large', 1_100_000],
  ])('to %s of %i bytes is too large', async (path, bytes) => {
    expect(await send(path, JSON.stringify({ word: 'x'.repeat(bytes) }))).toBe('413 request_too_large')
  })

  test.each([
    ['nothing but levels', '['.repeat(30_000), '400 malformed_json'],
    ['objects in objects', '{"a":'.repeat(65), '400 malformed_json'],
    ['small objects', `[${'{},'.repeat(15_000)}{}]`, '413 request_too_large'],
    ['fields', `{${'"a":1,'.repeat(5000)}"a":1}`, '413 request_too_large'],
    ['nothing', '', '400 malformed_json'],
    ['half a string', '{"word":"', '400 malformed_json'],
    ['a prototype', '{"__proto__":{}}', '400 malformed_json'],
  ])('of %s is refused before it is read', async (_, body, refused) => {
    expect(await send('/v1/t/open', body)).toBe(refused)
  })
})

describe('what is looked for in a body', () => {
  const scan = (text: string, marks: number) => () => assertCheapJson(Buffer.from(text), marks)

  test.each([
    ['marks in a short string', `"[{,:"`],
    ['marks in a long string', `"${'x'.repeat(100)}[{,:"`],
    ['a quote that is escaped in a long string', `"${'x'.repeat(100)}\\",[${'y'.repeat(200)}\\\\"`],
    ['an escape across where searching begins', `"${'x'.repeat(63)}\\",["`],
    ['two of them', `"${'x'.repeat(62)}\\\\"`],
  ])('is not %s', (_, text) => {
    expect(JSON.parse(text)).toBeTypeOf('string')
    expect(scan(text, 0)).not.toThrow()
    expect(scan(`${text},`, 0)).toThrow(/0 fields/)
  })

  test('counts levels that are closed no more', () => {
    expect(scan('[]'.repeat(1000), 1000)).not.toThrow()
    expect(scan('['.repeat(64) + ']'.repeat(64), 100)).not.toThrow()
    expect(scan('['.repeat(65), 100)).toThrow(/64 levels/)
  })
})

const bodies = allEndpoints()
  .filter(({ body }) => body)
  .map((endpoint) => [endpoint.id, endpoint] as const)
test.each(bodies)('%s has limits of its own', (_, endpoint: Endpoint) => {
  const { bytes, marks } = jsonLimits(endpoint)
  expect(bytes).toBeLessThanOrEqual(endpoint.maxBodyBytes ?? usualJson.bytes)
  expect(marks).toBeLessThanOrEqual(endpoint.access === 'public' ? 1000 : (endpoint.maxBodyMarks ?? usualJson.marks))
  if (endpoint.access === 'public' && endpoint.maxBodyBytes === undefined) expect(bytes).toBeLessThanOrEqual(64 * 1024)
})
