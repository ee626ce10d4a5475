import type { Input } from '@vireo/contracts/kit'
import type { serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertStillHolds } from '#identity/callers/index.ts'
import { issueApiKey, type IssuedApiKey } from '#identity/keys/index.ts'
import { assertWithinPower } from './policy.ts'
import { holdServiceAccount } from './service-account-store.ts'

/** Creates a key for a service account. */
export function createServiceAccountKey(
  ctx: Context,
  input: Input<typeof serviceAccountsEndpoints.createKey>,
): Promise<IssuedApiKey> {
  return transaction(ctx, async (ctx) => {
    const row = await holdServiceAccount(ctx, input.service_account_user_id)
    if (!row) throw new AppError('service_account_not_found')
    await assertWithinPower(ctx, { permissions: input.permissions, spends: input.character_limit })
    await assertStillHolds(ctx)
    return issueApiKey(ctx, {
      vouchedBy: ctx.workspaceId,
      userId: row.user_id,
      workspaceId: ctx.workspaceId,
      name: input.name,
      permissions: input.permissions,
      characterLimit: input.character_limit,
      allowedAddresses: input.allowed_ips,
      thirdPartyDisableAllowed: input.third_party_disable_allowed ?? null,
    })
  })
}
