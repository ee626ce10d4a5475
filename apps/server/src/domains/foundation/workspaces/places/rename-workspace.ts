import type { Input } from '@vireo/contracts/kit'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { lockWorkspace, updateWorkspaceName } from '../members/member-store.ts'

/** Renames the caller's workspace. */
export function renameWorkspace(ctx: Context, { name }: Input<typeof workspacesEndpoints.rename>): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const workspace = await lockWorkspace(ctx, ctx.workspaceId)
    if (!workspace) throw new AppError('workspace_not_found')
    await updateWorkspaceName(ctx, workspace.id, name)
    await writeAudit(ctx, {
      action: 'workspaces.renamed',
      target: { kind: 'workspace', id: workspace.id },
      details: { name_before: workspace.name, name },
    })
  })
}
