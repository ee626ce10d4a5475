import type { ErrorBody } from '@vireo/contracts/kit'
import type { ErrorAnswer } from './error-shapes.ts'

/** A failure with its name and sentence once more at the top, where clients of a few older routes look for them. */
export type FlatErrorBody = ErrorBody & { readonly error: string; readonly message: string }

/** Adds the flat fields to an answer of 400; other answers stay as they are. */
export function withFlatError(
  answer: ErrorAnswer,
): Omit<ErrorAnswer, 'body'> & { readonly body: ErrorAnswer['body'] | FlatErrorBody } {
  const { body } = answer
  if (answer.status !== 400 || Array.isArray(body.detail) || 'error' in body) return answer
  return { ...answer, body: { ...body, error: body.detail.code, message: body.detail.message } }
}
