import type { Voice } from '@vireo/contracts/voices'

import { voiceDescriptionWords } from './words.ts'

/** Says what is said of a voice, in the reader's language where it is known there; what somebody wrote is kept. */
export function saidOf({ description }: Pick<Voice, 'description'>): string | undefined {
  return description === null ? undefined : (voiceDescriptionWords.said[description] ?? description)
}
