import { AppError } from '#kernel/errors.ts'

/** Tells whether a text holds one of the operator's unwanted words or phrases, as whole words. */
export function holdsTerm(text: string, terms: readonly string[]): boolean {
  const folded = wordsOf(text.normalize('NFKC').toLowerCase())
  return terms.some((term) => folded.includes(wordsOf(term)))
}

/** Throws `invalid_text` with the field that holds one of the operator's unwanted words. */
export function assertMetadata(metadata: Readonly<Record<string, string>>, terms: readonly string[]): void {
  for (const [param, text] of Object.entries(metadata)) {
    if (!holdsTerm(text, terms)) continue
    throw new AppError('invalid_text', {
      message: 'The operator of this instance does not allow these words.',
      param,
      data: { reason: 'moderated' },
    })
  }
}

/** Reduces a text to words with a space around each, so that words can be told from parts of words. */
function wordsOf(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `
}
