import type { WorkspaceId } from '@vireo/contracts/kit'
import type { ProviderInvoice, ProviderSnapshot } from '#ports/billing-provider.ts'
import type { Vault } from '#kernel/vault.ts'
import { describe, describeInvoice, type Invoice } from '../lifecycle/index.ts'
import { invoiceId } from './session-id.ts'
import type { AccountRow } from './tables.ts'

/** What is needed to make addresses of pages. */
export type SandboxParts = { readonly vault: Vault; readonly publicUrl: URL }

/** Describes a sandbox account in the terms of the port. */
export function snapshotOf(parts: SandboxParts, account: AccountRow): ProviderSnapshot {
  const { workspace_id: workspaceId, billing } = account
  const { subscriptionNumber, ...described } = describe(billing, (number) => invoiceUrl(parts, workspaceId, number))
  return {
    ...described,
    provider: 'sandbox',
    workspaceId,
    customerRef: workspaceId,
    subscriptionRef: subscriptionNumber === null ? null : `sub_${subscriptionNumber}`,
  }
}

/** Describes an invoice of the sandbox in the terms of the port, with the address of its page. */
export function invoiceOf(parts: SandboxParts, workspaceId: WorkspaceId, invoice: Invoice): ProviderInvoice {
  return describeInvoice(invoice, (number) => invoiceUrl(parts, workspaceId, number))
}

/** Returns the absolute address of an invoice's page. */
export function invoiceUrl({ vault, publicUrl }: SandboxParts, workspaceId: WorkspaceId, number: number): string {
  return new URL(`/sandbox/invoice/${invoiceId(vault, workspaceId, number)}`, publicUrl).href
}
