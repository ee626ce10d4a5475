import type { Schema } from '@vireo/contracts/kit'
import { alternativesOf, jsonSchemaOf, type JsonSchema } from './json-schema.ts'

const depthMax = 6
/** How many fields an example shows where none has to be there. */
const optionalShown = 2

/** What a reader would write under a name. */
const byName: Readonly<Record<string, unknown>> = {
  text: 'Hello from my own server.',
  input: 'Hello from my own server.',
  name: 'My first one',
  email: 'person@example.org',
  language_code: 'en',
  voice_description: 'A calm older woman with a deep, warm voice, close to the microphone',
  prompt: 'Deeper and slower',
  description: 'A calm older woman with a deep, warm voice',
  domain: 'example.org',
  address: 'https://tts.example.org/v1',
  language: 'en',
  country_code: 'DE',
  expiry: '12 / 34',
  cvc: '123',
  number: '4242424242424242',
  card_number: '4242424242424242',
  month: '2026-11',
  visitor: '3f1c9a0b7d2e4c58',
  path: '/pricing',
  event: 'page_viewed',
  website: 'https://example.org',
  organization: 'A school for all',
  country: 'Portugal',
  mission: 'We teach people to read.',
  planned_use: 'Our lessons are to be heard, too.',
}

/** What stands in for a thing of the reader's own: `HISTORY_ITEM_ID`. */
export type Standing = (name: string) => string

/**
 * Invents a value that `schema` accepts, as small as it allows; undefined when none was found. What has to be the
 * reader's own comes from `standing`.
 */
export function exampleOf(schema: Schema, standing: Standing): unknown {
  const json = jsonSchemaOf(schema, 'input')
  const shapes = [{ shown: 2 }, { shown: 1 }, { shown: 0 }, { shown: 0, beside: 1 }]
  const attempts = shapes.flatMap((shape) => [true, false].map((isNamed) => ({ ...shape, isNamed, standing })))
  for (const attempt of attempts) {
    const example = invent(json, '', attempt, 0)
    if (schema.safeParse(example).success) return example
  }
  return undefined
}

type Attempt = {
  /** How many fields are shown where none has to be there. */
  readonly shown: number
  /** How many are shown beside those that have to be there, for bodies that need one of several. */
  readonly beside?: number
  readonly isNamed: boolean
  readonly standing: Standing
}

function invent(schema: JsonSchema, name: string, attempt: Attempt, depth: number): unknown {
  const [first] = alternativesOf(schema).some
  if (!first || depth > depthMax) return null
  if (first.const !== undefined) return first.const
  if (first.examples?.length) return first.examples[0]
  if (first.enum) return typeof schema.default === 'string' ? schema.default : first.enum[0]
  if (first.allOf) return Object.assign({}, ...first.allOf.map((one) => invent(one, name, attempt, depth + 1)))
  if (first.items) {
    const count = Math.min(Math.max(first.minItems ?? 0, 1), first.maxItems ?? 1)
    const { items } = first
    return Array.from({ length: count }, () => invent(items, name, attempt, depth + 1))
  }
  if (first.properties) return inventObject(first, attempt, depth)
  if (first.type === 'object') return {}
  if (schema.default !== undefined && schema.default !== null) return schema.default
  if (first.type === 'boolean') return true
  if (first.type === 'integer' || first.type === 'number') return inventNumber(first)
  return inventString(first, name, attempt)
}

function inventObject(schema: JsonSchema, attempt: Attempt, depth: number): Record<string, unknown> {
  const properties = Object.entries(schema.properties ?? {})
  const required = properties.filter(([key]) => schema.required?.includes(key))
  const others = properties.filter((each) => !required.includes(each))
  const most = required.length > 0 ? (attempt.beside ?? 0) : Math.min(attempt.shown, optionalShown)
  const shown = [...required, ...others.slice(0, depth === 0 ? most : 0)]
  return Object.fromEntries(shown.map(([key, inner]) => [key, invent(inner, key, attempt, depth + 1)]))
}

function inventNumber({ maximum, minimum = Math.min(1, maximum ?? 1) }: JsonSchema): number {
  const low = Math.max(minimum, -1000)
  const high = maximum ?? minimum
  return low >= 1 || high < 1 ? low : Math.min(1, high)
}

function inventString(schema: JsonSchema, name: string, { isNamed, standing }: Attempt): string {
  if (schema.format === 'email') return 'person@example.org'
  if (schema.format === 'uri') return 'https://example.org/hook'
  if (schema.format === 'date-time') return '2026-01-01T00:00:00Z'
  if (schema.format === 'date') return '2026-01-01'
  const known = isNamed ? byName[name] : undefined
  if (typeof known === 'string') return known.padEnd(schema.minLength ?? 0, '.').slice(0, schema.maxLength)
  if (/(^|_)ids?$/u.test(name)) return standing(name.replace(/s$/u, ''))
  if (name.includes('email')) return 'person@example.org'
  if (name.includes('url')) return 'https://example.org/hook'
  return 'text'.padEnd(schema.minLength ?? 0, '.').slice(0, schema.maxLength)
}
