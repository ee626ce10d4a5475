import { z } from 'zod'

export type JsonSchema = { readonly [key: string]: unknown }
/** Requests are described as callers write them, answers as they arrive: with defaults filled in. */
export type Direction = 'input' | 'output'

export type SchemaCollector = {
  /** The schema as OpenAPI 3.1 says it; schemas that have a name are references. */
  readonly describe: (schema: z.ZodType, direction: Direction) => JsonSchema
  /** Every schema that was referred to, by name, with references made final. */
  readonly finish: (document: JsonSchema) => { document: JsonSchema; schemas: Record<string, JsonSchema> }
}

const REFERENCE = /^#\/\$defs\/(.+)$/
const MARKED = /^(.+)@(input|output)$/

/**
 * Collects named schemas while a document is written. Names come from the exports of `named`; a schema whose two
 * directions differ appears twice, as `Voice` and `VoiceInput`.
 */
export function createSchemaCollector(named: Readonly<Record<string, unknown>>): SchemaCollector {
  for (const [name, schema] of Object.entries(named)) if (schema instanceof z.ZodType) giveName(schema, name)
  const seen = new Map<string, JsonSchema>()
  return {
    describe(schema, direction) {
      const whole = toJson(schema, direction)
      const definitions = Object.entries(recordOf(whole['$defs']))
      for (const [name, definition] of definitions) seen.set(`${name}@${direction}`, mark(definition, direction))
      return mark(recordOf(whole['properties'])['it'], direction)
    },
    finish(document) {
      const rename = (marked: string) => finalName(marked, seen)
      const schemas = [...seen].map(([marked, schema]) => [rename(marked), resolve(schema, rename)] as const)
      return {
        document: resolve(document, rename),
        schemas: Object.fromEntries(schemas.toSorted(([a], [b]) => a.localeCompare(b))),
      }
    },
  }
}

function giveName(schema: z.ZodType, name: string): void {
  const known = z.globalRegistry.get(schema)
  if (!known?.id) z.globalRegistry.add(schema, { ...known, id: name })
}

/** Converts a schema to JSON Schema, wrapped in an object so that a named one is referred to and not copied in. */
function toJson(schema: z.ZodType, io: Direction): JsonSchema {
  return recordOf(
    z.toJSONSchema(z.object({ it: schema }), {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        // Answers may gain fields: clients that refuse unknown ones would break with every release.
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
        delete jsonSchema.id
      },
    }),
  )
}

function mark(schema: unknown, direction: Direction): JsonSchema {
  return mapReferences(recordOf(schema), (reference) => `${REFERENCE.exec(reference)?.[1] ?? reference}@${direction}`)
}

function resolve(document: JsonSchema, rename: (marked: string) => string): JsonSchema {
  return mapReferences(document, (marked) => (MARKED.test(marked) ? `#/components/schemas/${rename(marked)}` : marked))
}

function finalName(marked: string, seen: ReadonlyMap<string, JsonSchema>): string {
  const [, name = marked, direction] = MARKED.exec(marked) ?? []
  const output = seen.get(`${name}@output`)
  if (direction === 'output' || output === undefined) return name
  return withoutMarks(seen.get(marked)) === withoutMarks(output) ? name : `${name}Input`
}

function withoutMarks(schema: unknown): string {
  return JSON.stringify(schema).replaceAll(/@(input|output)"/g, '"')
}

function mapReferences(value: JsonSchema, change: (reference: string) => string): JsonSchema {
  return recordOf(
    JSON.parse(JSON.stringify(value), (key, member: unknown) =>
      key === '$ref' && typeof member === 'string' ? change(member) : member,
    ),
  )
}

function recordOf(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
