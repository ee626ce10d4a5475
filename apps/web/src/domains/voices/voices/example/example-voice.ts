import type { Voice } from '@vireo/contracts/voices'

import { inOrderOfTrust } from '../preselect.ts'

/** Picks the voice that is heard as an example: one that comes with the product and reads the reader’s language, else any. */
export function exampleVoice(voices: readonly Voice[], language: string): Voice | undefined {
  const heard = inOrderOfTrust(voices).filter(({ category }) => category === 'premade')
  return heard.find(({ labels }) => labels['language'] === language) ?? heard[0]
}
