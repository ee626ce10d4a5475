import type { QueryClient } from '@tanstack/react-query'

import { forgetPeaks, player } from '../kit/player/index.ts'
import { onForget } from '../kit/session/index.ts'

/** Whoever uses this browser next finds nothing of whoever used it before. */
export function forgetWhenSignedOut(client: QueryClient): void {
  onForget(() => {
    player.clear()
    forgetPeaks()
    client.clear()
  })
}
