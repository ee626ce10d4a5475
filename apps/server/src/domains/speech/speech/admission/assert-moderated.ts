import { AppError } from '#kernel/errors.ts'
import { holdsTerm } from '#voices/safety/index.ts'
import { type SpeakableVoice } from '#voices/speaking/index.ts'

/** Refuses a text that a voice with live moderation is not to say. Terms are lower case and match whole words. */
export function assertModerated(
  text: string,
  voice: Pick<SpeakableVoice, 'liveModeration'>,
  terms: readonly string[],
): void {
  if (!voice.liveModeration || !holdsTerm(text, terms)) return
  throw new AppError('invalid_text', {
    message: 'This voice does not say that: its texts are moderated.',
    param: 'text',
    data: { reason: 'moderated' },
  })
}
