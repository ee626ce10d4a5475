import type { PaidPeriod } from '@vireo/contracts/billing'
import type { Currency } from '@vireo/contracts/users'

/** Which prices a public page shows. */
export type PriceChoice = { readonly period: PaidPeriod; readonly currency: Currency }
