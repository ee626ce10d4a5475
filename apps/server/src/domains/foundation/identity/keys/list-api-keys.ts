import type { UserId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { type HashedApiKeyRow, listApiKeysOf } from './api-key-store.ts'
import { charactersUsedByKeys } from '../hooks.ts'

export type ApiKeyInUse = HashedApiKeyRow & { readonly charactersUsed: number }

/** Lists the caller's API keys in the workspace they act in, newest first, with what each has used. */
export function listApiKeys(ctx: Context): Promise<ApiKeyInUse[]> {
  return listKeysOfAccounts(ctx, [ctx.actor.userId])
}

/** Lists the keys of accounts that somebody else answers for, newest first, with the characters each has used. */
export async function listKeysOfAccounts(ctx: Context, userIds: readonly UserId[]): Promise<ApiKeyInUse[]> {
  const keys = await listApiKeysOf(ctx, userIds)
  const ids = keys.map((key) => key.id)
  const used = await ctx.hooks.ask(charactersUsedByKeys, ctx, ids)
  return keys.map((key) => ({ ...key, charactersUsed: used.get(key.id) ?? 0 }))
}
