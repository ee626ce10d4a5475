import type { WorkspaceId } from '@vireo/contracts/kit'
import { type AuditEntry, writeAudit } from '#kernel/audit.ts'
import { noClient } from '#kernel/client.ts'
import { system, type TransactionContext } from '#kernel/context.ts'

/**
 * Writes down what was decided about something public: for its workspace without who it was and from where, for whoever did it with
 * both. `own` is what they read where that is something else.
 */
export async function noteDecision(
  ctx: TransactionContext,
  workspaceId: WorkspaceId,
  entry: AuditEntry,
  own: AuditEntry = entry,
): Promise<void> {
  const isPerson = ctx.actor.kind !== 'system'
  if (isPerson) await writeAudit(ctx, own)
  if (isPerson && ctx.workspaceId === workspaceId) return
  await writeAudit({ ...ctx, actor: system, client: noClient }, { ...entry, workspaceId })
}
