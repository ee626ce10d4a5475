import { api } from '@vireo/contracts'
import { defineEndpoint, type Endpoint } from '@vireo/contracts/kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { formLimits } from './form-limits.ts'
import { defineRoutes } from '../routes.ts'
import { type BareServer, startBareServer, unwritten } from '../testing.ts'

const files = { file: { maxCount: 1, maxBytes: 1000 } }
const upload = defineEndpoint({
  id: 't.small',
  method: 'POST',
  path: '/v1/t/small',
  access: 'public',
  summary: 'test',
  multipart: { fields: z.object({ word: z.string().max(10).nullish(), count: z.number().nullish() }), files },
  success: { status: 200, schema: z.object({ word: z.string().nullish() }) },
  errors: [],
})

let server: BareServer
beforeAll(async () => {
  const routes = defineRoutes((on) =>
    on(
      upload,
      async (_ctx, input) => input,
      ({ word }) => ({ word }),
      unwritten,
    ),
  )
  server = await startBareServer({ routes })
})
afterAll(() => server.app.close())

async function send(fields: readonly (readonly [string, string])[]): Promise<readonly [number, unknown]> {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const answer = await fetch(`${server.url}/v1/t/small`, { method: 'POST', body: form })
  const { detail } = (await answer.json()) as { detail?: { code?: string } }
  return [answer.status, detail?.code]
}
const many = (count: number, value: string) => Array.from({ length: count }, (_, at) => [`f${at}`, value] as const)

describe('a form of small fields', () => {
  test('takes what its schema knows, and some that it does not know', async () => {
    expect(await send([['word', 'hello'], ['count', '7'], ...many(20, 'unknown')])).toEqual([200, undefined])
  })

  test.each([
    ['one long field', [['word', 'x'.repeat(20_000)]] as const],
    ['one long field that nobody knows', [['other', 'x'.repeat(20_000)]] as const],
    ['many that are long together', many(20, 'x'.repeat(1000))],
  ])('refuses %s before it is kept', async (_, fields) => {
    expect(await send(fields)).toEqual([413, 'request_too_large'])
  })

  test('refuses a hundred fields', async () => {
    expect(await send(many(100, 'x'))).toEqual([400, 'invalid_parameters'])
  })
})

const forms = Object.values(api)
  .flatMap((slice) => Object.values(slice) as Endpoint[])
  .flatMap(({ id, multipart }) => (multipart ? [[id, multipart] as const] : []))

/** Fields that hold more than a few words; `text` is what is said in hours. */
const wide = ['labels', 'transcripts', 'voice_settings', 'consent', 'preview_b64', 'keyterms', 'media_url']
/** A field that comes once for each of its terms, of which there may be a thousand. */
const listed = 'keyterms'

test.each(forms)('the form of %s has limits of its own, as narrow as its schema', (_, form) => {
  const { fieldBytes, fieldCount } = formLimits(form)
  const shape = Object.keys((form.fields as z.ZodObject).shape)
  const often = shape.includes(listed) ? 1060 : Math.min(50, 2 * shape.length + 20)
  expect(fieldCount).toBeLessThanOrEqual(often)
  const isWide = shape.some((name) => wide.includes(name))
  const most = shape.includes('text') ? 2 * 1024 * 1024 : isWide ? 256 * 1024 : 32 * 1024
  expect(fieldBytes).toBeLessThanOrEqual(most)
})
