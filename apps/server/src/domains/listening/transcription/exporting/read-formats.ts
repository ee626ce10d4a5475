import { type AdditionalFormat, AdditionalFormats } from '@vireo/contracts/transcription'
import { AppError } from '#kernel/errors.ts'

/** Reads which formats are wanted beside the answer, as JSON. Throws `invalid_parameters`. */
export function readFormats(json: string | null | undefined): AdditionalFormat[] {
  if (!json) return []
  const { data, error } = AdditionalFormats.safeParse(parsed(json))
  if (data) return data
  const [fault] = error.issues
  const where = fault && fault.path.length > 0 ? ` At ${fault.path.join('.')}: ${fault.message}.` : ''
  const message = `This is no JSON list of up to ten formats.${where}`
  throw new AppError('invalid_parameters', { message, param: 'additional_formats' })
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
