import type { Schema } from '@vireo/contracts/kit'
import { z } from 'zod'

/** As much of a JSON schema as the reference reads. */
export type JsonSchema = {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema | boolean
  readonly required?: readonly string[]
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
}

/** Describes what a schema of the contracts accepts (`input`), or what it answers (`output`). */
export function jsonSchemaOf(schema: Schema, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline', cycles: 'ref' }) as JsonSchema
}

/** Lists the alternatives of a schema without null, and tells whether null is one of them. */
export function alternativesOf(schema: JsonSchema): {
  readonly some: readonly JsonSchema[]
  readonly isNullable: boolean
} {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) {
    const inner = choices.map(alternativesOf)
    return {
      some: inner.flatMap(({ some }) => some),
      isNullable: inner.some(({ isNullable }) => isNullable),
    }
  }
  if (schema.type === 'null') return { some: [], isNullable: true }
  if (typeof schema.type === 'object' && schema.type.includes('null')) {
    const { type, ...rest } = schema
    return { some: type.filter((one) => one !== 'null').map((one) => ({ ...rest, type: one })), isNullable: true }
  }
  return { some: [schema], isNullable: false }
}
