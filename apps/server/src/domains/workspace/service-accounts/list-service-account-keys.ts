import type { Input } from '@vireo/contracts/kit'
import type { serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { type ApiKeyInUse, listKeysOfAccounts } from '#identity/keys/index.ts'
import { findServiceAccount } from './service-account-store.ts'

/** Lists the keys of one service account. */
export async function listServiceAccountKeys(
  ctx: Context,
  input: Input<typeof serviceAccountsEndpoints.listKeys>,
): Promise<ApiKeyInUse[]> {
  const row = await findServiceAccount(ctx, input.service_account_user_id)
  if (!row) throw new AppError('service_account_not_found')
  return listKeysOfAccounts(ctx, [row.user_id])
}
