import type { ApiKeyId, UserId } from '@vireo/contracts/kit'
import type { Actor } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { withinBoth } from '../callers/within-both.ts'
import { standingOf } from '../hooks.ts'
import { findOpenKey } from './find-open-key.ts'

export type Asker = {
  readonly userId: UserId
  readonly apiKeyId?: ApiKeyId | undefined
  readonly characterLimit?: number | undefined
}

/**
 * Lets work go on with the standing and within the limits of who asked for it, as they are now. Throws `forbidden` once they, or
 * the key that they asked with, are gone.
 */
export async function asAsker<C extends With<never>>(ctx: C, asker: Asker): Promise<C> {
  const { userId, apiKeyId } = asker
  const standing = await ctx.hooks.ask(standingOf, ctx, { userId, workspaceId: ctx.workspaceId })
  if (!standing) throw new AppError('forbidden', { message: 'Whoever asked for this is no longer here.' })
  const key = apiKeyId === undefined ? undefined : await findOpenKey(ctx, userId, apiKeyId)
  if (apiKeyId !== undefined && !key)
    throw new AppError('forbidden', { message: 'The API key that asked for this no longer opens anything.' })
  const characterLimit = key ? key.characterLimit : asker.characterLimit
  const { workspaceRole, groupIds, usageLimits, permissions } = standing
  const actor: Actor = {
    kind: apiKeyId === undefined ? 'user' : 'api-key',
    userId,
    workspaceRole,
    groupIds,
    permissions: key ? withinBoth(permissions, key.permissions) : permissions,
    ...(usageLimits.length > 0 && { usageLimits }),
    ...(apiKeyId !== undefined && { apiKeyId }),
    ...(typeof characterLimit === 'number' && { apiKeyCharacterLimit: characterLimit }),
  }
  // The signal is no member of its own in every context.
  return { ...ctx, signal: ctx.signal, actor }
}
