import { useSyncExternalStore } from 'react'
import { showMessage } from '@vireo/ui'

import { forgetPromo, StoredPromo, storedPromo, subscribePromo } from '#kit/arrival/index.ts'
import { promoWords } from './words.ts'

/** Writes the stored code as text, which stays the same while nothing changes. */
function snapshot(): string {
  return JSON.stringify(storedPromo() ?? null)
}

/** Follows the promo code that waits for a checkout. */
export function usePromo(): StoredPromo | undefined {
  const text = useSyncExternalStore(subscribePromo, snapshot)
  return StoredPromo.safeParse(JSON.parse(text)).data
}

/** Forgets the code and says so. */
export function removePromo({ promocode }: StoredPromo): void {
  forgetPromo()
  showMessage(promoWords.removed(promocode))
}
