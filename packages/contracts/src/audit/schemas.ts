import { z } from 'zod'
import { coded } from '../kit/index.ts'

/** Classes of the Open Cybersecurity Schema Framework that our acts fall into. */
export const AuditClass = z.enum(['Account Change', 'Authentication', 'Entity Management'])
export type AuditClass = z.infer<typeof AuditClass>

const instant = z.number().int().min(0).max(8_640_000_000_000_000)

/** Which entries are meant; what is left out narrows nothing. */
export const AuditFilter = z.object({
  time_from_unix_ms: instant.nullish(),
  time_to_unix_ms: instant.nullish(),
  /** The id of whoever did it. */
  actor_uid: z.string().max(64).nullish(),
  class_name: AuditClass.nullish(),
  /** What happened, whole or its beginning: `identity.api-key-created`, `identity.`. */
  activity_name: z.string().max(100).nullish(),
  /** The id of what it was done to. */
  target_uid: z.string().max(200).nullish(),
})
export type AuditFilter = z.infer<typeof AuditFilter>

export const AuditQuery = AuditFilter.extend({
  limit: coded('invalid_page_size', z.number().int().min(1).max(100)).default(50),
  cursor: z.string().max(64).nullish(),
})

export const AuditExportQuery = AuditFilter.extend({ format: z.enum(['csv', 'jsonl']).default('csv') })

const text = z.string().nullable()

/** One act, in the form that security tools read. */
export const AuditLogEntry = z.object({
  id: z.string(),
  time: z.number().int(),
  time_dt: z.string(),
  activity_id: z.number().int(),
  activity_name: z.string(),
  category_name: z.string(),
  category_uid: z.number().int(),
  class_name: AuditClass,
  class_uid: z.number().int(),
  type_uid: z.number().int(),
  type_name: z.string(),
  severity_id: z.number().int(),
  status_id: z.number().int(),
  message: z.string(),
  actor: z.object({
    user: z.object({
      uid: text,
      name: text,
      type_id: z.number().int(),
      type: text,
      email_addr: text,
      full_name: text,
      domain: text,
    }),
    app_name: text,
    app_uid: text,
    session: z.object({ uid: z.string() }).nullable(),
  }),
  device: z.object({ ip: text, hostname: text, type_id: z.number().int() }).nullable(),
  http_request: z.null(),
  metadata: z.object({
    version: z.string(),
    product: z.object({ name: z.string(), vendor_name: z.string() }),
    correlation_uid: z.string(),
    sequence: z.number().int(),
    digest: z.string(),
  }),
  unmapped: z.object({
    target_kind: text,
    target_id: text,
    user_agent: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
})
export type AuditLogEntry = z.infer<typeof AuditLogEntry>

export const AuditPage = z.object({
  entries: z.array(AuditLogEntry),
  has_more: z.boolean(),
  next_cursor: text,
})
export type AuditPage = z.infer<typeof AuditPage>

/** What can be wrong with a chain: an entry was changed, is gone, or stands outside of it. */
export const AuditProblem = z.enum(['changed', 'missing', 'unlinked', 'cut'])
export type AuditProblem = z.infer<typeof AuditProblem>

export const AuditVerdict = z.object({
  intact: z.boolean(),
  entries: z.number().int(),
  /** The last link. Keep it elsewhere, and nobody can shorten the log unnoticed. */
  head: z.object({ sequence: z.number().int(), digest: z.string() }).nullable(),
  first_problem: z.object({ kind: AuditProblem, sequence: z.number().int().nullable(), entry_id: text }).nullable(),
})
export type AuditVerdict = z.infer<typeof AuditVerdict>
