import { z } from 'zod'

import { readStored, removeStored, writeStored } from '../storage.ts'

const storageKey = 'vireo.promo'
const listeners = new Set<() => void>()

/** A promo code the server found valid, with what it takes off. */
export const StoredPromo = z.object({
  promocode: z.string().min(1),
  /** Minor units of the currency. */
  amount_off: z.int().nullable(),
  percent_off: z.number().nullable(),
  duration_in_months: z.int().nullable(),
  /** The one that the amount is in; none is whichever is paid in. */
  currency: z.enum(['usd', 'eur']).nullish(),
  /** What the code itself says: until when it can be used (in seconds), and what it is for. */
  extended: z.object({ ends_at_unix: z.int().nullable(), description: z.string().nullable() }).optional(),
})
export type StoredPromo = z.output<typeof StoredPromo>

/** Answers the promo code that waits for a checkout; signing out forgets it. */
export function storedPromo(): StoredPromo | undefined {
  return readStored(storageKey, StoredPromo)
}

/** Keeps a promo code for a checkout. */
export function keepPromo(promo: StoredPromo): void {
  writeStored(storageKey, promo)
  for (const listener of listeners) listener()
}

/** Forgets the promo code that waits for a checkout. */
export function forgetPromo(): void {
  removeStored(storageKey)
  for (const listener of listeners) listener()
}

/** Calls back whenever the promo code changes, here or in another tab. Returns how to stop listening. */
export function subscribePromo(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', hear)
  }
}
