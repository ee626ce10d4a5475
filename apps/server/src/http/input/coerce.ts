import { z } from 'zod'
import { readNumber } from './lenient.ts'

type Coercer = (value: unknown) => unknown

/**
 * Creates a reader of query strings and form fields, which are text: it converts each field to the type its schema
 * expects (numbers, booleans, single values for lists, JSON for objects) and leaves what it cannot read for the schema
 * to refuse.
 */
export function createCoercer(schema: z.ZodType): (raw: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  const inner = unwrap(schema)
  const coercers =
    inner instanceof z.ZodObject
      ? Object.entries(inner.shape).map(([name, field]) => [name, coercerOf(field as z.ZodType)] as const)
      : []
  return (raw) => {
    const values: Record<string, unknown> = { ...raw }
    for (const [name, coerce] of coercers) {
      const value = values[name]
      if (value === undefined) continue
      values[name] = coerce(value)
    }
    return values
  }
}

function coercerOf(field: z.ZodType): Coercer {
  const inner = unwrap(field)
  const scalar = scalarCoercerOf(inner)
  if (inner instanceof z.ZodArray) {
    const element = scalarCoercerOf(unwrap(inner.element as z.ZodType))
    return (value) => (Array.isArray(value) ? value : [value]).map(element)
  }
  // A field that is given twice counts once, as the clients of this field expect: the last one wins.
  return (value) => scalar(Array.isArray(value) ? value.at(-1) : value)
}

function scalarCoercerOf(inner: z.ZodType): Coercer {
  if (inner instanceof z.ZodNumber) return readNumber
  if (inner instanceof z.ZodBoolean)
    return (value) => (value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value)
  if (inner instanceof z.ZodObject || inner instanceof z.ZodRecord) return parseJson
  return (value) => value
}

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap() as z.ZodType)
  return schema
}
