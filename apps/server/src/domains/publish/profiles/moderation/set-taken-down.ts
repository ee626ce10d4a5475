import type { UserId } from '@vireo/contracts/kit'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { forgetPages } from '#sharing'
import { noteDecision, type PageDecision, settlePage } from '#sharing/page-reports/index.ts'
import { readHandle } from '../handles/handle-rules.ts'
import { findHandle, handleOf } from '../handles/handle-store.ts'
import { holdProfile, saveProfile } from '../own/profile-store.ts'
import type { ProfileRow } from '../tables.ts'

type Decision = { readonly handle: string; readonly isDown: boolean }

/**
 * Takes a profile out of public view at once, or lets it be shown again; for whoever runs the instance. It is written into the log of
 * the workspace that it was shown from, and settles what was reported. Throws `profile_not_found`.
 */
export function setTakenDown(ctx: Context, { handle: given, isDown }: Decision): Promise<ProfileRow> {
  return transaction(ctx, async (ctx) => {
    const found = await findHandle(ctx, readHandle(given) ?? '')
    if (!found?.user_id) throw new AppError('profile_not_found')
    return decide(ctx, { userId: found.user_id, isDown })
  })
}

/** Takes down or restores a page that was reported, where it is a profile. */
export async function decideReportedProfile(
  ctx: TransactionContext,
  { kind, id, isDown }: PageDecision,
): Promise<void> {
  if (kind === 'profile') await decide(ctx, { userId: id, isDown })
}

async function decide(
  ctx: TransactionContext,
  { userId, isDown }: { readonly userId: UserId; readonly isDown: boolean },
): Promise<ProfileRow> {
  const before = await holdProfile(ctx, userId)
  if (!before) throw new AppError('profile_not_found')
  const changed = (before.taken_down_at !== null) !== isDown
  const page = { kind: 'profile', id: userId, workspaceId: before.workspace_id } as const
  await settlePage(ctx, page, { state: isDown ? 'taken_down' : 'restored', changed })
  if (!changed) return before
  const row = { ...before, taken_down_at: isDown ? ctx.now() : null }
  await saveProfile(ctx, row)
  await noteDecision(ctx, row.workspace_id, {
    action: isDown ? 'profiles.taken-down' : 'profiles.restored',
    target: { kind: 'profile', id: row.user_id },
    details: { handle: await handleOf(ctx, userId) },
  })
  ctx.afterCommit(forgetPages)
  return row
}
