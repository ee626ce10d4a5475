import { MenuItem } from '@vireo/ui'
import { Share2 } from 'lucide-react'

import { openShare } from '../open-share.ts'
import { useSharingSettings } from '../queries.ts'
import { sharingTitleWords } from '../titles/words.ts'

/** Leads from the menu of a recording to its link, where the workspace's tier has that. */
export function ShareEntry({ historyItemId }: { readonly historyItemId: string }) {
  const { data } = useSharingSettings()
  if (!data?.has_share_button) return null
  return (
    <MenuItem icon={<Share2 aria-hidden size={16} />} onSelect={() => openShare(historyItemId)}>
      {sharingTitleWords.share}
    </MenuItem>
  )
}
