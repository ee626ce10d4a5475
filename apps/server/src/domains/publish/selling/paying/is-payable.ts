import { sellingLimits } from '@vireo/contracts/selling'

/** Tells whether an amount is enough to be paid out. */
export function isPayable(minor: number): boolean {
  return minor >= sellingLimits.payoutMinMinor // proved by is-payable.unit.test.ts
}
