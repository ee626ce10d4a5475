import type { Schema } from '@vireo/contracts/kit'
import { z } from 'zod'

type Shape = z.core.JSONSchema.BaseSchema

/** What a test says of an answer: as much of it as matters to the test. */
export type Some<T> = T extends readonly (infer Item)[]
  ? readonly Some<Item>[]
  : T extends object
    ? { readonly [K in keyof T]?: Some<T[K]> | undefined }
    : T

/**
 * The smallest value that a schema accepts and that says what is given: lists are empty, what may be null is null, and
 * of several choices it is the first. Throws where the schema refuses it, with the field to say more about.
 */
export function leastAnswer(schema: Schema, given?: unknown): unknown {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const value = least(shape, given, shape.$defs ?? {})
  const checked = schema.safeParse(value)
  if (checked.success) return value
  throw new Error(`Nothing so small fits the schema: ${z.prettifyError(checked.error)}`)
}

function least(shape: Shape | boolean, given: unknown, named: Readonly<Record<string, Shape>>): unknown {
  if (typeof shape === 'boolean') return given ?? null
  if (shape.$ref) return least(named[shape.$ref.replace('#/$defs/', '')] ?? {}, given, named)
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return least(chosen(choices as Shape[], given), given, named)
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => least(part as Shape, given, named)))
  if (Array.isArray(given)) return given.map((item) => least((shape.items ?? {}) as Shape, item, named))
  if (shape.type === 'object') return leastObject(shape, asObject(given), named)
  if (given !== undefined) return given
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.type === 'array')
    return Array.from({ length: shape.minItems ?? 0 }, () => least((shape.items ?? {}) as Shape, undefined, named))
  if (shape.type === 'string') return leastText(shape)
  if (shape.type === 'boolean') return false
  if (shape.type === 'number' || shape.type === 'integer')
    return Math.max(shape.minimum ?? 0, Number(shape.exclusiveMinimum ?? -1) + 1)
  return null
}

function leastObject(shape: Shape, given: Readonly<Record<string, unknown>>, named: Readonly<Record<string, Shape>>) {
  const fields = new Set([...(shape.required ?? []), ...Object.keys(given)])
  const typeOf = (field: string) => (shape.properties?.[field] ?? shape.additionalProperties ?? {}) as Shape
  return Object.fromEntries([...fields].map((field) => [field, least(typeOf(field), given[field], named)]))
}

/** Nothing where that is allowed; for what is given, the first choice whose fixed fields agree with it. */
function chosen(choices: readonly Shape[], given: unknown): Shape {
  const nothing = choices.find(({ type }) => type === 'null')
  if (nothing && (given === undefined || given === null)) return nothing
  const fields = Object.entries(asObject(given))
  const agrees = ({ type, properties = {} }: Shape) =>
    type !== 'null' &&
    fields.every(([name, value]) => {
      const said = properties[name]
      return said === undefined || typeof said === 'boolean' || said.const === undefined || said.const === value
    })
  return choices.find(agrees) ?? choices[0] ?? {}
}

function leastText({ format, minLength = 0 }: Shape): string {
  if (format === 'date-time') return '2026-11-23T09:00:00Z'
  if (format === 'date') return '2026-11-23'
  if (format === 'email') return 'somebody@example.test'
  if (format === 'uri') return 'https://files.example.test/file'
  return 'x'.repeat(Math.max(1, minLength))
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
