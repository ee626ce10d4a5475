import { hash, randomBytes } from 'node:crypto'
import type { PayoutsProvider } from '#ports/payouts.ts'
import { findSandboxAccount, insertSandboxAccount, insertSandboxLink } from './sandbox-payout-store.ts'

const linkLifetimeMs = 30 * 60_000

/** Pays test money to banks that do not exist: nothing is ever paid out by it, so its history is empty. */
export function createSandboxPayouts(): PayoutsProvider {
  return {
    name: 'sandbox',
    createAccount: async (ctx, { workspaceId }) => {
      const accountRef = `sandbox-${workspaceId}`
      await insertSandboxAccount(ctx, accountRef)
      return accountRef
    },
    createLink: async (ctx, accountRef, { returnUrl }) => {
      const id = randomBytes(24).toString('base64url')
      const expiresAt = new Date(ctx.now().getTime() + linkLifetimeMs)
      await insertSandboxLink(ctx, { hash: sandboxLinkHash(id), accountRef, returnUrl, expiresAt })
      // The page is one of this product's own, as is where it leads back to.
      return { url: new URL(`/sandbox/connect/${id}`, returnUrl).href }
    },
    readAccount: async (ctx, accountRef) => {
      const isSubmitted = Boolean((await findSandboxAccount(ctx, accountRef))?.details_submitted_at)
      return { detailsSubmitted: isSubmitted, payoutsEnabled: isSubmitted, requirementsDue: isSubmitted ? 0 : 1 }
    },
    listPayouts: () => Promise.resolve({ payouts: [], nextCursor: undefined }),
  }
}

/** Returns the SHA-256 hash, in hex, by which a sandbox link is stored. */
export function sandboxLinkHash(id: string): string {
  return hash('sha256', id, 'hex')
}
