import { SingleUseTokenType } from '@vireo/contracts/identity'
import type { Caller } from '#http/authenticate.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { hashSecret } from '../callers/secrets.ts'
import { permissionOf } from './permission-of.ts'
import { takeSingleUseToken, type TokenMaker } from './single-use-token-store.ts'

/**
 * Uses up a token and returns the caller it speaks for: its maker, while the credential it was made with still holds,
 * with no more permissions than the token is for. Throws `invalid_authorization_header`.
 */
export async function redeemSingleUseToken(
  ctx: Context,
  { token, type }: { readonly token: string; readonly type: string },
  callerOf: (maker: TokenMaker) => Promise<Caller | undefined>,
): Promise<Caller> {
  const known = SingleUseTokenType.safeParse(type)
  const maker = known.success ? await takeSingleUseToken(ctx, hashSecret(token), known.data) : undefined
  const caller = maker && (await callerOf(maker))
  if (!known.success || !caller)
    throw new AppError('invalid_authorization_header', { message: 'The token is not valid, was used or has expired.' })
  const { permissions } = caller.actor
  const allowed = permissionOf[known.data]
  const isAllowed = permissions === 'all' || permissions.includes(allowed)
  return { ...caller, actor: { ...caller.actor, permissions: isAllowed ? [allowed] : [] } }
}
