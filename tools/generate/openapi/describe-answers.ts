import { codesOf, type Endpoint, ErrorBody, type ErrorEntry, errorTypeOf, SchemaErrorBody } from '@vireo/contracts/kit'
import { exampleOf } from './example-of.ts'
import type { JsonSchema, SchemaCollector } from './schema-collector.ts'

type Catalogue = Readonly<Record<string, ErrorEntry>>
type Answers = Pick<
  Endpoint,
  'access' | 'success' | 'errors' | 'idempotent' | 'params' | 'query' | 'body' | 'multipart'
>

const HEADERS = { 'request-id': { $ref: '#/components/headers/RequestId' } }
const BYTES = { type: 'string', format: 'binary' }

/** Describes every answer of an endpoint by status: the success, a 422 when it reads input, and its failures. */
export function describeAnswers(collector: SchemaCollector, catalogue: Catalogue, endpoint: Answers): JsonSchema {
  const readsInput = endpoint.params ?? endpoint.query ?? endpoint.body ?? endpoint.multipart
  return {
    [endpoint.success.status]: {
      description: 'Success',
      headers: HEADERS,
      ...(endpoint.success.status !== 204 && { content: successContent(collector, endpoint.success) }),
    },
    ...('unfinished' in endpoint.success && {
      [endpoint.success.unfinished ?? 202]: {
        description: 'The work goes on',
        headers: HEADERS,
        content: successContent(collector, endpoint.success),
      },
    }),
    ...failures(collector, catalogue, codesOf(endpoint)),
    ...(readsInput && { 422: schemaFailure(collector) }),
  }
}

function successContent(collector: SchemaCollector, success: Endpoint['success']): JsonSchema {
  if ('bytes' in success) return Object.fromEntries(success.bytes.map((type) => [type, { schema: BYTES }]))
  if ('lines' in success) {
    const description = 'One JSON object a line, sent while it is made.'
    return { 'application/json': { schema: { ...collector.describe(success.lines, 'output'), description } } }
  }
  const example = exampleOf(success.schema)
  return {
    'application/json': {
      schema: collector.describe(success.schema, 'output'),
      ...(example !== undefined && { example }),
    },
  }
}

function failures(collector: SchemaCollector, catalogue: Catalogue, codes: readonly string[]): JsonSchema {
  const known = codes.map((code) => ({ code, entry: entryOf(catalogue, code) }))
  const statuses = [...new Set(known.map(({ entry }) => entry.status))].toSorted((a, b) => a - b)
  return Object.fromEntries(
    statuses.map((status) => {
      const here = known.filter(({ entry }) => entry.status === status)
      const examples = here.map(({ code, entry }) => [code, { value: failureExample(code, entry) }] as const)
      const content = { schema: collector.describe(ErrorBody, 'output'), examples: Object.fromEntries(examples) }
      const description = here.map(({ code, entry }) => `\`${code}\`: ${entry.message}`).join('\n\n')
      return [status, { description, headers: HEADERS, content: { 'application/json': content } }]
    }),
  )
}

function entryOf(catalogue: Catalogue, code: string): ErrorEntry {
  const entry = catalogue[code]
  if (!entry) throw new Error(`The error catalogue has no "${code}", which an endpoint declares.`)
  return entry
}

function failureExample(code: string, entry: ErrorEntry): ErrorBody {
  return {
    detail: {
      type: errorTypeOf(entry),
      code,
      status: entry.legacyStatus ?? code,
      message: entry.message,
      request_id: 'request_0000000000000000000000',
      param: null,
    },
  }
}

function schemaFailure(collector: SchemaCollector): JsonSchema {
  const example = { detail: [{ loc: ['body', 'text'], msg: 'Field required', type: 'missing' }] }
  return {
    description: 'The request does not have the shape that is described here.',
    headers: HEADERS,
    content: { 'application/json': { schema: collector.describe(SchemaErrorBody, 'output'), example } },
  }
}
