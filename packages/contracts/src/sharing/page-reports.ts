import { z } from 'zod'
import { defineEndpoint, idOf } from '../kit/index.ts'
import { ReportedQuery, ShareDecision, shareCaseStates, shareReportReasons } from './reports.ts'

/** What everybody finds, beside recordings by their links, and people report. */
export const reportedPageKinds = ['work', 'profile', 'sound'] as const

const seconds = z.number().int()

/** A work, a profile or a sound of the library that people reported, and what was decided about it. */
export const ReportedPageCase = z.object({
  page_case_id: z.string(),
  page_kind: z.enum(reportedPageKinds),
  /** Of the work; of the person whose profile it is. */
  page_id: z.string(),
  workspace_id: z.string(),
  state: z.enum(shareCaseStates),
  /** How often it was reported until then. */
  report_count: z.number().int(),
  opened_at_unix: seconds,
  decided_at_unix: seconds.nullable(),
  /** Where it is, as long as everybody sees it. */
  address: z.string().nullable(),
  title: z.string(),
  /** Its author; the handle of a profile. */
  by: z.string().nullable(),
  /** What was said, the newest first; the last few. */
  reports: z.array(
    z.object({
      page_report_id: z.string(),
      reason: z.enum(shareReportReasons),
      message: z.string(),
      created_at_unix: seconds,
    }),
  ),
})
export type ReportedPageCase = z.infer<typeof ReportedPageCase>

export const ReportedPageCases = z.object({
  pages: z.array(ReportedPageCase),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type ReportedPageCases = z.infer<typeof ReportedPageCases>

export const PageCasePath = z.object({ page_case_id: idOf('pageCase', z.string().min(1).max(64)) })
export const DecidedPage = z.object({ page_case_id: z.string(), is_taken_down: z.boolean() })
export type DecidedPage = z.infer<typeof DecidedPage>

export const pageReportEndpoints = {
  listReportedPages: defineEndpoint({
    id: 'sharing.listReportedPages',
    method: 'GET',
    path: '/v1/admin/reported-pages',
    summary: 'List works, profiles and sounds that people reported to whoever runs the instance',
    access: 'signed-in',
    query: ReportedQuery,
    success: { status: 200, schema: ReportedPageCases },
    errors: ['operator_only', 'invalid_cursor', 'invalid_page_size'],
  }),
  decideAboutPage: defineEndpoint({
    id: 'sharing.decideAboutPage',
    method: 'POST',
    path: '/v1/admin/reported-pages/:page_case_id/decisions',
    summary:
      'Take a work, a profile or a sound out of public view, let it be public again, or dismiss what was reported',
    access: 'signed-in',
    params: PageCasePath,
    body: ShareDecision,
    success: { status: 200, schema: DecidedPage },
    errors: ['operator_only', 'reported_page_not_found'],
  }),
} as const
