import type { TimedText } from './timed-text.ts'

/** What a text is written for. */
type Languages = { readonly source_language: string; readonly target_language: string }

/**
 * Tells what a text lacks before anybody can be given it: all of it (`nothing_written`), or, where it is ordered in another language than
 * is spoken, every translation (`nothing_translated`). Spaces alone are nothing. Pure.
 */
export function unfinishedIn(
  { segments }: Pick<TimedText, 'segments'>,
  { source_language: source, target_language: target }: Languages,
): 'nothing_written' | 'nothing_translated' | undefined {
  const isTranslated = source !== target
  if (isTranslated && segments.some(({ translation }) => isWritten(translation))) return undefined
  if (!segments.some(({ text }) => isWritten(text))) return 'nothing_written'
  return isTranslated ? 'nothing_translated' : undefined
}

/** Tells whether there is anything to see in a text: spaces and signs of no width are nothing. Pure. */
export function isWritten(text: string | null | undefined): boolean {
  return /[^\s\p{C}\p{Z}]/u.test(text ?? '')
}
