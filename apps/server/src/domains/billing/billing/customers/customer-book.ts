import type { WorkspaceId } from '@vireo/contracts/kit'
import type { BillingProviderName } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { drawVersion, findCustomerRef, saveCustomerRef } from './customer-store.ts'

/**
 * What an adapter has to remember about workspaces. A version is drawn *before* how things stand is read: whoever
 * reads after a change drew a larger number than everybody who read before it, so the snapshot with the largest
 * version is never an old one.
 */
export type CustomerBook = {
  find(ctx: Context, workspaceId: WorkspaceId): Promise<string | undefined>
  /** Keeps a reference unless one is kept already; returns the one that was kept first. */
  keep(ctx: Context, workspaceId: WorkspaceId, customerRef: string): Promise<string>
  drawVersion(ctx: Context, workspaceId: WorkspaceId): Promise<number>
}

/** Returns the book of one provider's customers, kept in the database that all nodes share. */
export function customerBook(provider: BillingProviderName): CustomerBook {
  return {
    find: (ctx, workspaceId) => findCustomerRef(ctx, provider, workspaceId),
    keep: (ctx, workspaceId, customerRef) => saveCustomerRef(ctx, provider, { workspaceId, customerRef }),
    drawVersion: (ctx, workspaceId) => drawVersion(ctx, provider, workspaceId),
  }
}
