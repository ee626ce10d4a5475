import type { Endpoint } from '@vireo/contracts/kit'
import { z } from 'zod'

export type JsonLimits = {
  readonly bytes: number
  /** Brackets that open, commas and colons together: what reading a body costs grows with them, not with its bytes. */
  readonly marks: number
}

/** What a body may come to where nobody asks for more. Names that all differ cost the parser most: so many, a few milliseconds. */
export const usualJson: JsonLimits = { bytes: 1024 * 1024, marks: 6000 }
/** Whoever proved nothing yet sends a form's worth of fields. */
const ofStrangers: JsonLimits = { bytes: 64 * 1024, marks: 1000 }
/** Fields that are newer than we are, names, and whitespace. */
const spareBytes = 16 * 1024
const scalarBytes = 100
/** A character as `\u0041`; whoever escapes no character may indent as much again. */
const bytesPerUnit = 6

/** Computes the limits of a JSON body: what the contract says, else the most that its schema accepts. */
export function jsonLimits(endpoint: Pick<Endpoint, 'access' | 'body' | 'maxBodyBytes' | 'maxBodyMarks'>): JsonLimits {
  const { bytes, marks: usualMarks } = endpoint.access === 'public' ? ofStrangers : usualJson
  const marks = endpoint.maxBodyMarks ?? usualMarks
  if (endpoint.maxBodyBytes !== undefined) return { bytes: endpoint.maxBodyBytes, marks }
  return { bytes: endpoint.body ? Math.min(bytes, spareBytes + bytesOf(endpoint.body as z.ZodType)) : bytes, marks }
}

/** Estimates the most bytes that a schema accepts as JSON; Infinity when it has no bound. */
function bytesOf(field: z.ZodType): number {
  if (
    field instanceof z.ZodOptional ||
    field instanceof z.ZodNullable ||
    field instanceof z.ZodDefault ||
    field instanceof z.ZodReadonly
  )
    return bytesOf(field.unwrap() as z.ZodType)
  if (field instanceof z.ZodNumber || field instanceof z.ZodBoolean || field instanceof z.ZodEnum) return scalarBytes
  // Blanks around a text count before they are cut off; there is room for as many again.
  if (field instanceof z.ZodString) return 2 * bytesPerUnit * (field.maxLength ?? Infinity)
  if (field instanceof z.ZodUnion) return Math.max(...field.options.map((option) => bytesOf(option as z.ZodType)))
  if (field instanceof z.ZodObject)
    return Object.entries(field.shape).reduce(
      (sum, [name, inner]) => sum + scalarBytes + bytesPerUnit * name.length + bytesOf(inner as z.ZodType),
      scalarBytes,
    )
  return Infinity
}
