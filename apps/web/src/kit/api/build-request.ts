import type { Endpoint } from '@vireo/contracts/kit'

type Fields = Readonly<Record<string, unknown>>

export type BuiltRequest = {
  readonly method: Endpoint['method']
  /** Path and query, from the root of the server. */
  readonly url: string
  readonly body: string | undefined
}

/** Sorts a flat input into path, query and JSON body as the endpoint declares them. */
export function buildRequest(endpoint: Endpoint, input: Fields): BuiltRequest {
  const path = endpoint.path.replaceAll(/:([a-z_]+)/gu, (_, name: string) => {
    const value = input[name]
    if (typeof value !== 'string' || value === '') throw new TypeError(`${endpoint.id} needs ${name}`)
    return encodeURIComponent(value)
  })
  const query = queryOf(pick(input, endpoint.query))
  const body = endpoint.body ? JSON.stringify(pick(input, endpoint.body)) : undefined
  return { method: endpoint.method, url: query === '' ? path : `${path}?${query}`, body }
}

function pick(input: Fields, schema: Endpoint['query']): Fields {
  return Object.fromEntries(fieldsOf(schema).flatMap((key) => (input[key] === undefined ? [] : [[key, input[key]]])))
}

/** Answers the fields that a schema knows; of one that takes several shapes, those of each. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if ('options' in schema && Array.isArray(schema.options)) return [...new Set(schema.options.flatMap(fieldsOf))]
  const shape = 'shape' in schema ? schema.shape : undefined
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : []
}

function queryOf(fields: Fields): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined && one !== '') query.append(key, String(one))
    }
  }
  return query.toString()
}
