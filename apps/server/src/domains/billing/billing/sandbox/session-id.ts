import type { WorkspaceId } from '@vireo/contracts/kit'
import { createHash } from 'node:crypto'
import type { Vault } from '#kernel/vault.ts'

/**
 * The id of a hosted page: 256 bits that only this instance can make from the key it was asked for with, so that
 * the same key leads to the same page although only a hash of the id is kept.
 */
export function sessionId(vault: Vault, workspaceId: WorkspaceId, key: string): string {
  return vault.mac('sandbox-session', `${workspaceId} ${key}`)
}

export function hashOfId(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}

/** The address part of an invoice's page: it opens without signing in, so it cannot be guessed either. */
export function invoiceId(vault: Vault, workspaceId: WorkspaceId, number: number): string {
  return `${workspaceId}~${number}~${vault.mac('sandbox-invoice', `${workspaceId} ${number}`)}`
}

/** Undefined for an address that this instance did not make. */
export function readInvoiceId(vault: Vault, id: string): { workspaceId: WorkspaceId; number: number } | undefined {
  const [workspaceId = '', number = ''] = id.split('~')
  const isOurs = hashOfId(invoiceId(vault, workspaceId, Number(number))) === hashOfId(id)
  return isOurs ? { workspaceId, number: Number(number) } : undefined
}
