import { AppError } from '../../kernel/errors.ts'
import type { SpeakableVoice } from '../voices/index.ts'

/** Refuses a text that a voice with live moderation is not to say. Terms are lower case and match whole words. */
export function assertModerated(
  text: string,
  voice: Pick<SpeakableVoice, 'liveModeration'>,
  terms: readonly string[],
): void {
  if (!voice.liveModeration) return
  const folded = ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `
  const found = terms.some((term) => folded.includes(` ${term.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `))
  if (!found) return
  throw new AppError('invalid_text', {
    message: 'This voice does not say that: its texts are moderated.',
    param: 'text',
    data: { reason: 'moderated' },
  })
}
