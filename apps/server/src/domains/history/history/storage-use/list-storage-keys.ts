import type { Context } from '#kernel/context.ts'
import { allStorageKeys } from '../history-store.ts'

/** Lists the storage key of every recording that a backup has to include. */
export async function listStorageKeys(ctx: Context): Promise<string[]> {
  const rows = await allStorageKeys(ctx)
  return rows.map((row) => row.storage_key)
}
