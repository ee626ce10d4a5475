import type { LibraryVoice } from '@vireo/contracts/voice-library'

import { paths } from '#kit/routing/index.ts'

/** Whose the voices are that come with the product. */
const nobody = 'premade'

/** Answers where a voice of the library is shown: by its link, or on the page that every default voice has. */
export function addressOfShared({
  public_owner_id: owner,
  voice_id: id,
}: Pick<LibraryVoice, 'public_owner_id' | 'voice_id'>): string {
  if (owner === nobody) return paths.voicePage.replace(':voiceId', encodeURIComponent(id))
  return paths.sharedVoice.replace(':a', encodeURIComponent(owner)).replace(':b', encodeURIComponent(id))
}
