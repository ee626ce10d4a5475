import type { Permission } from '@vireo/contracts/kit'
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

/** Refuses who planned a release and may no longer publish. Throws `insufficient_permissions`. */
export function assertMayWrite(ctx: Pick<Context, 'actor'>): void {
  assertPermission(ctx, 'publishing_write')
}

/**
 * Refuses credentials that may publish and not hear: what they bring before everybody they would hear there. Throws
 * `insufficient_permissions`.
 */
export function assertMayHear(ctx: Pick<Context, 'actor'>): void {
  assertPermission(ctx, 'speech_history_read')
}

function assertPermission({ actor: { permissions } }: Pick<Context, 'actor'>, permission: Permission): void {
  if (permissions === 'all' || permissions.includes(permission)) return
  throw new AppError('insufficient_permissions', {
    message: `This credential needs the permission ${permission}.`,
    data: { permission },
  })
}
