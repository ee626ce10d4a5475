import type { Input } from '@vireo/contracts/kit'
import type { serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { forgetCredential } from '#identity/callers/index.ts'
import { revokeKeyOf } from '#identity/keys/index.ts'
import { holdServiceAccount } from './service-account-store.ts'

/** Revokes a key of a service account: here at once, on every node within a second. */
export async function deleteServiceAccountKey(
  ctx: Context,
  input: Input<typeof serviceAccountsEndpoints.deleteKey>,
): Promise<void> {
  const { service_account_user_id: userId, api_key_id: keyId } = input
  await transaction(ctx, async (ctx) => {
    if (!(await holdServiceAccount(ctx, userId))) throw new AppError('service_account_not_found')
    await revokeKeyOf(ctx, { userId, keyId })
  })
  await forgetCredential(ctx, keyId)
}
