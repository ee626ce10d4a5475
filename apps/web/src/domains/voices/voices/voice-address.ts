import type { Voice } from '@vireo/contracts/voices'

import { paths } from '#kit/routing/index.ts'

/** Answers the address of a voice's page: below one's own voices, or below those that everybody finds. */
export function addressOfVoice({ voice_id: id, category }: Pick<Voice, 'voice_id' | 'category'>): string {
  const path = category === 'premade' ? paths.voicePage : paths.ownVoicePage
  return path.replace(':voiceId', encodeURIComponent(id))
}
