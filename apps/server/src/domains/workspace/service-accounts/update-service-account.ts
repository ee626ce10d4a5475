import type { Input } from '@vireo/contracts/kit'
import type { serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { renameMachine } from '#users'
import { placeMachine, lockMachine } from '#workspaces/machines/index.ts'
import { listKeysOfAccounts } from '#identity/keys/index.ts'
import { assertWithinPower } from './policy.ts'
import { shareNewThings } from './share-new-things.ts'
import { holdServiceAccount, updateServiceAccountRow } from './service-account-store.ts'

/**
 * Renames a service account, disables or enables it, or puts it into other groups; takes effect for its keys within a
 * second.
 */
export function updateServiceAccount(
  ctx: Context,
  input: Input<typeof serviceAccountsEndpoints.update>,
): Promise<void> {
  const { service_account_user_id: userId, name, is_enabled: isEnabled, group_ids: groupIds } = input
  return transaction(ctx, async (ctx) => {
    const row = await holdServiceAccount(ctx, userId)
    if (!row) throw new AppError('service_account_not_found')
    // Switching it on gives its keys their power back.
    if (isEnabled && row.disabled_at)
      for (const key of await listKeysOfAccounts(ctx, [userId]))
        await assertWithinPower(ctx, { permissions: key.permissions ?? 'all', spends: key.character_limit })
    const disabledAt = isEnabled === false ? (row.disabled_at ?? ctx.now()) : isEnabled ? null : row.disabled_at
    await updateServiceAccountRow(ctx, { ...row, name: name ?? row.name, disabled_at: disabledAt })
    if (name) await renameMachine(ctx, userId, name)
    await lockMachine(ctx, userId, disabledAt !== null)
    if (groupIds) await placeMachine(ctx, userId, groupIds)
    await shareNewThings(ctx, userId, input.default_sharing_groups)
    await writeAudit(ctx, {
      action: 'service-accounts.changed',
      target: { kind: 'service-account', id: userId },
      details: { name: name ?? row.name, disabled: disabledAt !== null, ...(groupIds && { groups: groupIds }) },
    })
  })
}
