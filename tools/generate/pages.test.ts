import { defineEndpoint } from '@vireo/contracts/kit'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { unaudited } from '../../apps/server/src/http/declared/audited.ts'
import { defineRoutes } from '../../apps/server/src/http/routes.ts'
import { auditedActsPage } from './audited-acts-page.ts'
import { fillArchitecture } from './architecture-parts.ts'
import { compatibilityPage } from './compatibility-page.ts'
import { configurationPage } from './configuration-page.ts'
import { errorCodesPage } from './error-codes-page.ts'
import { markdownTable, replaceBetween } from './markdown.ts'

describe('generated pages', () => {
  test('a part is replaced between its comments, again and again; a document without them is refused', () => {
    const document = 'before\n<!-- generated: x -->old<!-- end: x -->\nafter'
    const once = replaceBetween(document, 'x', 'new')
    expect(once).toBe('before\n<!-- generated: x -->\n\nnew\n\n<!-- end: x -->\nafter')
    expect(replaceBetween(once, 'x', 'new')).toBe(once)
    expect(() => replaceBetween(document, 'y', 'new')).toThrow('generated: y')
  })

  test('a bar or a line break cannot break a table', () => {
    expect(markdownTable(['a'], [['x | y\nz']])).toBe('| a |\n| --- |\n| x \\| y z |')
  })

  test('the map becomes a table and a graph, and rules derived from it are one line', () => {
    const slice = (uses: string[]) => ({ area: 'account', purpose: 'p', uses, reaches: [] })
    const map = { users: slice([]), identity: { ...slice(['users']), asks: ['speech'] }, speech: slice(['identity']) }
    const empty = ['slices', 'uses graph', 'import rules'].map(
      (part) => `<!-- generated: ${part} --><!-- end: ${part} -->`,
    )
    const page = fillArchitecture(empty.join('\n'), map, [
      { name: 'no-cycles', comment: 'why', from: {}, to: {} },
      { name: 'users-uses-only-what-it-declares', comment: 'derived', from: {}, to: {} },
    ])
    expect(page).toContain('speech --> identity')
    expect(page).toContain('| **speech** | account | p | identity |')
    expect(page).toContain('| **identity** | account | p | users, (asks speech) |')
    expect(page).toContain('`no-cycles`')
    expect(page).not.toContain('`users-uses-only-what-it-declares`')
  })

  test('a setting shows what it may be, its default, and that it is secret', () => {
    const fields = {
      PORT: { schema: z.coerce.number().int().min(0).max(9).default(8), doc: 'The port.' },
      MODE: { schema: z.enum(['a', 'b']).optional(), doc: 'The mode.', secret: true },
      PROXY: { schema: z.stringbool().default(false), doc: 'The proxy.' },
    }
    const page = configurationPage({ http: { fields } })
    expect(page).toContain('## http')
    expect(page).toContain('| `PORT` | The port. | 0 … 9 | `8` |')
    expect(page).toContain('| `MODE` | The mode. Secret. | `a`, `b` | – |')
    expect(page).toContain('| `PROXY` | The proxy. | `true`, `false` | `false` |')
  })

  test('compatibility counts what passes, and says what was called and answered', () => {
    const seen = {
      answers: new Map([['GET /v1/models', '200 JSON']]),
      refusals: { 'POST /v1/train': '403: not proven' },
      refusedValues: [['a field', '`mtls`', '422']],
      otherClients: [['a client 1.0', 'speech', 'sound', 'too large']],
    }
    const areas = [{ area: 'Models', operations: ['GET /v1/models', 'GET /v1/other', 'POST /v1/train'] }]
    const page = compatibilityPage(areas, ['GET /v1/models', 'POST /v1/train'], seen)
    expect(page).toContain('**2 of 3**')
    expect(page).toContain('| `GET /v1/models` | **pass** | SDK | 200 JSON |')
    expect(page).toContain('| `GET /v1/other` | not yet |')
    expect(page).toContain('| `POST /v1/train` | pass on a refusal | SDK | 403: not proven |')
    expect(page).toContain('| a field | `mtls` | 422 |')
    expect(() => compatibilityPage(areas, ['GET /v1/other'], seen)).toThrow('no endpoint')
  })

  test('codes of our own are those that the public API does not have', () => {
    const page = errorCodesPage(
      { voice_not_found: { status: 404, message: 'No.' }, voice_too_odd: { status: 400, message: 'Odd.' } },
      new Set(['voice_not_found']),
    )
    expect(page).toContain('| `voice_too_odd` | 400 | Odd. |')
    expect(page).not.toContain('`voice_not_found`')
  })
  test('every endpoint that writes says which acts, or why none; the other acts are named too', () => {
    const endpoint = <M extends 'GET' | 'POST'>(method: M, path: `/${string}`) =>
      defineEndpoint({
        id: 't.t',
        method,
        path,
        summary: 's',
        access: 'public',
        success: { status: 200, schema: z.object({}) },
        errors: [],
      })
    const run = async () => ({})
    const present = () => ({})
    const routes = defineRoutes((on) => {
      on(endpoint('POST', '/made'), run, present, { audit: ['webhooks.created', 'webhooks.changed'] })
      on(endpoint('POST', '/asked'), run, present, { audit: unaudited('reads only', 'a long question') })
      on(endpoint('GET', '/read'), run, present)
      on(endpoint('GET', '/taken'), run, present, { audit: 'audit.log-exported' })
    })
    const acts = ['webhooks.created', 'webhooks.changed', 'audit.log-exported', 'voices.safety-set']
    const page = auditedActsPage([{ name: 't', routes }], acts)
    expect(page).toContain('| `POST /made` | `webhooks.created`, `webhooks.changed` |')
    expect(page).toContain('| `POST /asked` | reads only | a long question |')
    expect(page).toContain('| `GET /taken` | `audit.log-exported` |')
    expect(page).not.toContain('/read')
    expect(page).toContain(':\n`voices.safety-set`.')
  })
})
