import { AppError } from '#kernel/errors.ts'
import { findInvalidCharacter } from '#speech'

/** Refuses texts with characters that nothing can keep or say: NUL and halves of surrogate pairs. */
export function assertWritable(texts: Readonly<Record<string, string | null | undefined>>): void {
  for (const [param, text] of Object.entries(texts)) {
    const invalid = text ? findInvalidCharacter(text) : undefined
    if (invalid) throw new AppError('invalid_text', { param, data: { index: invalid.index } })
  }
}
