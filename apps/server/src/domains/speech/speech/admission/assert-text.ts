import { AppError } from '#kernel/errors.ts'
import type { SpeechModel } from '../models/models.ts'
import { countCharacters } from '../text/count-characters.ts'
import { findInvalidCharacter } from '../text/find-invalid-character.ts'

const invalidMessages = {
  nul: 'The text contains a NUL character.',
  lone_surrogate: 'The text contains half of a Unicode character.',
}

/** Refuses a text that is empty, broken, or longer than the model takes. */
export function assertText(text: string, model: SpeechModel): void {
  if (text.trim() === '') throw new AppError('empty_text', { param: 'text' })
  // Code points never outnumber code units, so most texts need not be counted.
  const length = text.length <= model.textLengthMax ? text.length : countCharacters(text)
  if (length > model.textLengthMax) {
    throw new AppError('text_too_long', {
      message: `The text has ${length} characters; ${model.name} takes up to ${model.textLengthMax} in one request.`,
      param: 'text',
      data: { length, maximum: model.textLengthMax },
    })
  }
  const invalid = findInvalidCharacter(text)
  if (invalid)
    throw new AppError('invalid_text', {
      message: invalidMessages[invalid.kind],
      param: 'text',
      data: { index: invalid.index },
    })
}
