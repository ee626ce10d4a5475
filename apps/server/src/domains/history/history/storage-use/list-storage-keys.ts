import type { Context } from '#kernel/context.ts'
import { allStorageKeys } from '../history-store.ts'

/** Names every recording that a backup has to take along. */
export async function listStorageKeys(ctx: Context): Promise<string[]> {
  const rows = await allStorageKeys(ctx)
  return rows.map((row) => row.storage_key)
}
