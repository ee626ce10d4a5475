import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { forgetPages } from '#sharing'
import { readHandle } from '../handles/handle-rules.ts'
import { findHandle } from '../handles/handle-store.ts'
import { holdProfile, saveProfile } from '../own/profile-store.ts'
import type { ProfileRow } from '../tables.ts'

type Decision = { readonly handle: string; readonly isDown: boolean }

/**
 * Takes a profile out of public view at once, or lets it be shown again; for whoever runs the instance. It is written into the log of
 * the workspace that it was shown from. Throws `profile_not_found`.
 */
export function setTakenDown(ctx: Context, { handle: given, isDown }: Decision): Promise<ProfileRow> {
  return transaction(ctx, async (ctx) => {
    const found = await findHandle(ctx, readHandle(given) ?? '')
    const before = found?.user_id && (await holdProfile(ctx, found.user_id))
    if (!before) throw new AppError('profile_not_found')
    if ((before.taken_down_at !== null) === isDown) return before
    const row = { ...before, taken_down_at: isDown ? ctx.now() : null }
    await saveProfile(ctx, row)
    await writeAudit(ctx, {
      action: isDown ? 'profiles.taken-down' : 'profiles.restored',
      workspaceId: row.workspace_id,
      target: { kind: 'profile', id: row.user_id },
      details: { handle: found?.handle ?? null },
    })
    ctx.afterCommit(forgetPages)
    return row
  })
}
