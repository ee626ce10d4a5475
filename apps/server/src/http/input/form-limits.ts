import type { Multipart } from '@vireo/contracts/kit'
import { z } from 'zod'

export type FormLimits = {
  /** Of all plain fields together. */
  readonly fieldBytes: number
  readonly fieldCount: number
}

/** For forms that have text of any shape, and the most that any form gets without asking for more. */
const most: FormLimits = { fieldBytes: 256 * 1024, fieldCount: 50 }
/** Clients send fields that are newer than we are, and some twice. */
const spare: FormLimits = { fieldBytes: 16 * 1024, fieldCount: 20 }
const scalarBytes = 100
/** What a UTF-16 unit comes to in UTF-8, at most. */
const bytesPerUnit = 3

/** Computes the limits of a form's plain fields: what the contract says, else the most that its schema accepts. */
export function formLimits({ fields, fieldBytes, fieldCount }: Multipart): FormLimits {
  const derived = fields instanceof z.ZodObject ? Object.values(fields.shape) : undefined
  const bytes = derived?.reduce((sum, field) => sum + bytesOf(field as z.ZodType), spare.fieldBytes)
  return {
    fieldBytes: fieldBytes ?? Math.min(most.fieldBytes, bytes ?? most.fieldBytes),
    fieldCount: fieldCount ?? Math.min(most.fieldCount, 2 * (derived?.length ?? most.fieldCount) + spare.fieldCount),
  }
}

function bytesOf(field: z.ZodType): number {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault)
    return bytesOf(field.unwrap() as z.ZodType)
  if (field instanceof z.ZodNumber || field instanceof z.ZodBoolean || field instanceof z.ZodEnum) return scalarBytes
  // Blanks around a text count before they are cut off; there is room for as many again.
  if (field instanceof z.ZodString && field.maxLength !== null) return 2 * bytesPerUnit * field.maxLength
  return most.fieldBytes
}
