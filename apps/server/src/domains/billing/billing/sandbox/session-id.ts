import type { WorkspaceId } from '@vireo/contracts/kit'
import { createHash } from 'node:crypto'
import type { Vault } from '#kernel/vault.ts'

/**
 * Derives the id of a hosted page from the idempotency key it was asked for with: 256 bits that only this instance can
 * compute. The same key leads to the same page although only a hash of the id is kept.
 */
export function sessionId(vault: Vault, workspaceId: WorkspaceId, key: string): string {
  return vault.mac('sandbox-session', `${workspaceId} ${key}`)
}

/** Returns the SHA-256 hash, in base64url, by which a page is stored. */
export function hashOfId(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}

/** Returns the id in the address of an invoice's page, which opens without signing in and so cannot be guessed. */
export function invoiceId(vault: Vault, workspaceId: WorkspaceId, number: number): string {
  return `${workspaceId}~${number}~${vault.mac('sandbox-invoice', `${workspaceId} ${number}`)}`
}

/** Reads workspace and number from an invoice's id; undefined for one that this instance did not make. */
export function readInvoiceId(vault: Vault, id: string): { workspaceId: WorkspaceId; number: number } | undefined {
  const [workspaceId = '', number = ''] = id.split('~')
  const isOurs = hashOfId(invoiceId(vault, workspaceId, Number(number))) === hashOfId(id)
  return isOurs ? { workspaceId, number: Number(number) } : undefined
}
