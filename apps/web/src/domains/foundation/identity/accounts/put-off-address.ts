import { z } from 'zod'

import { nowMs } from '#kit/clock.ts'
import { readStored, writeStored } from '#kit/storage.ts'

const storageKey = 'vireo.address-put-off'
const dayMs = 24 * 60 * 60 * 1000

/** Keeps for a day that somebody does not want to be reminded of their address. */
export function putOffAddress(): void {
  writeStored(storageKey, nowMs())
}

/** Tells whether somebody said less than a day ago that they do not want to be reminded of their address. */
export function isAddressPutOff(): boolean {
  const sinceMs = nowMs() - (readStored(storageKey, z.number()) ?? Number.NEGATIVE_INFINITY)
  return sinceMs >= 0 && sinceMs < dayMs
}
