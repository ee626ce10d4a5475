import { hash, randomBytes } from 'node:crypto'
import type { PayoutsProvider } from '#ports/payouts.ts'
import {
  findSandboxAccount,
  insertSandboxAccount,
  insertSandboxLink,
  insertSandboxTransfer,
  listSandboxTransfers,
} from './sandbox-payout-store.ts'

const linkLifetimeMs = 30 * 60_000

/** Pays test money to banks that do not exist: what is handed over is there at once. */
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
    transfer: insertSandboxTransfer,
    listPayouts: async (ctx, accountRef, { limit, cursor }) => {
      const rows = await listSandboxTransfers(ctx, accountRef, { before: cursor, limit: limit + 1 })
      const page = rows.slice(0, limit)
      const payouts = page.map((row) => ({
        ref: row.transfer_ref,
        amountMinor: row.amount_minor,
        currency: row.currency,
        status: 'paid' as const,
        createdAt: row.created_at,
        arrivesAt: row.created_at,
      }))
      return { payouts, nextCursor: rows.length > limit ? page.at(-1)?.transfer_ref : undefined }
    },
  }
}

/** Returns the SHA-256 hash, in hex, by which a sandbox link is stored. */
export function sandboxLinkHash(id: string): string {
  return hash('sha256', id, 'hex')
}
