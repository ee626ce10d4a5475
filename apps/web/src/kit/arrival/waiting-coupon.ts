import { z } from 'zod'

import { readStored, removeStored, writeStored } from '../storage.ts'

const storageKey = 'vireo.waiting-coupon'

/** The coupon of a link that nobody could judge yet: its person was signed out, or had no verified address. */
export function waitingCoupon(): string | undefined {
  return readStored(storageKey, z.string().min(1))
}

export function keepCoupon(coupon: string): void {
  writeStored(storageKey, coupon)
}

export function forgetCoupon(): void {
  removeStored(storageKey)
}
