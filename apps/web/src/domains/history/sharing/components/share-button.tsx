import { IconButton } from '@vireo/ui'
import { Share2 } from 'lucide-react'

import { openShare } from '../open-share.ts'
import { useSharingSettings } from '../queries.ts'
import { sharingTitleWords } from '../titles/words.ts'

/** Leads from the player to the link of what is heard, once that is in the history. */
export function ShareButton({ historyItemId, exists }: { readonly historyItemId: string; readonly exists: boolean }) {
  const { data } = useSharingSettings()
  if (!exists || !data?.has_share_button) return null
  return (
    <IconButton size="sm" label={sharingTitleWords.share} onClick={() => openShare(historyItemId)}>
      <Share2 aria-hidden size={16} />
    </IconButton>
  )
}
