import type { Input } from '@vireo/contracts/kit'
import type { serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertStillHolds, forgetCredential } from '#identity/callers/index.ts'
import { changeKeyOf } from '#identity/keys/index.ts'
import { assertWithinPower } from './policy.ts'
import { holdServiceAccount } from './service-account-store.ts'

/** Changes, disables or enables a key of a service account; takes effect everywhere within a second. */
export async function updateServiceAccountKey(
  ctx: Context,
  input: Input<typeof serviceAccountsEndpoints.updateKey>,
): Promise<void> {
  const { service_account_user_id: userId, api_key_id: keyId, ...change } = input
  await transaction(ctx, async (ctx) => {
    if (!(await holdServiceAccount(ctx, userId))) throw new AppError('service_account_not_found')
    const changed = await changeKeyOf(ctx, { userId, keyId, change })
    // Whoever is limited may still rename or disable a key that is not.
    const isLimitSet = change.character_limit !== null && change.character_limit !== 'no_update'
    const spends = isLimitSet || change.is_enabled === true ? { spends: changed.character_limit } : {}
    await assertWithinPower(ctx, { permissions: changed.permissions ?? 'all', ...spends })
    await assertStillHolds(ctx)
  })
  await forgetCredential(ctx, keyId)
}
