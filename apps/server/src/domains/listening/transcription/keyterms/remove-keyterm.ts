import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { removeKeytermRow } from './keyterm-store.ts'

/** Removes a key term of the caller's workspace. Throws `keyterm_not_found`. */
export async function removeKeyterm(ctx: Context, { keyterm_id: id }: { readonly keyterm_id: string }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    if (!(await removeKeytermRow(ctx, id))) throw new AppError('keyterm_not_found')
    await writeAudit(ctx, { action: 'transcription.keyterm-removed', target: { kind: 'keyterm', id } })
  })
}
