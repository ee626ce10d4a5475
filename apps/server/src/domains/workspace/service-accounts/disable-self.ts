import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { forgetCredential } from '#identity/callers/index.ts'
import { changeKeyOf } from '#identity/keys/index.ts'
import { hasEnterpriseFeatures } from '#workspaces'
import { findSelfDisable } from './self-disable-store.ts'

const onlyDisabled = {
  is_enabled: false,
  name: null,
  permissions: 'no_update',
  character_limit: 'no_update',
  allowed_ips: 'no_update',
} as const

/**
 * Disables the key that calls, so that anybody who finds a leaked one can end it. The key's own setting decides, then
 * the workspace's, then the plan's: large organisations choose for themselves.
 */
export async function disableSelf(ctx: Context): Promise<void> {
  const { apiKeyId: keyId, userId } = ctx.actor
  if (keyId === undefined) throw new AppError('api_key_needed')
  const isAllowedHere = (await findSelfDisable(ctx)) ?? !(await hasEnterpriseFeatures(ctx))
  await transaction(ctx, async (ctx) => {
    const key = await changeKeyOf(ctx, { userId, keyId, change: onlyDisabled })
    if (!(key.third_party_disable_allowed ?? isAllowedHere)) throw new AppError('self_disable_not_allowed')
  })
  await forgetCredential(ctx, keyId)
}
