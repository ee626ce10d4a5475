import { insertAuditEntry } from './audit-store.ts'
import type { TransactionContext } from './context.ts'
import { invariant } from './errors.ts'
import type { Id } from './ids.ts'
import type { AuditAction } from './product.ts'

/** What somebody did that others may have to explain later. */
export type AuditEntry = {
  /** Slice and what happened, in the past tense: `identity.api-key-created`. */
  readonly action: AuditAction
  /** What it was done to. */
  readonly target?: { readonly kind: string; readonly id: string }
  /** The workspace it concerns; the caller's when absent. */
  readonly workspaceId?: Id<'workspace'>
  /** Facts worth keeping for years: names, numbers, before and after. Never what opens a door, never a text of a user's. */
  readonly details?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>
}

const looksSecret = /password|secret|token|totp|otp_|_otp|hash|cookie|backup_?code|authorization/i

/**
 * Writes down a privileged act with who did it, from where and when, in the transaction that does it: either
 * both happen or neither. Entries are never changed or removed.
 */
export async function writeAudit(ctx: TransactionContext, entry: AuditEntry): Promise<void> {
  const { actor, client, acts } = ctx
  acts?.admit(entry.action)
  const details = entry.details ?? {}
  const secret = Object.keys(details).find((name) => looksSecret.test(name))
  invariant(secret === undefined, `the audit entry ${entry.action} would keep ${secret}`)
  await insertAuditEntry(ctx, {
    id: ctx.newId('auditEntry'),
    workspace_id: entry.workspaceId ?? ctx.workspaceId,
    action: entry.action,
    actor_kind: actor.kind,
    actor_id: actor.userId,
    api_key_id: actor.apiKeyId ?? null,
    session_id: actor.sessionId ?? null,
    target_kind: entry.target?.kind ?? null,
    target_id: entry.target?.id ?? null,
    details,
    address: client.address,
    user_agent: client.userAgent,
    request_id: ctx.requestId,
    created_at: ctx.now(),
  })
  if (acts) ctx.afterCommit(() => acts.hear(entry.action))
}
