import type { AuditLogEntry, AuditPage, AuditVerdict } from '@vireo/contracts/audit'
import { classifyAction } from './classify-action.ts'
import type { LoggedAct, LogPage } from './list-entries.ts'
import type { Verdict } from './verify-chain.ts'

const actorTypes: Readonly<Record<string, readonly [number, string]>> = {
  user: [1, 'User'],
  'api-key': [1, 'User'],
  system: [3, 'System'],
}

/** Presents an audit entry as an event of the Open Cybersecurity Schema Framework (OCSF). */
export function presentEntry({ row, actor }: LoggedAct): AuditLogEntry {
  const { className, classUid, activityId } = classifyAction(row.action)
  const [typeId, type] = actorTypes[row.actor_kind] ?? [99, 'Other']
  return {
    id: row.id,
    time: row.created_at.getTime(),
    time_dt: row.created_at.toISOString(),
    activity_id: activityId,
    activity_name: row.action,
    category_name: 'Identity & Access Management',
    category_uid: 3,
    class_name: className,
    class_uid: classUid,
    type_uid: classUid * 100 + activityId,
    type_name: `${className}: ${row.action}`,
    severity_id: 1,
    status_id: 1,
    message: messageOf(row.action, row.target_kind, row.target_id),
    actor: {
      user: {
        uid: row.actor_id === '' ? null : row.actor_id,
        name: actor?.first_name ?? null,
        type_id: typeId,
        type,
        email_addr: actor?.email ?? null,
        full_name: actor?.first_name ?? null,
        domain: null,
      },
      app_name: row.api_key_id === null ? null : 'API key',
      app_uid: row.api_key_id,
      session: row.session_id === null ? null : { uid: row.session_id },
    },
    device: row.address === '' ? null : { ip: row.address, hostname: null, type_id: 99 },
    http_request: null,
    metadata: {
      version: '1.3.0',
      product: { name: 'Vireo', vendor_name: 'Vireo' },
      correlation_uid: row.request_id,
      sequence: row.sequence,
      digest: row.digest,
    },
    unmapped: {
      target_kind: row.target_kind,
      target_id: row.target_id,
      user_agent: row.user_agent,
      details: row.details,
    },
  }
}

function messageOf(action: string, kind: string | null, id: string | null): string {
  const words = action
    .slice(action.indexOf('.') + 1)
    .replaceAll('-', ' ')
    .replace(/\bapi\b/u, 'API')
  const said = words.charAt(0).toUpperCase() + words.slice(1)
  return id === null ? said : `${said}: ${kind ?? 'thing'} ${id}`
}

/** Presents a page of the audit log; `next_cursor` is null on the last page. */
export function presentLogPage({ acts, nextCursor }: LogPage): AuditPage {
  return { entries: acts.map(presentEntry), has_more: nextCursor !== null, next_cursor: nextCursor }
}

/** Presents whether a chain is intact and, if it is not, its first problem. */
export function presentVerdict({ intact, entries, head, problem }: Verdict): AuditVerdict {
  return {
    intact,
    entries,
    head: head ? { sequence: head.sequence, digest: head.digest } : null,
    first_problem: problem ? { kind: problem.kind, sequence: problem.sequence, entry_id: problem.entryId } : null,
  }
}
