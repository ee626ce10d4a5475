import type { BillingProviderName } from '@vireo/contracts/users'
import { defineGatheringHook, type GatheringHook } from '#kernel/hooks.ts'
import type { With } from '#ports/ports.ts'

/** That something happened to a sale: which, or by which payment it is found. What happened is asked of the provider. */
export type SaleTold = {
  readonly provider: BillingProviderName
  readonly saleId: string | undefined
  readonly paymentRef: string | undefined
}

/** A provider said that a sale changed. Answered outside of transactions; fails, to be told again. */
export const onSaleTold: GatheringHook<[With<'sales' | 'settings' | 'vault'>, SaleTold], void> =
  defineGatheringHook('billing.onSaleTold')
