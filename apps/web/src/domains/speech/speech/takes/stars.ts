import { useState } from 'react'
import { z } from 'zod'

import { readStored, writeStored } from '#kit/storage.ts'
import type { Take } from './takes-of.ts'

const storageKey = 'vireo.starred-takes'
/** Far more than anybody compares; the oldest are forgotten first. */
const starsMax = 500

export type Stars = {
  readonly has: (id: string) => boolean
  /** Gives a star, or takes it back. */
  readonly toggle: (id: string) => void
}

/** Keeps which takes somebody liked best, in this browser until they sign out. */
export function useStars(): Stars {
  const [starred, setStarred] = useState(() => readStored(storageKey, z.array(z.string())) ?? [])
  return {
    has: (id) => starred.includes(id),
    toggle: (id) => {
      const next = withToggled(starred, id)
      setStarred(next)
      writeStored(storageKey, next)
    },
  }
}

/** Adds an id as the newest, or removes it. */
export function withToggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids].slice(0, starsMax)
}

/** Puts the starred takes before the others, each part in its order. */
export function starredFirst(takes: readonly Take[], has: Stars['has']): readonly Take[] {
  const isStarred = ({ item }: Take) => has(item.history_item_id)
  return [...takes.filter(isStarred), ...takes.filter((take) => !isStarred(take))]
}
