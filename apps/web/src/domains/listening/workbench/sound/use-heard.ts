import type { WorkedContent } from '@vireo/contracts/productions'
import type { Workbench } from '@vireo/contracts/workbench'
import { useState } from 'react'

/** What is listened to: the recording that is worked on, or what it was dubbed from. */
export type Heard = 'dub' | 'original'

/** Holds which of both is listened to; `other` switches, and is absent where there is one alone. */
export function useHeard(workbench: Workbench, { original, media_url: url }: WorkedContent) {
  const [heard, hear] = useState<Heard>('dub')
  const played = heard === 'original' && original ? original : { media_url: url, media_type: workbench.media_type }
  return {
    heard,
    hear,
    url: played.media_url,
    isFilm: played.media_type.startsWith('video/'),
    other: original ? () => hear(heard === 'dub' ? 'original' : 'dub') : undefined,
  }
}
