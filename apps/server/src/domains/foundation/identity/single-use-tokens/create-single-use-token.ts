import type { singleUseTokenEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { hashSecret, makeSecret } from '../callers/secrets.ts'
import { permissionOf } from './permission-of.ts'
import { insertSingleUseToken } from './single-use-token-store.ts'

/** How long a token is valid, unless it is used before. */
export const tokenLifetimeMs = 15 * 60_000

export const singleUseTokenPrefix = 'sutkn_'

/** Creates a token that opens one socket or one request, once, with what its maker may do there. It is shown this once. */
export async function createSingleUseToken(
  ctx: Context,
  { token_type: type }: Input<typeof singleUseTokenEndpoints.createSingleUseToken>,
): Promise<{ readonly token: string }> {
  const needed = permissionOf[type]
  const { permissions } = ctx.actor
  if (permissions !== 'all' && !permissions.includes(needed))
    throw new AppError('insufficient_permissions', {
      message: `This credential needs the permission ${needed}.`,
      data: { permission: needed },
    })
  const token = makeSecret(singleUseTokenPrefix)
  const expiresAt = new Date(ctx.now().getTime() + tokenLifetimeMs)
  await insertSingleUseToken(ctx, { tokenHash: hashSecret(token), type, expiresAt })
  return { token }
}
