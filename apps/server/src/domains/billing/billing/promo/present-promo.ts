import type { PromoValidation } from '@vireo/contracts/billing'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { PromoCodeRow } from './tables.ts'

/** Presents what a code takes off. An unusable code looks like one that never existed. */
export function presentPromo(code: PromoCodeRow | undefined): PromoValidation {
  return {
    valid: code !== undefined,
    amount_off: code?.amount_off ?? null,
    percent_off: code?.percent_off ?? null,
    duration_in_months: code?.duration_in_months ?? null,
    currency: code?.currency ?? null,
    extended: {
      ends_at_unix: code?.expires_at ? unixSeconds(code.expires_at) : null,
      description: code?.description ?? null,
    },
  }
}
