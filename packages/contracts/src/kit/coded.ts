import type { z } from 'zod'

const codes = new WeakMap<z.ZodType, string>()

/**
 * Marks a schema whose failure has a name of its own in the error catalogue: the answer is then
 * that code (status 400) instead of the general 422.
 */
export function coded<S extends z.ZodType>(code: string, schema: S): S {
  codes.set(schema, code)
  return schema
}

/** Answers the code that a schema was marked with, or undefined. */
export function codeOf(schema: z.ZodType): string | undefined {
  return codes.get(schema)
}
