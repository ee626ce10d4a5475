import { writeAudit } from '#kernel/audit.ts'
import { type Context, system } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { endOpenEditions } from '../editions/withdraw-work.ts'
import type { WorkRow } from '../tables.ts'
import { holdWorkAnywhere, saveTakenDown } from '../works/work-store.ts'

type Decision = { readonly workId: string; readonly isDown: boolean }

/**
 * Takes a work out of public view at once, and keeps it from being released; or lets it be released again. For whoever runs the
 * instance. It is written into the log of the work's workspace. Throws `work_not_found`.
 */
export function setTakenDown(ctx: Context, { workId, isDown }: Decision): Promise<WorkRow> {
  return transaction(ctx, async (ctx) => {
    const before = await holdWorkAnywhere(ctx, workId)
    if (!before) throw new AppError('work_not_found')
    if ((before.taken_down_at !== null) === isDown) return before
    const inside = { ...ctx, actor: system, workspaceId: before.workspace_id }
    const row = { ...before, taken_down_at: isDown ? ctx.now() : null }
    await saveTakenDown(inside, workId, row.taken_down_at)
    if (isDown) await endOpenEditions(inside, workId)
    await writeAudit(inside, {
      action: isDown ? 'publishing.taken-down' : 'publishing.restored',
      workspaceId: row.workspace_id,
      target: { kind: 'published-work', id: workId },
      details: { name: row.title },
    })
    return row
  })
}
