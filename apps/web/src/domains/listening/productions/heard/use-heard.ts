import type { WorkedContent } from '@vireo/contracts/productions'
import { useState } from 'react'

/** What is listened to: the recording that is worked on, or what it was dubbed from. */
export type Heard = 'dub' | 'original'

/** Holds which of both is listened to; `other` switches, and is absent where there is one alone. */
export function useHeard({ original, media_url: url }: Pick<WorkedContent, 'media_url' | 'original'>) {
  const [heard, hear] = useState<Heard>('dub')
  const playedOriginal = heard === 'original' && original ? original : undefined
  return {
    heard,
    hear,
    url: playedOriginal?.media_url ?? url,
    playedOriginal,
    other: original ? () => hear(heard === 'dub' ? 'original' : 'dub') : undefined,
  }
}
