import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { WorkRow } from './tables.ts'
import { findWork, holdWork } from './works/work-store.ts'

/** Finds a work of the caller's workspace. Throws `work_not_found`. */
export async function getWorkRow(ctx: Context, { work_id: id }: { readonly work_id: string }): Promise<WorkRow> {
  const work = await findWork(ctx, id)
  if (!work) throw new AppError('work_not_found')
  return work
}

/** Finds the same, and holds it until the transaction ends. */
export async function holdWorkRow(ctx: Context, { work_id: id }: { readonly work_id: string }): Promise<WorkRow> {
  const work = await holdWork(ctx, id)
  if (!work) throw new AppError('work_not_found')
  return work
}
