import type { LibraryVoice } from '@vireo/contracts/voice-library'
import { Badge } from '@vireo/ui'

import { libraryWords } from '../words.ts'

/** Shows what is to be known before one takes a voice. */
export function VoiceBadges({ voice }: { readonly voice: LibraryVoice }) {
  return (
    <>
      {voice.featured ? <Badge tone="accent">{libraryWords.featured}</Badge> : null}
      {voice.live_moderation_enabled ? <Badge tone="warning">{libraryWords.moderated}</Badge> : null}
      {voice.free_users_allowed ? null : <Badge>{libraryWords.paidOnly}</Badge>}
    </>
  )
}
