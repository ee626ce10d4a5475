import type { Schema } from '@vireo/contracts/kit'
import { alternativesOf, jsonSchemaOf, type JsonSchema } from './json-schema.ts'

const depthMax = 3

/** One thing that a request says, or an answer does. */
export type Field = {
  /** With the names of what it stands in: `voice_settings.speed`, `voices[].name`. */
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  /** As JSON. */
  readonly fallback: string | undefined
  readonly bounds: readonly string[]
  /** The only values there are, as JSON or as they stand in an address. */
  readonly choices: readonly string[]
}

/** Lists the fields of an object, or of the objects of a list, with what stands in them. */
export function fieldsOf(schema: Schema | undefined, io: 'input' | 'output'): readonly Field[] {
  return schema ? fieldsIn(jsonSchemaOf(schema, io), '', 0) : []
}

function fieldsIn(schema: JsonSchema, prefix: string, depth: number): readonly Field[] {
  if (depth >= depthMax) return []
  const objects = alternativesOf(schema).some.flatMap((one) => [one, ...(one.allOf ?? [])])
  const seen = new Set<string>()
  return objects.flatMap((one) => {
    if (one.items) return fieldsIn(one.items, `${prefix}[]`, depth)
    return Object.entries(one.properties ?? {}).flatMap(([key, inner]) => {
      const name = prefix === '' ? key : `${prefix}.${key}`
      if (seen.has(name)) return []
      seen.add(name)
      return [fieldOf(name, inner, one.required?.includes(key) ?? false), ...fieldsIn(inner, name, depth + 1)]
    })
  })
}

function fieldOf(name: string, schema: JsonSchema, isRequired: boolean): Field {
  const { some, isNullable } = alternativesOf(schema)
  return {
    name,
    type: [...new Set(some.map(typeName)), ...(isNullable ? ['null'] : [])].join(' or ') || 'anything',
    isRequired,
    fallback: schema.default === undefined ? undefined : JSON.stringify(schema.default),
    bounds: [...new Set(some.flatMap(boundsOf))],
    choices: some.flatMap(choicesOf),
  }
}

function typeName(schema: JsonSchema): string {
  if (schema.items) return `list of ${alternativesOf(schema.items).some.map(typeName).join(' or ') || 'anything'}`
  if (schema.const !== undefined) return typeof schema.const
  if (schema.enum) return typeof schema.enum[0]
  if (schema.format === 'uri') return 'address'
  if (schema.format === 'date-time') return 'time'
  if (schema.type === 'integer') return 'whole number'
  if (schema.type === 'boolean') return 'true or false'
  return typeof schema.type === 'string' ? schema.type : schema.properties || schema.allOf ? 'object' : 'anything'
}

function choicesOf(schema: JsonSchema): readonly string[] {
  if (schema.const !== undefined) return [String(schema.const)]
  if (schema.enum) return schema.enum.filter((one) => one !== null).map(String)
  return schema.items ? alternativesOf(schema.items).some.flatMap(choicesOf) : []
}

function boundsOf(schema: JsonSchema): readonly string[] {
  return [
    span(schema.minimum, schema.maximum, ''),
    span(schema.minLength, schema.maxLength, ' characters'),
    span(schema.minItems, schema.maxItems, ' entries'),
  ].filter((text) => text !== '')
}

function span(least: number | undefined, most: number | undefined, unit: string): string {
  const low = least === undefined || Math.abs(least) === Number.MAX_SAFE_INTEGER ? undefined : least
  const high = most === undefined || most === Number.MAX_SAFE_INTEGER ? undefined : most
  const said = (value: number) => value.toLocaleString('en')
  if (low !== undefined && high !== undefined)
    return low === high ? `${said(low)}${unit}` : `${said(low)} to ${said(high)}${unit}`
  if (high !== undefined) return `at most ${said(high)}${unit}`
  if (low === 1 && unit !== '') return 'not empty'
  return low === undefined ? '' : `at least ${said(low)}${unit}`
}
