import type { Voice } from '@vireo/contracts/voices'

import type { EditedLine } from './use-dialogue.ts'

/** Guesses who speaks next: whoever spoke before the last one, else a voice that has not spoken yet. */
export function nextVoiceId(
  before: readonly Pick<EditedLine, 'voiceId'>[],
  voices: readonly Pick<Voice, 'voice_id'>[],
): string | undefined {
  const last = before.at(-1)?.voiceId
  const other = before.findLast(({ voiceId }) => voiceId !== undefined && voiceId !== last)?.voiceId
  return other ?? voices.find(({ voice_id }) => voice_id !== last)?.voice_id
}
