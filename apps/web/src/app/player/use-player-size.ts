import { useState } from 'react'
import { z } from 'zod'

import { readStored, writeStored } from '../../kit/storage.ts'

/** How high the player is; the heights stand in the styles. */
export type PlayerSize = 'slim' | 'open'

const storageKey = 'vireo.player-size'

/** Follows how high somebody wants the player, and keeps it for their next visit. */
export function usePlayerSize(): [PlayerSize, (size: PlayerSize) => void] {
  const [size, setSize] = useState<PlayerSize>(() => readStored(storageKey, z.enum(['slim', 'open'])) ?? 'slim')
  const change = (next: PlayerSize) => {
    setSize(next)
    writeStored(storageKey, next)
  }
  return [size, change]
}
