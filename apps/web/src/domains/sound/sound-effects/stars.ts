import { useState } from 'react'
import { z } from 'zod'

import { readStored, writeStored } from '#kit/storage.ts'

const storageKey = 'vireo.starred-sounds'
/** Far more than anybody compares; the oldest are forgotten first. */
const starsMax = 500

/** Keeps which sounds somebody liked best, in this browser until they sign out. */
export function useStars() {
  const [starred, setStarred] = useState(() => readStored(storageKey, z.array(z.string())) ?? [])
  return {
    has: (id: string) => starred.includes(id),
    toggle: (id: string) => {
      const next = starred.includes(id) ? starred.filter((other) => other !== id) : [id, ...starred].slice(0, starsMax)
      setStarred(next)
      writeStored(storageKey, next)
    },
  }
}
