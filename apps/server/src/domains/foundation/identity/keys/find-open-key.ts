import type { ApiKeyId, Permission, UserId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { workspaceAdmits } from '../hooks.ts'
import { findApiKey } from './api-key-store.ts'

/** What a key is limited to. */
export type OpenKey = {
  readonly characterLimit: number | null
  readonly permissions: 'all' | readonly Permission[]
}

/**
 * Finds what limits a key with which somebody asked for work in the caller's workspace that is done later; undefined once it
 * opens nothing any more.
 */
export async function findOpenKey(ctx: Context, userId: UserId, keyId: ApiKeyId): Promise<OpenKey | undefined> {
  const key = await findApiKey(ctx, keyId)
  if (key?.user_id !== userId || key.workspace_id !== ctx.workspaceId || key.disabled_at) return undefined
  if (key.expires_at && key.expires_at <= ctx.now()) return undefined
  const admits = { userId, workspaceId: ctx.workspaceId, vouchedBy: key.vouched_by }
  if (!(await ctx.hooks.ask(workspaceAdmits, ctx, admits))) return undefined
  return { characterLimit: key.character_limit, permissions: key.permissions ?? 'all' }
}
