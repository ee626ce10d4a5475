import { type Context, system, type TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { noteDecision, type PageDecision, settlePage } from '#sharing/page-reports/index.ts'
import { endOpenEditions } from '../editions/withdraw-work.ts'
import type { WorkRow } from '../tables.ts'
import { holdWorkAnywhere, saveTakenDown } from '../works/work-store.ts'

type Decision = { readonly workId: string; readonly isDown: boolean }

/**
 * Takes a work out of public view at once, and keeps it from being released; or lets it be released again. For whoever runs the
 * instance. It is written into the log of the work's workspace, and settles what was reported. Throws `work_not_found`.
 */
export function setTakenDown(ctx: Context, decision: Decision): Promise<WorkRow> {
  return transaction(ctx, (ctx) => decide(ctx, decision))
}

/** Takes down or restores a page that was reported, where it is a work. */
export async function decideReportedWork(ctx: TransactionContext, { kind, id, isDown }: PageDecision): Promise<void> {
  if (kind === 'work') await decide(ctx, { workId: id, isDown })
}

async function decide(ctx: TransactionContext, { workId, isDown }: Decision): Promise<WorkRow> {
  const before = await holdWorkAnywhere(ctx, workId)
  if (!before) throw new AppError('work_not_found')
  const changed = (before.taken_down_at !== null) !== isDown
  const page = { kind: 'work', id: workId, workspaceId: before.workspace_id } as const
  await settlePage(ctx, page, { state: isDown ? 'taken_down' : 'restored', changed })
  if (!changed) return before
  const inside = { ...ctx, actor: system, workspaceId: before.workspace_id }
  const row = { ...before, taken_down_at: isDown ? ctx.now() : null }
  await saveTakenDown(inside, workId, row.taken_down_at)
  if (isDown) await endOpenEditions(inside, workId)
  await noteDecision(ctx, row.workspace_id, {
    action: isDown ? 'publishing.taken-down' : 'publishing.restored',
    target: { kind: 'published-work', id: workId },
    details: { name: row.title },
  })
  return row
}
