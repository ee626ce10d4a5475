import type { WorkspaceId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { findSettings, updateAlphaAccess } from './settings-store.ts'

export type SetAlphaAccess = { readonly workspaceId: WorkspaceId; readonly hasAccess: boolean }

/** Decides for the operator whether a workspace sees what is not finished. Throws `workspace_not_found`. */
export function setAlphaAccess(ctx: Context, { workspaceId, hasAccess }: SetAlphaAccess): Promise<void> {
  return transaction(ctx, async (ctx) => {
    if (!(await findSettings(ctx, workspaceId))) throw new AppError('workspace_not_found')
    await updateAlphaAccess(ctx, workspaceId, hasAccess)
    await writeAudit(ctx, {
      action: 'workspaces.alpha-access-set',
      workspaceId,
      target: { kind: 'workspace', id: workspaceId },
      details: { has_access: hasAccess },
    })
  })
}
