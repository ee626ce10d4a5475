import type { Endpoint } from '@vireo/contracts/kit'
import { z } from 'zod'
import { exampleOf } from './example-of.ts'
import type { JsonSchema, SchemaCollector } from './schema-collector.ts'

type Request = Pick<Endpoint, 'params' | 'query' | 'body' | 'bodyOptional' | 'multipart' | 'raw' | 'idempotent'>

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Makes repeats of this request answer what the first one answered, for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

/** Describes the path, query and header parameters of an endpoint. */
export function describeParameters(collector: SchemaCollector, request: Request): JsonSchema[] {
  return [
    ...parametersOf(collector, 'path', request.params),
    ...parametersOf(collector, 'query', request.query),
    ...(request.idempotent ? [IDEMPOTENCY_KEY] : []),
  ]
}

/** Describes the body an endpoint reads, JSON or multipart; undefined when it reads none. */
export function describeBody(collector: SchemaCollector, request: Request): JsonSchema | undefined {
  if (request.multipart) return describeMultipart(collector, request.multipart)
  if (request.raw) return { required: true, content: { 'application/json': { schema: { type: 'object' } } } }
  if (!request.body) return undefined
  const example = exampleOf(request.body)
  const content = { schema: collector.describe(request.body, 'input'), ...(example !== undefined && { example }) }
  return { required: !request.bodyOptional, content: { 'application/json': content } }
}

function parametersOf(collector: SchemaCollector, place: 'path' | 'query', schema?: z.ZodType): JsonSchema[] {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(z.record(z.string(), z.instanceof(z.ZodType)).parse(schema.shape)).map(([name, field]) => {
    const described = collector.describe(field, 'input')
    const { description } = described
    return {
      name,
      in: place,
      required: place === 'path' || !field.safeParse(undefined).success,
      ...(typeof description === 'string' && { description }),
      schema: described,
    }
  })
}

function describeMultipart(
  collector: SchemaCollector,
  { fields, files }: NonNullable<Request['multipart']>,
): JsonSchema {
  const described = collector.describe(fields, 'input')
  const fileFields = Object.entries(files).map(([name, { maxCount, maxBytes }]) => {
    const file = { type: 'string', format: 'binary', description: `At most ${maxBytes} bytes.` }
    return [name, maxCount > 1 ? { type: 'array', items: file, maxItems: maxCount } : file] as const
  })
  const required = Object.entries(files).flatMap(([name, file]) => (file.required === false ? [] : [name]))
  const fileSchema = { type: 'object', properties: Object.fromEntries(fileFields), required }
  return { required: true, content: { 'multipart/form-data': { schema: { allOf: [described, fileSchema] } } } }
}
