import type { Input } from '@vireo/contracts/kit'
import type { serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertStillHolds, forgetCredential } from '#identity/callers/index.ts'
import { replaceApiKey, type ReplacedApiKey } from '#identity/keys/index.ts'
import { assertWithinPower } from './policy.ts'
import { holdServiceAccount } from './service-account-store.ts'

/** Creates a key that replaces another, which stays valid for `overlap_seconds`. */
export async function rotateServiceAccountKey(
  ctx: Context,
  input: Input<typeof serviceAccountsEndpoints.rotateKey>,
): Promise<ReplacedApiKey> {
  const { service_account_user_id: userId, api_key_id: keyId, overlap_seconds: seconds } = input
  const replaced = await transaction(ctx, async (ctx) => {
    if (!(await holdServiceAccount(ctx, userId))) throw new AppError('service_account_not_found')
    return replaceApiKey(ctx, {
      userId,
      keyId,
      overlapMs: seconds * 1000,
      // The new secret is told to whoever asks.
      assertMay: async (key) => {
        await assertWithinPower(ctx, { permissions: key.permissions ?? 'all', spends: key.character_limit })
        await assertStillHolds(ctx)
      },
    })
  })
  await forgetCredential(ctx, keyId)
  return replaced
}
