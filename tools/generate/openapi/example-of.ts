import { z } from 'zod'
import type { JsonSchema } from './schema-collector.ts'

const DEPTH_MAX = 8
const BY_FORMAT: Readonly<Record<string, string>> = {
  email: 'person@example.org',
  uri: 'https://example.org',
  'date-time': '2026-01-01T00:00:00Z',
}

/**
 * Invents a value that `schema` accepts, as small as it allows; undefined when none was found. Examples written with
 * `.meta({ examples: […] })` win.
 */
export function exampleOf(schema: z.ZodType): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  const definitions = z.record(z.string(), z.record(z.string(), z.unknown())).catch({}).parse(json.$defs)
  const example = invent({ ...json }, definitions, 0)
  return schema.safeParse(example).success ? example : undefined
}

function invent(schema: JsonSchema, definitions: Readonly<Record<string, JsonSchema>>, depth: number): unknown {
  if (depth > DEPTH_MAX) return null
  const again = (inner: unknown) => invent(asSchema(inner), definitions, depth + 1)
  const { $ref, examples, anyOf, oneOf, allOf, type } = schema
  if (Array.isArray(examples) && examples.length > 0) return examples[0]
  if ('default' in schema) return schema['default']
  if ('const' in schema) return schema['const']
  if (typeof $ref === 'string') return again(definitions[$ref.replace('#/$defs/', '')])
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  const choices = anyOf ?? oneOf ?? allOf
  if (Array.isArray(choices)) return again(choices[0])
  return inventTyped(Array.isArray(type) ? type[0] : type, schema, again)
}

function inventTyped(type: unknown, schema: JsonSchema, again: (inner: unknown) => unknown): unknown {
  if (type === 'object') return inventObject(schema, again)
  if (type === 'array') return Array.from({ length: numberOr(schema['minItems'], 0) }, () => again(schema['items']))
  if (type === 'string') return inventString(schema)
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number')
    return numberOr(schema['minimum'], Math.min(1, numberOr(schema['maximum'], 1)))
  return null
}

function inventObject(schema: JsonSchema, again: (inner: unknown) => unknown): Record<string, unknown> {
  const required = z.array(z.string()).catch([]).parse(schema['required'])
  const properties = asSchema(schema['properties'])
  return Object.fromEntries(required.map((name) => [name, again(properties[name])]))
}

function inventString({ format, minLength }: JsonSchema): string {
  const known = typeof format === 'string' ? BY_FORMAT[format] : undefined
  return known ?? 'text'.padEnd(numberOr(minLength, 0), '.')
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}

function asSchema(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
