import { z } from 'zod'
import { coded, defineEndpoint, idOf } from '../kit/index.ts'

export const shareReportReasons = ['false_identity', 'copyright', 'harm', 'spam', 'other'] as const
/** What somebody says who reports a recording, as a form of a page sends it. */
export const ShareReport = z.object({
  reason: z.enum(shareReportReasons),
  message: z.string().trim().max(1000).default(''),
})

/** What became of what was reported about a recording. */
export const shareCaseStates = ['open', 'taken_down', 'restored', 'dismissed'] as const
/** What whoever runs the instance decides about a link. */
export const shareDecisions = ['take-down', 'restore', 'dismiss'] as const

const seconds = z.number().int()

/** A recording that people reported, and what was decided about it. */
export const ReportedRecording = z.object({
  share_case_id: z.string(),
  share_link_id: z.string(),
  workspace_id: z.string(),
  state: z.enum(shareCaseStates),
  /** How often it was reported until then. */
  report_count: z.number().int(),
  opened_at_unix: seconds,
  decided_at_unix: seconds.nullable(),
  /** Its page, as long as it opens. What was ended by its owner has no title here either. */
  share_link: z.string().nullable(),
  /** Whether its page asks for a password; then nothing of what it says is told. */
  has_password: z.boolean(),
  title: z.string().nullable(),
  voice_name: z.string().nullable(),
  public_user_name: z.string().nullable(),
  /** What was said, the newest first; the last few. */
  reports: z.array(
    z.object({
      share_report_id: z.string(),
      reason: z.enum(shareReportReasons),
      message: z.string(),
      created_at_unix: seconds,
    }),
  ),
})
export type ReportedRecording = z.infer<typeof ReportedRecording>

export const ReportedQuery = z.object({
  /** What waits for a decision, the oldest first, or what has one, the newest first. */
  state: z.enum(['open', 'decided']).default('open'),
  page_size: coded('invalid_page_size', z.number().int().min(1).max(100)).default(30),
  cursor: z.string().max(64).nullish(),
})

export const ReportedPage = z.object({
  recordings: z.array(ReportedRecording),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type ReportedPage = z.infer<typeof ReportedPage>

export const ReportedPath = z.object({ share_link_id: idOf('shareLink', z.string().min(1).max(64)) })
export const ShareDecision = z.object({ decision: z.enum(shareDecisions) })
export const DecidedLink = z.object({ share_link_id: z.string(), is_taken_down: z.boolean() })

export const reportEndpoints = {
  listReported: defineEndpoint({
    id: 'sharing.listReported',
    method: 'GET',
    path: '/v1/admin/reported-recordings',
    summary: 'List shared recordings that people reported to whoever runs the instance',
    access: 'signed-in',
    query: ReportedQuery,
    success: { status: 200, schema: ReportedPage },
    errors: ['operator_only', 'invalid_cursor', 'invalid_page_size'],
  }),
  decide: defineEndpoint({
    id: 'sharing.decide',
    method: 'POST',
    path: '/v1/admin/reported-recordings/:share_link_id/decisions',
    summary: 'Take a shared recording out of public view, let it be shared again, or dismiss what was reported',
    access: 'signed-in',
    params: ReportedPath,
    body: ShareDecision,
    success: { status: 200, schema: DecidedLink },
    errors: ['operator_only', 'share_link_not_found'],
  }),
} as const
