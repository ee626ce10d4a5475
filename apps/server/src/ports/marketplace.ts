import type { Context } from '../kernel/context.ts'

/** A token that does not say who somebody is at the marketplace: forged, for somebody else, or too old. */
export class MarketplaceTokenRefused extends Error {
  override readonly name = 'MarketplaceTokenRefused'
}

/** A marketplace that sends people here with a signed token. */
export type Marketplace = {
  /** The account at the marketplace that the token speaks of. Throws `MarketplaceTokenRefused`. */
  accountOf(ctx: Context, token: string): Promise<string>
  /** Tells the marketplace that the account has a workspace here. Harmless to repeat. Throws `BillingFailure`. */
  approveAccount(ctx: Context, accountRef: string): Promise<void>
}
