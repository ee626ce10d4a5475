import type { WorkspaceId } from '@vireo/contracts/kit'
import type { BillingProviderName, Currency } from '@vireo/contracts/users'
import type { Context } from '../kernel/context.ts'

/** Where somebody is paid, as the provider sees it. */
export type PayoutAccount = {
  /** Everything was told that was asked for at first. */
  readonly detailsSubmitted: boolean
  readonly payoutsEnabled: boolean
  /** How many answers the provider still waits for. */
  readonly requirementsDue: number
}

export type Payout = {
  readonly ref: string
  readonly amountMinor: number
  /** Lower-case ISO code: people are paid in the currency of their bank. */
  readonly currency: Currency | (string & {})
  readonly status: 'pending' | 'in_transit' | 'paid' | 'canceled' | 'failed'
  readonly createdAt: Date
  readonly arrivesAt: Date | null
}

/** Where the browser goes afterwards; absolute and already checked. */
export type PayoutLink = { readonly returnUrl: string; readonly refreshUrl: string }

/** Whoever pays people out. Called outside of transactions only. Throws `BillingFailure`. */
export type PayoutsProvider = {
  readonly name: BillingProviderName
  /** A new account to be paid on; the same one for the same workspace when repeated. */
  createAccount(ctx: Context, owner: { readonly workspaceId: WorkspaceId; readonly email: string }): Promise<string>
  /** A page where its owner says who they are and where their bank is, or changes that. Works once and for minutes. */
  createLink(ctx: Context, accountRef: string, link: PayoutLink): Promise<{ url: string }>
  readAccount(ctx: Context, accountRef: string): Promise<PayoutAccount>
  /**
   * Hands money over to an account, which pays it out by itself. Repeats with the same reference have one effect. Throws
   * `not_supported` only where the provider has refused: after any other failure the money may have gone.
   */
  transfer(
    ctx: Context,
    accountRef: string,
    money: { readonly transferId: string; readonly amountMinor: number; readonly currency: Currency },
  ): Promise<void>
  /** Newest first. */
  listPayouts(
    ctx: Context,
    accountRef: string,
    page: { readonly limit: number; readonly cursor: string | undefined },
  ): Promise<{ readonly payouts: readonly Payout[]; readonly nextCursor: string | undefined }>
}
