import { codeOf, type Endpoint, type Schema, type SchemaErrorBody } from '@vireo/contracts/kit'
import { z } from 'zod'
import { AppError } from '../../kernel/errors.ts'
import { type ErrorCode, productFacts } from '../../kernel/product.ts'
import { createCoercer } from './coerce.ts'
import { faultWords } from '../failures/fault-words.ts'
import { type LenientParse, parseLeniently } from './lenient.ts'
import { schemaFaults, valueAt } from './schema-faults.ts'
import { assertStorable } from './unstorable.ts'

/** A request that does not have the shape its schema asks for: a 422 with one line for each fault. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError'
  readonly body: SchemaErrorBody
  constructor(body: SchemaErrorBody) {
    super('The request does not match its schema.')
    this.body = body
  }
}

type Raw = { readonly params: unknown; readonly query: unknown; readonly body: unknown }

/** Makes the function that turns a raw request into an operation's flat, checked input. */
export function createInputParser(
  endpoint: Pick<Endpoint, 'path' | 'params' | 'query' | 'body' | 'bodyOptional' | 'multipart'>,
): (raw: Raw) => object {
  const read = isPublicApi(endpoint.path) ? parseLeniently : parseStrictly
  const params = endpoint.params && partParser('path', endpoint.params, read, createCoercer(endpoint.params))
  const query = endpoint.query && partParser('query', endpoint.query, read, createCoercer(endpoint.query))
  const bodySchema = endpoint.body ?? endpoint.multipart?.fields
  const coerceForm = endpoint.multipart && bodySchema && createCoercer(bodySchema)
  const body = bodySchema && partParser('body', bodySchema, read, coerceForm)
  return (raw) => ({
    ...params?.(raw.params ?? {}),
    ...query?.(raw.query ?? {}),
    ...body?.(raw.body ?? (endpoint.bodyOptional ? {} : raw.body)),
  })
}

/**
 * Tells whether a path belongs to the public API, whose clients write booleans and numbers in many ways; our own pages
 * write them in one.
 */
function isPublicApi(path: string): boolean {
  return /^\/v[12]\//.test(path)
}

function parseStrictly(schema: Schema, value: unknown): LenientParse {
  return { parsed: schema.safeParse(value), value }
}

function partParser(
  place: string,
  schema: Schema,
  read: typeof parseLeniently,
  coerce?: (raw: Readonly<Record<string, unknown>>) => unknown,
): (raw: unknown) => object {
  return (raw) => {
    const value = coerce && typeof raw === 'object' && raw !== null ? coerce(raw as Record<string, unknown>) : raw
    const { parsed, value: meant } = read(schema, value)
    if (parsed.success) {
      // A schema lets pass what nothing can keep.
      assertStorable(parsed.data)
      return parsed.data as object
    }
    throw toError(place, schema, parsed.error, meant)
  }
}

function toError(place: string, schema: Schema, error: z.ZodError, value: unknown): Error {
  for (const issue of error.issues) {
    const missing = valueAt(value, issue.path) === undefined
    // A missing field or one of a wrong type is a fault of shape; a code names a value outside its bounds.
    const misshapen = missing || issue.code === 'invalid_type'
    const code = misshapen ? undefined : codeAlong(schema, issue.path)
    if (code && code in productFacts().errors) {
      return new AppError(code as ErrorCode, {
        param: issue.path.map(String).join('.'),
        ...moreExact(code, issue, valueAt(value, issue.path)),
      })
    }
  }
  return new SchemaError({ detail: schemaFaults(place, schema, error, value) })
}

function moreExact(code: string, issue: z.core.$ZodIssue, value: unknown): { message?: string } {
  return code === 'empty_text' ? {} : { message: faultWords(issue, { schema: undefined, value }).msg }
}

function codeAlong(schema: Schema, path: readonly PropertyKey[]): string | undefined {
  let at: z.ZodType = schema
  let found = codeOf(at)
  for (const key of path) {
    at = unwrapFully(at, (code) => {
      found = code
    })
    if (at instanceof z.ZodObject) at = (at.shape as Record<PropertyKey, z.ZodType>)[key] ?? z.never()
    else if (at instanceof z.ZodArray) at = at.element as z.ZodType
    else return found
    found = codeOf(at) ?? found
  }
  unwrapFully(at, (code) => {
    found = code
  })
  return found
}

function unwrapFully(schema: z.ZodType, onCode: (code: string) => void): z.ZodType {
  let at = schema
  for (;;) {
    const code = codeOf(at)
    if (code) onCode(code)
    if (at instanceof z.ZodOptional || at instanceof z.ZodNullable || at instanceof z.ZodDefault)
      at = at.unwrap() as z.ZodType
    else return at
  }
}
