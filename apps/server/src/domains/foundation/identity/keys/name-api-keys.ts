import type { Context } from '#kernel/context.ts'
import { listKeyNames } from './api-key-store.ts'

/** Returns the names of these API keys by id. Deleted keys and those of other workspaces are left out. */
export async function nameApiKeys(ctx: Context, ids: readonly string[]): Promise<Record<string, string>> {
  const keys = await listKeyNames(ctx, ids)
  return Object.fromEntries(keys.map(({ id, name }) => [id, name]))
}
