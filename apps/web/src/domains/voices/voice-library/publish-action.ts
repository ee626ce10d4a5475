import { Globe } from 'lucide-react'

import { later } from '#kit/later.tsx'
import type { VoiceAction } from '#voices'
import { isProven } from './is-proven.ts'
import { libraryTitleWords } from './titles/words.ts'

/** Publishing, in the menu of a voice of one's own; what is a copy or cannot speak yet nobody publishes. */
export const publishAction: VoiceAction = {
  id: 'publish',
  rank: 2,
  title: ({ sharing }) => (sharing?.status === 'enabled' ? libraryTitleWords.publication : libraryTitleWords.publish),
  icon: Globe,
  isOffered: (voice) =>
    voice.permission_on_resource === 'admin' &&
    voice.cloning_method !== 'copied' &&
    voice.preview_url !== null &&
    // There is nobody who could read lines in the voice of a remix.
    (voice.cloning_method !== 'remixed' || isProven(voice)),
  dialog: later(async () => ({ default: (await import('./components/publish-dialog.tsx')).PublishDialog })),
}
