import { timingSafeEqual } from 'node:crypto'
import type { Vault } from '#kernel/vault.ts'
import type { SaleRow } from '../tables.ts'

type Keyed = Pick<SaleRow, 'id' | 'key_number'>

/** Derives the key of a purchase: 256 bits that only this instance can compute, others for each address that it ever had. */
export function listenerKey(vault: Vault, { id, key_number: number }: Keyed): string {
  return `${id}.${vault.mac('listener-key', `${id} ${number}`)}`
}

/** Reads of which purchase a key claims to be. */
export function saleIdIn(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('.')))
}

/** Tells whether a key is the one that a purchase has now. */
export function isKeyOf(vault: Vault, sale: Keyed, key: string): boolean {
  const [known, given] = [Buffer.from(listenerKey(vault, sale)), Buffer.from(key)]
  return known.length === given.length && timingSafeEqual(known, given)
}
