import type { Context } from '#kernel/context.ts'
import { listKeyNames } from './api-key-store.ts'

/** What the API keys with these ids are called, by id. Those of other workspaces and deleted ones are left out. */
export async function nameApiKeys(ctx: Context, ids: readonly string[]): Promise<Record<string, string>> {
  const keys = await listKeyNames(ctx, ids)
  return Object.fromEntries(keys.map(({ id, name }) => [id, name]))
}
