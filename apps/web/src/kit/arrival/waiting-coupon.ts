import { z } from 'zod'

import { readStored, removeStored, writeStored } from '../storage.ts'

const storageKey = 'vireo.waiting-coupon'

/** Answers the coupon of a link that nobody could judge yet: its person was signed out, or had no verified address. */
export function waitingCoupon(): string | undefined {
  return readStored(storageKey, z.string().min(1))
}

/** Keeps the coupon of a link until somebody can judge it. */
export function keepCoupon(coupon: string): void {
  writeStored(storageKey, coupon)
}

/** Forgets the coupon that waits. */
export function forgetCoupon(): void {
  removeStored(storageKey)
}
