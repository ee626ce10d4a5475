import type { WorkspaceId } from '@vireo/contracts/kit'
import type { BillingProviderName, Currency } from '@vireo/contracts/users'
import type { Context } from '../kernel/context.ts'

/** One thing that is paid once. Amounts are integers in the minor unit. */
export type NewSale = {
  /** Ours, and the idempotency key: the same sale leads to the same page. */
  readonly saleId: string
  /** Of whoever buys. */
  readonly workspaceId: WorkspaceId
  readonly email: string
  /** What stands on the receipt. */
  readonly description: string
  readonly amountMinor: number
  readonly currency: Currency
  /** Absolute, already checked. */
  readonly successUrl: string
  readonly cancelUrl: string
  readonly expiresAt: Date
}

/** How things stand with a sale now: all that ever happened to it, summed up. */
export type SaleStanding = {
  /** `open`: it can still be paid, or its money is on its way. `closed`: it cannot be paid any more, and was not. */
  readonly state: 'open' | 'paid' | 'closed'
  readonly paymentRef: string | null
  readonly paidMinor: number
  readonly refundedMinor: number
  /** What the bank took back, or holds while it decides. */
  readonly disputedMinor: number
  /** What the provider keeps for its work. */
  readonly feeMinor: number
}

/** Whoever takes the money for what people sell. Called outside of transactions only. Throws `BillingFailure`. */
export type SalesProvider = {
  readonly name: BillingProviderName
  /** A page where it is paid. Nothing is bought before that. */
  createPage(ctx: Context, sale: NewSale): Promise<{ readonly ref: string; readonly url: string }>
  /** Ends a page where nobody has paid; one that was paid, or is over, stays as it is. */
  closePage(ctx: Context, pageRef: string): Promise<void>
  readSale(ctx: Context, pageRef: string): Promise<SaleStanding>
  /** Gives all of it back that was not given back yet, or what is missing of so much in all; repeats have one effect. */
  refund(ctx: Context, pageRef: string, totalMinor?: number): Promise<void>
}
