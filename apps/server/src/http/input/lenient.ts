import type { Schema } from '@vireo/contracts/kit'
import type { z } from 'zod'
import { valueAt } from './schema-faults.ts'

type Path = readonly PropertyKey[]
type Issue = z.core.$ZodIssue

const words: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', 'yes', 'on', 't', 'y'].map((word) => [word, true] as const),
  ...['false', '0', 'no', 'off', 'f', 'n'].map((word) => [word, false] as const),
])
const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** Reads a boolean as people and programs write it; answers anything else unchanged. */
export function readBoolean(value: unknown): unknown {
  return words.get(String(value).trim().toLowerCase()) ?? value
}

/** Reads a number written as text; answers anything else unchanged. */
export function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  return decimal.test(text) && Number.isFinite(Number(text)) ? Number(text) : value
}

export type LenientParse = {
  readonly parsed: z.ZodSafeParseResult<unknown>
  /** What was looked at in the end: what came, with what was meant in its places. */
  readonly value: unknown
}

/**
 * Parses a value by its schema. If it fails only because a number was written as text or a boolean as a word, it is
 * parsed again with what was meant. Valid input is looked at once.
 */
export function parseLeniently(schema: Schema, value: unknown): LenientParse {
  const parsed = schema.safeParse(value)
  if (parsed.success || typeof value !== 'object' || value === null) return { parsed, value }
  const changes = parsed.error.issues.flatMap((issue) => changesFor(issue, [], value))
  if (changes.length === 0) return { parsed, value }
  const meantValue = withChanges(value, changes)
  return { parsed: schema.safeParse(meantValue), value: meantValue }
}

type Change = { readonly path: Path; readonly to: unknown }

function changesFor(issue: Issue, above: Path, value: unknown): Change[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'invalid_union')
    return issue.errors.flatMap((branch) => branch.flatMap((inner) => changesFor(inner, path, value)))
  if (issue.code !== 'invalid_type' || path.length === 0) return []
  const given = valueAt(value, path)
  const to = meant(issue.expected, given)
  return to === given ? [] : [{ path, to }]
}

function meant(expected: string, given: unknown): unknown {
  if (expected === 'number' || expected === 'int') return readNumber(given)
  const isWord = typeof given === 'string' || typeof given === 'number'
  return expected === 'boolean' && isWord ? readBoolean(given) : given
}

/** Copies a value with changes at some paths. The original stays as it is, and each part is copied at most once. */
function withChanges(value: object, changes: readonly Change[]): unknown {
  const copies = new Set<object>()
  const copyOf = (held: object): Record<PropertyKey, unknown> => {
    if (copies.has(held)) return held as Record<PropertyKey, unknown>
    const copy = Array.isArray(held) ? [...(held as unknown[])] : { ...held }
    copies.add(copy)
    return copy as Record<PropertyKey, unknown>
  }
  const whole = copyOf(value)
  for (const { path, to } of changes) {
    let at = whole
    for (const key of path.slice(0, -1)) at = at[key] = copyOf(at[key] as object)
    const last = path.at(-1)
    if (last !== undefined) at[last] = to
  }
  return whole
}
