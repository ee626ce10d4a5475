import type { QueryClient } from '@tanstack/react-query'

import { forgetPeaks, player } from '../kit/player/index.ts'
import { onForget } from '../kit/session/index.ts'

/** Forgets everything of whoever used this browser when they sign out. */
export function forgetWhenSignedOut(client: QueryClient): void {
  onForget(() => {
    player.clear()
    forgetPeaks()
    client.clear()
  })
}
